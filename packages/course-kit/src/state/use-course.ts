import { useSyncExternalStore } from 'react';
import type { CourseOutline } from '../model/course.js';
import type { CourseProgress } from '../model/course-progress.js';
import type { LevelRecord } from '../model/level-record.js';
import type { LevelState } from '../model/level-state.js';
import type { StoragePlace } from '../ports/course-storage.js';
import type { SessionPort } from '../ports/session-port.js';
import { dismissNoticeAtom, loadAtom, notifyAtom, setTaskCompletedAtom } from './course-actions.js';
import {
  courseProgressAtom,
  levelsAtom,
  loadStatusAtom,
  recordsAtom,
  saveStatusAtom,
  noticesAtom,
  sessionAtom,
  type ReadRecords,
  type SaveStatus,
  type Session,
} from './course-atoms.js';
import { useCourseAction, useCourseContext, useCourseValue } from './course-store.js';
import type { LinkFor } from './link-target.js';
import type { Notice, NoticeCode } from './notice.js';

/** The course and where its learner's work is kept. */
export function useCourse(): {
  course: CourseOutline;
  place: StoragePlace;
  linkFor: LinkFor;
  locale: string;
} {
  const { store, linkFor, locale } = useCourseContext('useCourse');
  const { course, storage } = store.services;
  // A server keeps nothing, but most browsers do: what it writes down is for them.
  const place = useSyncExternalStore(
    never,
    () => storage.place,
    () => (storage.place === 'page' ? 'browser' : storage.place),
  );
  return { course, place, linkFor, locale };
}

const never = () => () => {};

/** The learner's way through every level, in order, and whether it could be read. */
export function useLevels(): { status: ReadRecords['status']; levels: readonly LevelState[] } {
  return {
    status: useCourseValue('useLevels', loadStatusAtom),
    levels: useCourseValue('useLevels', levelsAtom),
  };
}

/**
 * The learner's way through one level.
 *
 * @throws Error when the course has no such level.
 */
export function useLevel(level: number): { status: ReadRecords['status']; state: LevelState } {
  const { status, levels } = useLevels();
  const state = levels.find((candidate) => candidate.level === level);
  if (!state) throw new Error(`The course has no level ${level}; its levels are 1 to ${levels.length}`);
  return { status, state };
}

/** The learner's records as they stand, unsaved changes included. */
export function useRecords(): readonly LevelRecord[] {
  return useCourseValue('useRecords', recordsAtom);
}

/** How far the learner has come in the whole course. */
export function useCourseProgress(): CourseProgress {
  return useCourseValue('useCourseProgress', courseProgressAtom);
}

/** How far what the learner did is kept: saved, on its way, or waiting in the browser for a connection. */
export function useSaveStatus(): SaveStatus {
  return useCourseValue('useSaveStatus', saveStatusAtom);
}

/** Marks a task as completed, or unmarks it. */
export function useSetTaskCompleted(): (level: number, task: number, isCompleted: boolean) => Promise<void> {
  const set = useCourseAction('useSetTaskCompleted', setTaskCompletedAtom);
  return (level, task, isCompleted) => set({ kind: 'task', level, task, isCompleted });
}

/** Reads the learner's records again. */
export function useReload(): () => Promise<void> {
  return useCourseAction('useReload', loadAtom);
}

/** Who is learning. */
export function useSession(): Session {
  return useCourseValue('useSession', sessionAtom);
}

/** The news to show, and how to take one back. */
export function useNotices(): { notices: readonly Notice[]; dismiss: (id: number) => void } {
  return {
    notices: useCourseValue('useNotices', noticesAtom),
    dismiss: useCourseAction('useNotices', dismissNoticeAtom),
  };
}

/** Shows a toast from the specification's catalogue. */
export function useNotify(): (code: NoticeCode, serverMessage?: string) => void {
  return useCourseAction('useNotify', notifyAtom);
}

/** The ways to sign in and out that the storage offers; absent where it has no accounts. */
export function useSessionPort(): SessionPort | undefined {
  return useCourseContext('useSessionPort').store.services.storage.session;
}
