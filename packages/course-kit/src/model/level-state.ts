import type { CourseOutline, LevelOutline } from './course.js';
import { recordOf, type LevelRecord, type QuizResult } from './level-record.js';
import { isPassingScore } from './scoring.js';
import { taskNumbers } from './task-key.js';

/** A level that cannot be entered yet. */
export interface LockedAccess {
  /** Tells it from an open level. */
  readonly status: 'locked';
  /** The level that must be passed first, from 1. */
  readonly requiredLevel: number;
}

/** Whether a level can be entered and, when it cannot, which level must be passed first. */
export type LevelAccess = { readonly status: 'open' } | LockedAccess;

/** What a card says of a level. `in-progress` is an open level that was begun. */
export type LevelStatus = 'locked' | 'open' | 'in-progress' | 'passed';

/** Everything that screens show of a learner's progress in one level. */
export interface LevelState {
  /** From 1. */
  readonly level: number;
  /** What its card says. */
  readonly status: LevelStatus;
  /** Whether it can be entered. */
  readonly access: LevelAccess;
  /** Numbers of the completed tasks, ascending. */
  readonly completedTasks: readonly number[];
  /** How many tasks it has. */
  readonly taskCount: number;
  /** Its quiz is completed with at least the pass mark. */
  readonly isPassed: boolean;
  /** The saved score in percent; null before the first quiz. */
  readonly score: number | null;
  /** How long the attempt took whose score this is; null before the first quiz. */
  readonly quizTimeSeconds: number | null;
}

/** A level is passed when its quiz is completed with at least the pass mark. */
export function isLevelPassed(record: QuizResult, passMark: number): boolean {
  return record.quizCompleted && isPassingScore(record.quizScore, passMark);
}

/** Who opens a level. */
export interface Visitor {
  /** Nobody is signed in on a site with accounts, where visitors can open level 1 only. @default false */
  readonly isSignedOut?: boolean;
}

/** Level 1 and below is open; a higher one when the level before it is passed. */
export function levelAccess(
  course: CourseOutline,
  records: readonly LevelRecord[],
  level: number,
  { isSignedOut = false }: Visitor = {},
): LevelAccess {
  if (level <= 1) return { status: 'open' };
  const requiredLevel = Math.min(level - 1, course.levels.length);
  const isOpen = !isSignedOut && isLevelPassed(recordOf(records, requiredLevel), course.passMark);
  return isOpen ? { status: 'open' } : { status: 'locked', requiredLevel };
}

/** The state of one level. */
export function levelState(
  course: CourseOutline,
  records: readonly LevelRecord[],
  outline: LevelOutline,
  visitor: Visitor = {},
): LevelState {
  const { level, tasks } = outline;
  const record = recordOf(records, level);
  const access = levelAccess(course, records, level, visitor);
  const isPassed = isLevelPassed(record, course.passMark);
  const completedTasks = taskNumbers(level, record.completedTasks).filter((task) => task <= tasks.length);
  const isBegun = completedTasks.length > 0 || record.quizScore !== null;
  return {
    level,
    status: statusOf(access, isPassed, isBegun),
    access,
    completedTasks,
    taskCount: tasks.length,
    isPassed,
    score: record.quizScore,
    quizTimeSeconds: record.quizTimeSeconds,
  };
}

function statusOf(access: LevelAccess, isPassed: boolean, isBegun: boolean): LevelStatus {
  if (isPassed) return 'passed';
  if (access.status === 'locked') return 'locked';
  return isBegun ? 'in-progress' : 'open';
}

/** The states of all levels, in order. */
export function courseState(
  course: CourseOutline,
  records: readonly LevelRecord[],
  visitor: Visitor = {},
): LevelState[] {
  return course.levels.map((outline) => levelState(course, records, outline, visitor));
}
