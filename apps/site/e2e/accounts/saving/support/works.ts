import type { Page } from '@playwright/test';
import { expectResult, RIGHT, takeQuiz } from '../../../support/quiz.js';
import type { Stored } from './learner.js';
import { expectMarked, toggle } from './screen.js';
import { toast } from './wording.js';

/** Something that a learner does and wants to find again. */
export interface Work {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  /** Waits until the page shows that it waits to be saved. */
  readonly waits: (page: Page) => Promise<void>;
  /** Waits until the page shows it as done. */
  readonly shows: (page: Page) => Promise<void>;
  /** What the account has of Level 1 then. */
  readonly stored: Partial<Stored>;
  /** The title of the toast that says that it is saved. */
  readonly saved: string;
}

/** A task, and a test that is passed. */
export const works: readonly Work[] = [
  {
    name: 'a task',
    path: '/level-1/task-2',
    act: (page) => toggle(page).click(),
    waits: (page) => expectMarked(page, true),
    shows: (page) => expectMarked(page, true),
    stored: { tasks: [2] },
    saved: toast.taskSaved,
  },
  {
    name: 'a test',
    path: '/level-1/quiz',
    act: (page) => takeQuiz(page, RIGHT),
    waits: (page) => expectResult(page, 'Handed in'),
    shows: (page) => expectResult(page, 'Passed'),
    stored: { score: 100 },
    saved: toast.quizSaved,
  },
];
