import { isPassingScore } from '../model/scoring.js';
import { recordOf, type LevelRecord } from '../model/level-record.js';
import type { ProgressChange, QuizChange, TaskChange } from '../model/progress-change.js';
import type { CertificateRequest } from '../ports/certificate-port.js';
import { isCourseStorageError, type CourseStorageErrorCode } from '../ports/course-storage-error.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { ProgressStore } from '../ports/progress-store.js';

/** The learner whom a storage was made for, or another one. */
export type LearnerUnderTest = 'first' | 'second';

/** A storage for one test: of a new learner, who is signed in where there are accounts. */
export interface StorageUnderTest {
  /** The one that the test works with. */
  readonly storage: CourseStorage;
  /**
   * A second client of the same learner: another tab, device or embed. Left out, tests that need one are
   * skipped. Is called several times; each call gives a client that has read nothing yet.
   */
  another?(): CourseStorage | Promise<CourseStorage>;
  /**
   * Signs somebody in to `storage` as its form would, whoever is signed in at the time: the learner whom it was made for,
   * or a second one, who is new. Left out, tests that need it are skipped; where there are no accounts they are anyway.
   */
  signIn?(learner: LearnerUnderTest): Promise<void>;
  /** Undoes what the test left behind. */
  teardown?(): void | Promise<void>;
}

/** How the contract suite gets at an implementation. */
export interface StorageContractOptions {
  /** Is called for each test and must give a learner without progress and certificates. */
  create(): Promise<StorageUnderTest>;
  /** The time a test may take, and half of it the time a notice may take, in milliseconds. @default 10000 */
  readonly timeout?: number;
}

/** What a group of the suite works with. */
export interface Contract {
  /** The storage of the running test. */
  storage(): CourseStorage;
  /** A second client of the same learner; absent when there is none. */
  another(): (() => Promise<CourseStorage>) | undefined;
  /** Signs somebody in; absent where that cannot be done. */
  signIn(): ((learner: LearnerUnderTest) => Promise<void>) | undefined;
  /** How to wait for what arrives some time. */
  readonly patience: { readonly timeout: number; readonly interval: number };
}

/** The pass mark that servers check in the suite's values. */
export const PASS_MARK = 70;

/** A learner marks a task. */
export function mark(level: number, task: number): TaskChange {
  return { kind: 'task', level, task, isCompleted: true };
}

/** A learner takes the mark off a task. */
export function unmark(level: number, task: number): TaskChange {
  return { kind: 'task', level, task, isCompleted: false };
}

/** A learner submits a quiz. */
export function quiz(level: number, score: number, timeSeconds = 65): QuizChange {
  return { kind: 'quiz', level, score, timeSeconds, isPassed: isPassingScore(score, PASS_MARK) };
}

/** What a certificate is asked for with. */
export function certificateRequest(level: number, score: number): CertificateRequest {
  return { level, score, userName: 'Ada Lovelace', courseName: 'Engines', issuedBy: 'Learning Platform' };
}

/** What a storage knows of a level. */
export async function readLevel({ progress }: CourseStorage, level: number): Promise<LevelRecord> {
  return recordOf(await progress.list(), level);
}

/** Saves a change, whatever it is about. */
export function save(progress: ProgressStore, change: ProgressChange): Promise<LevelRecord> {
  return change.kind === 'task' ? progress.setTaskCompleted(change) : progress.saveQuizResult(change);
}

/** A time so many minutes before now: with room for servers that reckon with ages, not with times. */
export function minutesAgo(minutes: number): number {
  return Date.now() - minutes * 60_000;
}

/** What a port rejects with. */
export function refusal(code: CourseStorageErrorCode): { readonly name: string; readonly code: string } {
  return { name: 'CourseStorageError', code };
}

/** What became of several questions, each once: the code where it was refused, else whatever came. */
export async function outcomes(
  asked: readonly (Promise<unknown> | undefined)[],
): Promise<readonly unknown[]> {
  const results = await Promise.allSettled(asked.filter((question) => question !== undefined));
  const outcomeOf = (result: PromiseSettledResult<unknown>): unknown => {
    if (result.status === 'fulfilled') return result.value;
    return isCourseStorageError(result.reason) ? result.reason.code : result.reason;
  };
  return [...new Set(results.map(outcomeOf))];
}

/** What was done, in short: completed tasks and quiz scores, level ascending. */
export function workOf(records: readonly LevelRecord[]): readonly string[] {
  return records.flatMap(({ level, completedTasks, quizScore }) => [
    ...completedTasks,
    ...(quizScore === null ? [] : [`level-${level}-quiz: ${quizScore} %`]),
  ]);
}

/** What a storage has kept, in short. */
export async function savedWork({ progress }: CourseStorage): Promise<readonly string[]> {
  return workOf(await progress.list());
}
