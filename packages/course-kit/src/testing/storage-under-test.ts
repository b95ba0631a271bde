import { isPassingScore } from '../model/scoring.js';
import { recordOf, type LevelRecord } from '../model/level-record.js';
import type { QuizChange, TaskChange } from '../model/progress-change.js';
import type { CertificateRequest } from '../ports/certificate-port.js';
import type { CourseStorage } from '../ports/course-storage.js';

/** A storage for one test: of a new learner, who is signed in where there are accounts. */
export interface StorageUnderTest {
  readonly storage: CourseStorage;
  /**
   * A second client of the same learner: another tab, device or embed. Left out, tests that need one are
   * skipped. Is called several times; each call gives a client that has read nothing yet.
   */
  another?(): CourseStorage | Promise<CourseStorage>;
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
  /** How to wait for what arrives some time. */
  readonly patience: { readonly timeout: number; readonly interval: number };
}

/** The pass mark that servers check in the suite's values (specification, section 5). */
const PASS_MARK = 70;

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
