import { atom } from 'jotai/vanilla';
import type { CourseOutline } from '../model/course.js';
import { courseProgress } from '../model/course-progress.js';
import type { Learner } from '../model/learner.js';
import type { LevelRecord } from '../model/level-record.js';
import { courseState } from '../model/level-state.js';
import { applyChanges, type ProgressChange } from '../model/progress-change.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { CourseEventListener } from './course-event.js';
import type { Notice } from './notice.js';
import type { ProgressSync } from './progress-sync.js';

/** What a store works on and with; given once, when it is made. */
export interface CourseServices {
  readonly course: CourseOutline;
  readonly storage: CourseStorage;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** Who hears of what the learner does; another one at times. */
  readonly listener: { readonly current: CourseEventListener | undefined };
}

/** A promise that is kept from outside. */
export interface PromiseWithResolve {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** The services, and what keeps an account and the browser's copy together where there are both. */
export interface StoreServices extends CourseServices {
  readonly sync: ProgressSync | null;
  readonly syncIsReady: Promise<unknown> | null;
  /** Kept once it was found out who is learning; a change made before that waits for it. */
  readonly sessionIsKnown: PromiseWithResolve;
}

/** What was last read of the learner's records. A failed read keeps what was known before (decisions 17). */
export interface ReadRecords {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly records: readonly LevelRecord[];
}

export const servicesAtom = atom<StoreServices | null>(null);

export const readRecordsAtom = atom<ReadRecords>({ status: 'loading', records: [] });

/** Counts the saves, so that a read that began before one is known to be out of date. */
export const revisionAtom = atom(0);

/** Changes shown to the learner that the storage has not confirmed yet, oldest first. */
export const unsavedChangesAtom = atom<readonly ProgressChange[]>([]);

/** News that has not been dismissed, oldest first. */
export const noticesAtom = atom<readonly Notice[]>([]);

/** Who is learning; `none` where the storage knows no accounts and the browser's profile is the learner. */
export type Session =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly learner: Learner };

export const sessionAtom = atom<Session>({ status: 'loading' });

/** The records as the learner sees them: what was read, with their own latest changes on top. */
export const recordsAtom = atom((get) => {
  const passMark = get(servicesAtom)?.course.passMark ?? 100;
  return applyChanges(get(readRecordsAtom).records, get(unsavedChangesAtom), passMark);
});

export const levelsAtom = atom((get) => {
  const services = get(servicesAtom);
  const isSignedOut = get(sessionAtom).status === 'signed-out';
  return services ? courseState(services.course, get(recordsAtom), { isSignedOut }) : [];
});

export const courseProgressAtom = atom((get) => courseProgress(get(levelsAtom)));

export const loadStatusAtom = atom((get) => get(readRecordsAtom).status);

/** Whether the last try to save failed for a passing reason; what is unsaved stays in the browser. */
export const isOfflineAtom = atom(false);

/** How far what the learner did is kept. */
export type SaveStatus = 'saved' | 'saving' | 'offline';

export const saveStatusAtom = atom((get): SaveStatus => {
  if (get(unsavedChangesAtom).length === 0) return 'saved';
  return get(isOfflineAtom) ? 'offline' : 'saving';
});
