import { afterEach, beforeEach, describe } from 'vitest';
import { describeCertificates } from './certificate-contract.js';
import { describeDrafts } from './draft-contract.js';
import { describeNotices } from './notice-contract.js';
import { describeProgress } from './progress-contract.js';
import { describeQuizResults } from './quiz-contract.js';
import { describeSession } from './session-contract.js';
import type { Contract, StorageContractOptions, StorageUnderTest } from './storage-under-test.js';

export type { StorageContractOptions, StorageUnderTest } from './storage-under-test.js';

/**
 * Checks an implementation of `CourseStorage`: declares tests of what a learner gets from any storage.
 * Call it in a test file of Vitest.
 *
 * What the implementation does not offer (a session, subscribing, clearing) is reported as skipped. The
 * suite goes through levels in order and uses levels 1 to 3, tasks 1 to 5 and a pass mark of 70, so that
 * a server that checks these rules accepts its values. It never sleeps; it waits for notices to arrive.
 *
 * @example
 * describeCourseStorage('my storage', {
 *   create: async () => {
 *     const database = await freshDatabase();
 *     return {
 *       storage: createMyStorage(database),
 *       another: () => createMyStorage(database),
 *       teardown: () => database.close(),
 *     };
 *   },
 * });
 */
export function describeCourseStorage(
  name: string,
  { create, timeout = 10_000 }: StorageContractOptions,
): void {
  describe(`${name} keeps the contract of a course storage`, { timeout }, () => {
    let subject: StorageUnderTest | undefined;
    beforeEach(async () => {
      subject = await create();
    }, timeout);
    afterEach(async () => {
      await subject?.teardown?.();
      subject = undefined;
    }, timeout);

    const current = () => {
      if (!subject) throw new Error('The storage is there only while a test runs.');
      return subject;
    };
    const contract: Contract = {
      storage: () => current().storage,
      another: () => {
        const { another } = current();
        return another && (async () => another());
      },
      patience: { timeout: timeout / 2, interval: 25 },
    };
    describeProgress(contract);
    describeQuizResults(contract);
    describeNotices(contract);
    describeDrafts(contract);
    describeCertificates(contract);
    describeSession(contract);
  });
}
