import { afterEach, expect } from 'vitest';
import { createCourseStorage } from '../adapters/course-storage.js';
import { randomId } from '../base/random-id.js';
import { defineCourse } from '../model/define-course.js';
import type { Ledger } from '../model/ledger.js';
import type { ProgressChange } from '../model/progress-change.js';
import { saveStatus, type SaveStatus } from '../model/save-status.js';
import type { StoragePorts } from '../ports/course-storage.js';
import { createCourseStore } from '../state/course-store.js';
import { defaultLinkFor } from '../state/link-target.js';
import { clearProgress } from '../state/data-actions.js';
import { FakeStorage } from './fake-storage.js';
import { PASS_MARK, workOf, type Contract } from './storage-under-test.js';

const task = { title: 'Task', duration: '', steps: [] };
const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };

/** The course of the suite. */
const course = defineCourse({
  title: 'Engines',
  passMark: PASS_MARK,
  levels: [1, 2, 3].map((level) => ({
    title: `Level ${level}`,
    tasks: [task, task, task, task, task],
    questions: [question, question, question, question, question],
  })),
});

/** What the pages of one browser share. */
export interface BrowserUnderTest {
  readonly storage: FakeStorage;
  readonly prefix: string;
}

/** A page with a course, as a learner sees it, of which no component is needed. */
export interface PageUnderTest {
  /** The learner does something. Ends when it is saved, or waits. */
  save(change: ProgressChange): Promise<void>;
  /** The learner wants what waits, or was refused, to be sent now. */
  saveAgain(): Promise<void>;
  /** The learner gives up what was refused. */
  discard(): Promise<void>;
  /** The learner deletes all progress. Answers whether that was done. */
  clear(): Promise<boolean>;
  ledger(): Ledger;
  status(): SaveStatus;
  /** Who is signed in; undefined for a visitor. */
  learnerId(): string | undefined;
  /** What the learner is shown, in short. */
  shown(): readonly string[];
  close(): void;
}

/** A browser that nobody has used yet; its pages hear of no other's. */
export function newBrowser(): BrowserUnderTest {
  return { storage: new FakeStorage(), prefix: `${randomId()}:` };
}

/** What opens pages; they are closed when the test ends. Is called within `describe`. */
export function createPageOpener({ patience }: Pick<Contract, 'patience'>) {
  const pages: PageUnderTest[] = [];
  afterEach(() => pages.splice(0).forEach((page) => page.close()));

  return async (
    ports: StoragePorts,
    browser: BrowserUnderTest = newBrowser(),
    clock: () => number = Date.now,
  ): Promise<PageUnderTest> => {
    const storage = createCourseStorage(ports, { ...browser, clock });
    const { services, state, actions, connect } = createCourseStore(
      { course, storage, clock, random: () => 0 },
      { linkFor: defaultLinkFor },
    );
    const { jotai } = services;
    const leave = connect();
    const page: PageUnderTest = {
      save: async (change) => {
        await (change.kind === 'task' ? actions.setTaskCompleted(change) : actions.submitQuiz(change));
      },
      saveAgain: () => actions.saveAgain(),
      discard: () => actions.discardRefused(),
      clear: () => clearProgress(services),
      ledger: () => jotai.get(state.ledger),
      status: () => saveStatus(jotai.get(state.ledger)),
      learnerId: () => {
        const session = jotai.get(state.session);
        return session.status === 'signed-in' ? session.learner.id : undefined;
      },
      shown: () => workOf(jotai.get(state.records)),
      close: leave,
    };
    pages.push(page);
    await expect.poll(() => page.ledger().status, patience).not.toBe('loading');
    return page;
  };
}
