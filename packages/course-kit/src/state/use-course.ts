'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { CourseOutline } from '../model/course.js';
import { courseProgress, type CourseProgress } from '../model/course-progress.js';
import type { LedgerStatus } from '../model/ledger.js';
import type { LevelRecord } from '../model/level-record.js';
import type { LevelState } from '../model/level-state.js';
import type { StoragePlace } from '../ports/course-storage.js';
import type { SessionPort } from '../ports/session-port.js';
import { useCourseActions, useCourseContext, useCourseState } from './course-context.js';
import type { Session } from './course-state.js';
import type { LinkFor } from './link-target.js';
import type { HostNotice, Notice, NoticeCode } from '../model/notice.js';
import { noSuchLevel } from './no-such-level.js';

/** The course, in the page's language where the provider has it, and where its learner's work is kept. */
export function useCourse(): {
  course: CourseOutline;
  place: StoragePlace;
  linkFor: LinkFor;
  locale: string;
} {
  const { store, translation, linkFor, locale } = useCourseContext();
  const { course, storage } = store.services;
  const place = useSyncExternalStore(
    storage.subscribeToPlace ?? store.services.subscribe,
    () => storage.place,
    // On a server, rendering is for browsers, most of which have a storage.
    () => (storage.place === 'page' ? 'browser' : storage.place),
  );
  return { course: translation ?? course, place, linkFor, locale };
}

/** The state of every level, in order, and whether progress could be read. */
export function useLevels(): { status: LedgerStatus; levels: readonly LevelState[] } {
  return {
    status: useCourseState(({ loadStatus }) => loadStatus),
    levels: useCourseState(({ levels }) => levels),
  };
}

/**
 * The state of one level.
 *
 * @throws Error when the course has no such level.
 */
export function useLevel(level: number): { status: LedgerStatus; state: LevelState } {
  const { status, levels } = useLevels();
  const state = levels.find((candidate) => candidate.level === level);
  if (!state) throw noSuchLevel(level, levels);
  return { status, state };
}

/** The learner's records as they are shown, including pending changes. */
export function useRecords(): readonly LevelRecord[] {
  return useCourseState(({ records }) => records);
}

/** The learner's progress in the whole course. */
export function useCourseProgress(): CourseProgress {
  const levels = useCourseState((state) => state.levels);
  return useMemo(() => courseProgress(levels), [levels]);
}

/** Marks a task as completed, or as not completed. */
export function useSetTaskCompleted(): (level: number, task: number, isCompleted: boolean) => Promise<void> {
  const { setTaskCompleted } = useCourseActions();
  return (level, task, isCompleted) => setTaskCompleted({ level, task, isCompleted });
}

/** Who is learning. */
export function useSession(): Session {
  return useCourseState(({ session }) => session);
}

/** The notifications to show, and a function that dismisses one. */
export function useNotices(): { notices: readonly Notice[]; dismiss: (id: number) => void } {
  return { notices: useCourseState(({ notices }) => notices), dismiss: useCourseActions().dismiss };
}

/** Shows a toast: one of the kit's by its code, or one with your own texts. */
export function useNotify(): (about: NoticeCode | HostNotice) => void {
  return useCourseActions().notify;
}

/** The storage's session, with which learners sign in and out; undefined without accounts. */
export function useSessionPort(): SessionPort | undefined {
  return useCourseContext().store.services.storage.session;
}
