/** The two facts that say whether a level is passed. */
export interface QuizResult {
  /** Whether the attempt with this score passed. */
  readonly quizCompleted: boolean;
  /** In percent; null before the first quiz. */
  readonly quizScore: number | null;
}

/** That a level's quiz is completed, or not yet. */
export interface CompletedQuiz {
  /** From 1. */
  readonly level: number;
  /** False until the quiz is passed. */
  readonly quizCompleted: boolean;
}

/**
 * One learner's work in one level, as facts; rules derive everything else. It has the shape of a row of
 * `course_progress`.
 */
export interface LevelRecord extends QuizResult {
  /** From 1. */
  readonly level: number;
  /** Task keys, `level-{level}-task-{task}`, ascending and without repeats. */
  readonly completedTasks: readonly string[];
  /** How long the attempt took whose score this is; null before the first quiz. */
  readonly quizTimeSeconds: number | null;
}

/** The record of a level that was not begun. */
export function emptyRecord(level: number): LevelRecord {
  return { level, completedTasks: [], quizCompleted: false, quizScore: null, quizTimeSeconds: null };
}

/** The record of a level, or an empty one. */
export function recordOf(records: readonly LevelRecord[], level: number): LevelRecord {
  return records.find((record) => record.level === level) ?? emptyRecord(level);
}

/** The records with this one in place of the level's previous one, level ascending. */
export function withRecord(records: readonly LevelRecord[], record: LevelRecord): LevelRecord[] {
  return [...records.filter((other) => other.level !== record.level), record].sort(
    (a, b) => a.level - b.level,
  );
}
