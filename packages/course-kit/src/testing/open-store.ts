import type { Atom } from 'jotai';
import { createCourseStorage } from '../adapters/course-storage.js';
import type { CourseOutline } from '../model/course.js';
import type { ReadExport } from '../model/read-export.js';
import { saveStatus } from '../model/save-status.js';
import type { QuizChange, TaskChange } from '../model/progress-change.js';
import type { CourseStorage, StoragePorts } from '../ports/course-storage.js';
import type { CourseEventListener } from '../state/course-event.js';
import type { CourseState } from '../state/course-state.js';
import { clearProgress, collectProgress } from '../state/data-actions.js';
import { createCourseStore } from '../state/course-store.js';
import { importProgress, readImport } from '../state/import-actions.js';
import { defaultLinkFor } from '../state/link-target.js';
import { FakeStorage } from './fake-storage.js';

type ValueOf<Of> = Of extends Atom<infer Value> ? Value : never;

/** What a test may set of a store. */
export interface OpenStoreOptions {
  readonly clock?: () => number;
  readonly random?: () => number;
  readonly onEvent?: CourseEventListener;
}

/** A course's store as tests use it: one page of one browser. */
export function openStore(
  course: CourseOutline,
  storage: CourseStorage,
  { clock = Date.now, random = () => 0, onEvent }: OpenStoreOptions = {},
) {
  const store = createCourseStore({ course, storage, clock, random }, { onEvent, linkFor: defaultLinkFor });
  const { jotai } = store.services;
  const get = <Name extends keyof CourseState>(name: Name) =>
    jotai.get(store.state[name] as Atom<unknown>) as ValueOf<CourseState[Name]>;
  return {
    ...store,
    get,
    read: async () => (await store.services.engine()).driver.read(),
    exportProgress: () => collectProgress(store.services),
    clearProgress: () => clearProgress(store.services),
    importProgress: (exported: ReadExport) => importProgress(store.services, exported),
    readImport: (text: string) => readImport(store.services, new File([text], 'progress.json')),
    setTask: (change: TaskChange) => store.actions.setTaskCompleted(change),
    submit: async (change: QuizChange) => (await store.actions.submitQuiz(change)).result,
    saveStatus: () => saveStatus(get('ledger')),
    tasksDone: () => get('levels')[0]?.completedTasks,
    statuses: () => get('levels').map(({ status }) => status),
    codes: () => get('notices').map(({ code }) => code),
  };
}

/** A storage with the kit's queue and copy, in a browser of its own unless one is given. */
export function inBrowser(ports: StoragePorts, storage: Storage = new FakeStorage()): CourseStorage {
  return createCourseStorage(ports, { storage });
}
