import { afterEach, beforeEach, describe } from 'vitest';
import { describeAccountDeletion } from './account-contract.js';
import { describeCertificates } from './certificate-contract.js';
import { describeDeletion } from './deletion-contract.js';
import { describeDrafts } from './draft-contract.js';
import { describeFlowChecks } from './flow-check-contract.js';
import { describeIdempotence } from './idempotence-contract.js';
import { describeLearners } from './learner-contract.js';
import { describeLostAnswers } from './lost-answer-contract.js';
import { describeNotices } from './notice-contract.js';
import { describeOutages } from './offline-contract.js';
import { describeProgress } from './progress-contract.js';
import { describeQuizResults } from './quiz-contract.js';
import { describeRefusals } from './refusal-contract.js';
import { describeSession } from './session-contract.js';
import { describeSignIn } from './sign-in-contract.js';
import type { Contract, StorageContractOptions, StorageUnderTest } from './storage-under-test.js';
import { describeTabs } from './tabs-contract.js';

export type { LearnerUnderTest, StorageContractOptions, StorageUnderTest } from './storage-under-test.js';

/**
 * Checks an implementation of `CourseStorage`: declares tests of what a learner gets from any storage.
 * Call it in a test file of Vitest.
 *
 * First the ports are called directly. Then `createCourseStorage` wraps them, with faults in between that the adapter
 * does not know of, and pages use it as learners do: outages, lost answers, refusals, two tabs, and learners who sign
 * in and out. Each page has an empty browser of its own; what `storage` keeps in the browser itself is not changed.
 *
 * Tests of what the implementation (a session, subscribing, clearing) or the test file (`another`, `signIn`) does not
 * offer are reported as skipped. The suite goes through levels in order and uses levels 1 to 3, tasks 1 to 5, five
 * questions a quiz and a pass mark of 70, so that a server that checks these rules accepts its values. Changes are at
 * most a quarter of an hour old. It never sleeps; it waits for notices to arrive.
 *
 * @example
 * ```ts
 * describeCourseStorage('my storage', {
 *   create: async () => {
 *     const database = await freshDatabase();
 *     return {
 *       storage: createMyStorage(database),
 *       another: () => createMyStorage(database),
 *       signIn: (learner) => database.signIn(learner),
 *       teardown: () => database.close(),
 *     };
 *   },
 * });
 * ```
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
      signIn: () => {
        const { signIn, storage } = current();
        return storage.session && signIn && ((learner) => current().signIn?.(learner) ?? Promise.resolve());
      },
      patience: { timeout: timeout / 2, interval: 25 },
    };
    describeProgress(contract);
    describeQuizResults(contract);
    describeIdempotence(contract);
    describeDeletion(contract);
    describeNotices(contract);
    describeDrafts(contract);
    describeCertificates(contract);
    describeFlowChecks(contract);
    describeSession(contract);
    describeLearners(contract);
    describeAccountDeletion(contract);
    describeOutages(contract);
    describeLostAnswers(contract);
    describeRefusals(contract);
    describeTabs(contract);
    describeSignIn(contract);
  });
}
