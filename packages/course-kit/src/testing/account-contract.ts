import { describe, expect, it, type TestContext } from 'vitest';
import {
  certificateRequest,
  mark,
  outcomes,
  quiz,
  refusal,
  save,
  savedWork,
  type Contract,
} from './storage-under-test.js';

const passedFlow = { level: 1, task: 3, flow: 1, fingerprint: '0123456789abcdef', release: null };

/** Deleting the account that is signed in, where a storage can. */
export function describeAccountDeletion({ storage, another, signIn, patience }: Contract): void {
  describe('deleting an account', () => {
    const account = async (skip: TestContext['skip']) => {
      const session = storage().session ?? skip('there are no accounts');
      const { deleteAccount = skip('accounts cannot be deleted'), current } = session;
      const learner = await current();
      const deletion = { learnerId: learner?.id ?? '', email: learner?.email ?? '' };
      return { session, deleteAccount, deletion };
    };
    /** Does something of everything that is kept of a learner. Resolves to the certificate. */
    const learn = async () => {
      const { progress, certificates, flowChecks } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      await progress.setTaskCompleted(mark(2, 4));
      await flowChecks?.save(passedFlow);
      return certificates.issue(certificateRequest(1, 80));
    };
    /** What a client still says of a learner: nothing, or that there is none. */
    const remains = async ({ progress, certificates, flowChecks }: ReturnType<typeof storage>) => {
      const asked = await Promise.allSettled([progress.list(), certificates.list(), flowChecks?.list()]);
      return asked.flatMap((answer): readonly unknown[] =>
        answer.status === 'fulfilled' ? (answer.value ?? []) : [],
      );
    };

    it('progress, checked flows and certificates go with it', async ({ skip }) => {
      const { deleteAccount, deletion } = await account(skip);
      const certificate = await learn();
      await deleteAccount(deletion);
      expect(await remains(storage())).toEqual([]);
      expect(await storage().certificates.read(certificate.id)).toBeNull();
    });

    it('certificates that are left stay as they were issued, for whoever knows the id, and are on no list', async ({
      skip,
    }) => {
      const { session, deleteAccount, deletion } = await account(skip);
      const certificate = await learn();
      await deleteAccount({ ...deletion, keepsCertificates: true });
      expect(await remains(storage())).toEqual([]);
      await session.signOut();
      expect(await storage().certificates.read(certificate.id)).toEqual(certificate);
    });

    it('a wrong address is refused, and nothing is gone', async ({ skip }) => {
      const { deleteAccount, deletion } = await account(skip);
      const certificate = await learn();
      await expect(deleteAccount({ ...deletion, email: 'nobody@example.org' })).rejects.toMatchObject(
        refusal('invalid'),
      );
      expect(await savedWork(storage())).toEqual(['level-1-quiz: 80 %', 'level-2-task-4']);
      expect(await storage().certificates.list()).toEqual([certificate]);
    });

    it('nobody deletes the account of somebody else', async ({ skip }) => {
      const enter = signIn() ?? skip('nobody can be signed in');
      const { deleteAccount, deletion } = await account(skip);
      await learn();
      await enter('second');
      const { deletion: own } = await account(skip);
      await storage().progress.setTaskCompleted(mark(1, 1));
      expect(await outcomes([deleteAccount(deletion)])).toEqual(['unauthenticated']);
      await deleteAccount(own);
      await enter('first');
      expect(await savedWork(storage())).toEqual(['level-1-quiz: 80 %', 'level-2-task-4']);
    });

    it('a visitor deletes nothing', async ({ skip }) => {
      const { session, deleteAccount, deletion } = await account(skip);
      const certificate = await learn();
      await session.signOut();
      expect(await outcomes([deleteAccount(deletion)])).toEqual(['unauthenticated']);
      expect(await storage().certificates.read(certificate.id)).toEqual(certificate);
    });

    it('may be asked for again, because an answer may be lost', async ({ skip }) => {
      const { deleteAccount, deletion } = await account(skip);
      await learn();
      await deleteAccount(deletion);
      await deleteAccount(deletion);
      expect(await remains(storage())).toEqual([]);
    });

    it('a client that was signed in before reads nothing and saves nothing, and its session ends', async ({
      skip,
    }) => {
      const second = await (another() ?? skip('there is no second client'))();
      const { deleteAccount, deletion } = await account(skip);
      await learn();
      await second.progress.list();
      await deleteAccount(deletion);
      expect(await remains(second)).toEqual([]);
      for (const change of [mark(1, 1), quiz(1, 80)])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await outcomes([save(second.progress, change)])).toEqual(['unauthenticated']);
      await storage().session?.signOut();
      await expect.poll(() => second.session?.current(), patience).toBeNull();
    });
  });
}
