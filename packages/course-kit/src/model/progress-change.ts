import { recordOf, withRecord, type LevelRecord } from './level-record.js';
import { isPassingScore, type QuizAnswer } from './scoring.js';
import { normaliseCompletedTasks, taskKey } from './task-key.js';

/** Whose change it is, and when it was made. */
interface OfLearner {
  /**
   * When the learner did it, in milliseconds since 1970 by this device's clock. Changes made before a deletion of
   * progress are refused, however late they arrive. @default now
   */
  readonly madeAt?: number;
  /** Whose change it is. @default the learner who is signed in; without accounts, the browser's */
  readonly learnerId?: string;
}

/** A task was marked as completed or unmarked. */
export interface TaskChange extends OfLearner {
  /** Tells it from other changes. */
  readonly kind: 'task';
  /** From 1. */
  readonly level: number;
  /** From 1, within its level. */
  readonly task: number;
  /** False if the task was unmarked. */
  readonly isCompleted: boolean;
}

/** The answers of a quiz, where the storage marks them. */
export interface HandedInAnswers {
  /** Identifies this attempt, so that it counts once however often it is sent. */
  readonly id: string;
  /** The ids of the questions that were answered. */
  readonly questions: readonly string[];
  /** The answer to each. */
  readonly answers: readonly QuizAnswer[];
}

/** A quiz was submitted. */
export interface QuizChange extends OfLearner {
  /** Tells it from other changes. */
  readonly kind: 'quiz';
  /** From 1. */
  readonly level: number;
  /** In percent; 0 while it is not marked. */
  readonly score: number;
  /** How long the attempt took. */
  readonly timeSeconds: number;
  /** The score is at least the pass mark. */
  readonly isPassed: boolean;
  /** What the storage marks: its score counts then, whatever this change says. @default the score is what was marked */
  readonly handIn?: HandedInAnswers;
  /** False while the answers wait to be marked: until then nothing that is shown changes. @default true */
  readonly isMarked?: boolean;
}

/** Something a learner did that changes their progress. */
export type ProgressChange = TaskChange | QuizChange;

/** A change that says when it was made. */
export type DatedChange = ProgressChange & { readonly madeAt: number };

/** The record after the change; changes to other tasks of the level are kept. */
export function applyChange(record: LevelRecord, change: ProgressChange, passMark: number): LevelRecord {
  return change.kind === 'task' ? applyTask(record, change) : applyQuiz(record, change, passMark);
}

/** All records after all changes, in the order they were made. */
export function applyChanges(
  records: readonly LevelRecord[],
  changes: readonly ProgressChange[],
  passMark: number,
): readonly LevelRecord[] {
  return changes.reduce<readonly LevelRecord[]>(
    (current, change) => withRecord(current, applyChange(recordOf(current, change.level), change, passMark)),
    records,
  );
}

function applyTask(record: LevelRecord, { level, task, isCompleted }: TaskChange): LevelRecord {
  const key = taskKey(level, task);
  const others = record.completedTasks.filter((completed) => completed !== key);
  return {
    ...record,
    completedTasks: normaliseCompletedTasks(level, isCompleted ? [...others, key] : others),
  };
}

/** A pass is never taken away and its score never lowered by a later attempt. */
function applyQuiz(record: LevelRecord, change: QuizChange, passMark: number): LevelRecord {
  const wasPassed = record.quizCompleted && isPassingScore(record.quizScore, passMark);
  const isWorse = !change.isPassed || change.score <= (record.quizScore ?? 0);
  if (change.isMarked === false || (wasPassed && isWorse)) return record;
  return {
    ...record,
    quizCompleted: change.isPassed,
    quizScore: change.score,
    quizTimeSeconds: change.timeSeconds,
  };
}
