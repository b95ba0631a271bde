import type { CourseOutline } from './course.js';
import type { LevelRecord } from './level-record.js';
import type { ProgressChange } from './progress-change.js';
import { isPassingScore, scorePercent } from './scoring.js';
import { taskNumber } from './task-key.js';

/**
 * A visitor's progress as changes. Applied to an account's records they give the union of the tasks and the better quiz
 * results. Levels ascend, so that each is open when its changes arrive. Failed quizzes are left out, because any other
 * result is better.
 *
 * @returns `incomplete` counts completed quizzes without a score. By the rules they are no pass and cannot be merged,
 *   and the learner must be told.
 */
export function changesOf(
  records: readonly LevelRecord[],
  { passMark, levels }: Pick<CourseOutline, 'passMark' | 'levels'>,
): { readonly changes: readonly ProgressChange[]; readonly incomplete: number } {
  const ascending = [...records].sort((a, b) => a.level - b.level);
  const changes = ascending.flatMap(
    ({ level, completedTasks, quizCompleted, quizScore, quizTimeSeconds }): ProgressChange[] => {
      const tasks = completedTasks.flatMap((key): ProgressChange[] => {
        const task = taskNumber(level, key);
        return task === null ? [] : [{ kind: 'task', level, task, isCompleted: true }];
      });
      if (!quizCompleted || quizScore === null || !isPassingScore(quizScore, passMark)) return tasks;
      const questions = levels.find((outline) => outline.level === level)?.questionCount ?? 0;
      const score = possiblePass(quizScore, questions, passMark);
      return [
        ...tasks,
        { kind: 'quiz', level, score, timeSeconds: Math.round(quizTimeSeconds ?? 0), isPassed: true },
      ];
    },
  );
  const incomplete = ascending.filter(
    ({ quizCompleted, quizScore }) => quizCompleted && quizScore === null,
  ).length;
  return { changes, incomplete };
}

/**
 * The nearest passing score that a quiz with this many questions can have. A pass may be older than the quiz: 75 % of
 * four questions cannot be reached with five.
 */
function possiblePass(score: number, questions: number, passMark: number): number {
  const possible = Array.from({ length: questions }, (_, index) => scorePercent(index + 1, questions)).filter(
    (candidate) => isPassingScore(candidate, passMark),
  );
  return possible.reduce(
    (best, candidate) => (Math.abs(candidate - score) < Math.abs(best - score) ? candidate : best),
    possible[0] ?? score,
  );
}
