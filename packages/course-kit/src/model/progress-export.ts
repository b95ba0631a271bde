import type { AttemptRecord } from './attempt-record.js';
import type { Certificate } from './certificate.js';
import type { CourseOutline } from './course.js';
import { recordOf, withRecord, type LevelRecord } from './level-record.js';
import type { RefusedChange } from './ledger.js';
import type { Learner } from './learner.js';
import { isLevelPassed } from './level-state.js';
import type { CheckedFlowRecord } from './passed-flow.js';
import { taskNumber } from './task-key.js';

/** A task that was completed. */
export interface ExportedTask {
  /** `level-{level}-task-{task}`. */
  readonly key: string;
  /** Null where the course has no such task any more. */
  readonly title: string | null;
}

/** What a learner did in one level. */
export interface ExportedLevel {
  /** From 1. */
  readonly level: number;
  /** Null where the course has no such level any more. */
  readonly title: string | null;
  /** In the order of the level. */
  readonly completedTasks: readonly ExportedTask[];
  /** Whether the attempt with this score passed. */
  readonly quizCompleted: boolean;
  /** In percent; null before the first quiz. */
  readonly quizScore: number | null;
  /** How long the attempt took whose score this is; null before the first quiz. */
  readonly quizTimeSeconds: number | null;
  /** Its quiz is completed with at least the pass mark. */
  readonly isPassed: boolean;
}

/** A part of the progress that could not be read when it was exported. */
export type MissingPart = 'certificates' | 'checkedFlows' | 'attempts';

/** All that is kept of a learner, to be written as JSON. */
export interface ProgressExport {
  /** Says what kind of file this is. */
  readonly format: 'course-progress';
  /** Rises when a field is taken away or means something else. */
  readonly version: 1;
  /** ISO 8601, in UTC. */
  readonly exportedAt: string;
  /** Which course it is. */
  readonly course: {
    /** Only where the course has one. */
    readonly id?: string;
    readonly title: string;
    /** In percent. */
    readonly passMark: number;
  };
  /** The account: its id, e-mail address and full name; null where there is none. */
  readonly learner: Learner | null;
  /** Every level of the course and those that only the records know, level ascending. */
  readonly levels: readonly ExportedLevel[];
  /** Changes that the storage refused, oldest first; they are in no level's entry. */
  readonly notSaved: readonly RefusedChange['change'][];
  /** Oldest first; null where they could not be read. */
  readonly certificates: readonly Certificate[] | null;
  /** The flows that have passed a check, as the account has them; null where they could not be read. */
  readonly checkedFlows: readonly CheckedFlowRecord[] | null;
  /** All attempts at quizzes that the account has, level and number ascending; null where they could not be read. */
  readonly attempts: readonly AttemptRecord[] | null;
  /** Empty when everything is there. */
  readonly missing: readonly MissingPart[];
}

/** What an account has beside progress. */
export interface ExportedAccount {
  /** Whose account it is. @default null */
  readonly learner?: Learner | null;
  /** Null where they could not be read. @default none */
  readonly attempts?: readonly AttemptRecord[] | null;
}

/**
 * Collects all that is kept of a learner.
 *
 * @param certificates - null where they could not be read.
 * @param exportedAt - the time, ISO 8601 in UTC.
 * @param refused - what the storage refused to save.
 * @param checkedFlows - null where they could not be read.
 * @param account - who is signed in. @default nobody
 */
export function exportProgress(
  { id, title, passMark, levels }: CourseOutline,
  records: readonly LevelRecord[],
  certificates: readonly Certificate[] | null,
  exportedAt: string,
  refused: readonly RefusedChange[] = [],
  checkedFlows: readonly CheckedFlowRecord[] | null = [],
  { learner = null, attempts = [] }: ExportedAccount = {},
): ProgressExport {
  const all = levels.reduce((sum, { level }) => withRecord(sum, recordOf(sum, level)), [...records]);
  const exportLevel = ({ level, completedTasks, ...quiz }: LevelRecord): ExportedLevel => {
    const outline = levels.find((candidate) => candidate.level === level);
    const titleOf = (key: string) => outline?.tasks[(taskNumber(level, key) ?? 0) - 1]?.title ?? null;
    return {
      level,
      title: outline?.title ?? null,
      completedTasks: completedTasks.map((key) => ({ key, title: titleOf(key) })),
      quizCompleted: quiz.quizCompleted,
      quizScore: quiz.quizScore,
      quizTimeSeconds: quiz.quizTimeSeconds,
      isPassed: isLevelPassed(quiz, passMark),
    };
  };
  return {
    format: 'course-progress',
    version: 1,
    exportedAt,
    course: { ...(id !== undefined && { id }), title, passMark },
    learner,
    levels: all.map(exportLevel),
    notSaved: refused.map(({ change }) => change),
    certificates,
    checkedFlows,
    attempts,
    missing: [
      ...(certificates ? [] : ['certificates' as const]),
      ...(checkedFlows ? [] : ['checkedFlows' as const]),
      ...(attempts ? [] : ['attempts' as const]),
    ],
  };
}

/**
 * `{course title}-progress-{date}.json`, the title in lower case with hyphens between its words, in whatever
 * script it is written.
 *
 * @param exportedAt - ISO 8601; its date is part of the name.
 */
export function progressExportFileName(courseTitle: string, exportedAt: string): string {
  const words = courseTitle
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['course'];
  return `${words.join('-')}-progress-${exportedAt.slice(0, 10)}.json`;
}
