import type { LevelRecord } from './level-record.js';
import type { ProgressChange } from './progress-change.js';
import { isPassingScore } from './scoring.js';
import { taskNumber } from './task-key.js';

/**
 * What a learner did, as the changes that lead there from nothing: applied to other records they give the
 * union of the tasks and the better quiz results (decisions 16). Levels ascend, so that each is open by the
 * time its own changes come. Failed quizzes are left out; they are worth nothing beside any other result.
 */
export function changesOf(records: readonly LevelRecord[], passMark: number): ProgressChange[] {
  return [...records]
    .sort((a, b) => a.level - b.level)
    .flatMap(({ level, completedTasks, quizCompleted, quizScore, quizTimeSeconds }) => {
      const tasks = completedTasks.flatMap((key): ProgressChange[] => {
        const task = taskNumber(level, key);
        return task === null ? [] : [{ kind: 'task', level, task, isCompleted: true }];
      });
      if (!quizCompleted || quizScore === null || !isPassingScore(quizScore, passMark)) return tasks;
      const timeSeconds = quizTimeSeconds ?? 0;
      return [...tasks, { kind: 'quiz', level, score: quizScore, timeSeconds, isPassed: true }];
    });
}
