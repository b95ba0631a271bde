import type { Certificate } from './certificate.js';
import type { CourseOutline } from './course.js';
import { recordOf, withRecord, type LevelRecord } from './level-record.js';
import { isLevelPassed } from './level-state.js';
import { changesOf } from './merge-progress.js';
import { applyChange, type ProgressChange } from './progress-change.js';
import type { ReadExport } from './read-export.js';
import { taskKey } from './task-key.js';

/** What an import adds to one level. */
export interface LevelAddition {
  /** From 1. */
  readonly level: number;
  /** How many tasks. */
  readonly tasks: number;
  /** The score of a pass that is better than what is there, in percent; null where there is none. */
  readonly score: number | null;
  readonly certificates: readonly Certificate[];
}

/** What an import adds. */
export interface ImportPlan {
  /** Changes that change something, in the order in which they are made. */
  readonly changes: readonly ProgressChange[];
  /** Certificates that are not there yet, oldest first. */
  readonly certificates: readonly Certificate[];
  /** The same by level, ascending; empty where there is nothing to add. */
  readonly levels: readonly LevelAddition[];
}

/**
 * What an exported file adds to what is there. It is merged as a visitor's work is with an account: tasks are united, and the
 * better result counts. Certificates come along for levels that are passed then, one for each score.
 *
 * @param records - those that are there.
 * @param own - the certificates that are there; null where none can be taken.
 */
export function planImport(
  exported: Pick<ReadExport, 'records' | 'certificates'>,
  records: readonly LevelRecord[],
  own: readonly Certificate[] | null,
  course: CourseOutline,
): ImportPlan {
  let after = records;
  const changes: ProgressChange[] = [];
  for (const change of changesOf(exported.records, course).changes) {
    const before = recordOf(after, change.level);
    const record = applyChange(before, change, course.passMark);
    if (change.kind === 'task' ? isDone(before, change.task) : record === before) continue;
    changes.push(change);
    after = withRecord(after, record);
  }
  const certificates = own === null ? [] : missingFrom(own, exported.certificates, after, course);
  const levels = course.levels.map(({ level }): LevelAddition => {
    const ofLevel = changes.filter((change) => change.level === level);
    const score = ofLevel.some(({ kind }) => kind === 'quiz') ? recordOf(after, level).quizScore : null;
    return {
      level,
      tasks: ofLevel.filter(({ kind }) => kind === 'task').length,
      score,
      certificates: certificates.filter((certificate) => certificate.level === level),
    };
  });
  return {
    changes,
    certificates,
    levels: levels.filter(
      ({ tasks, score, certificates: { length } }) => tasks > 0 || score !== null || length > 0,
    ),
  };
}

function isDone({ level, completedTasks }: LevelRecord, task: number): boolean {
  return completedTasks.includes(taskKey(level, task));
}

function missingFrom(
  own: readonly Certificate[],
  exported: readonly Certificate[],
  records: readonly LevelRecord[],
  { passMark }: CourseOutline,
): readonly Certificate[] {
  return exported
    .filter(({ level }) => isLevelPassed(recordOf(records, level), passMark))
    .reduce<readonly Certificate[]>((added, certificate) => {
      const isThere = [...own, ...added].some(
        ({ id, level, score }) =>
          id === certificate.id || (level === certificate.level && score === certificate.score),
      );
      return isThere ? added : [...added, certificate];
    }, []);
}
