import type { Learner } from '../model/learner.js';
import { isCourseStorageError } from '../ports/course-storage-error.js';
import type { AccountDeletion } from '../ports/session-port.js';
import type { CourseServices } from './course-services.js';
import { clearDrafts } from './data-actions.js';

/**
 * What became of an account: `other-address` where the typed one is not its own, `signed-out` where its learner is not
 * signed in any more.
 */
export type AccountOutcome = 'deleted' | 'other-address' | 'signed-out' | 'failed';

/**
 * Deletes the learner's account, and what this browser keeps of it; then nobody is signed in. What is on its way is waited for,
 * and what waits to be saved goes as well. Where it fails, nothing has changed. Never rejects.
 */
export async function deleteAccount(
  services: CourseServices,
  { id }: Learner,
  how: Omit<AccountDeletion, 'learnerId'>,
): Promise<AccountOutcome> {
  const { course, storage, engine } = services;
  const { session } = storage;
  let isDeleted = false;
  try {
    const isOwn = await (
      await engine()
    ).driver.clear(async () => {
      await session?.deleteAccount?.({ ...how, learnerId: id });
      isDeleted = true;
    });
    if (!isDeleted) return 'signed-out';
    // Another learner who signed in meanwhile keeps their drafts and their session.
    if (isOwn) {
      clearDrafts({ course, storage });
      await session?.signOut();
    }
    forget(services, id);
    return 'deleted';
  } catch (error) {
    const code = isCourseStorageError(error) ? error.code : 'unknown';
    if (code === 'invalid') return 'other-address';
    return code === 'unauthenticated' ? 'signed-out' : 'failed';
  }
}

/**
 * Forgets what this browser keeps of a learner. Other tabs put away what they show when the session ends, and may do so later
 * than this one: that is forgotten as well, until somebody signs in here.
 */
function forget({ ledgerStore, jotai, state }: CourseServices, id: string): void {
  const now = () => ledgerStore?.forget(id);
  const stop = ledgerStore?.subscribe(now);
  const unfollow = jotai.sub(state.session, () => {
    if (jotai.get(state.session).status !== 'signed-in') return;
    stop?.();
    unfollow();
  });
  now();
}
