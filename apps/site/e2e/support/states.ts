import type { Page } from '@playwright/test';
import { CERTIFICATE_ID, certificateKept, levels, levelsPassed, tasksDone } from './course.js';
import { heading, toasts } from './page.js';
import { passQuiz } from './quiz.js';
import { expect, type Kept } from './test.js';

/** A page in a state that looks different from others. */
export interface State {
  readonly name: string;
  readonly path: string;
  readonly heading: string | RegExp;
  readonly kept?: Kept;
  /** What a learner does there. */
  readonly act?: (page: Page) => Promise<void>;
  /** Trouble that belongs to it. */
  readonly trouble?: RegExp;
}

const started = { ...levelsPassed(1), ...tasksDone(2, [1, 2]) };

/** Every page of the site; a component's further states are its stories, in which axe looks as well. */
export const states: readonly State[] = [
  { name: 'the landing page of a newcomer', path: '/', heading: /^Learn Langflow/ },
  { name: 'the landing page on the way', path: '/', heading: /^Learn Langflow/, kept: started },
  { name: 'a level that is passed', path: '/level-1', heading: levels[0].title, kept: started },
  {
    name: 'a task that is done, with its toast',
    path: '/level-1/task-2',
    heading: levels[0].tasks[1],
    act: async (page) => {
      await page.getByRole('button', { name: 'Mark as Completed' }).click();
      await expect(toasts(page, 'Task completed!')).toBeVisible();
      // While the focus is among them, toasts stay.
      await page.keyboard.press('Alt+t');
    },
  },
  {
    name: 'a passed test',
    path: '/level-1/quiz',
    heading: 'Knowledge Test',
    act: passQuiz,
  },
  { name: 'the extra courses', path: '/extra-courses', heading: 'Extra Courses' },
  { name: 'the sign-in page', path: '/auth', heading: 'No account needed' },
  { name: 'the progress on the way', path: '/dashboard', heading: 'My Progress', kept: started },
  {
    name: 'the certificates, with an id that is none',
    path: '/certificate',
    heading: 'Certificates',
    kept: certificateKept,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Certificate ID' }).fill('my certificate');
      await page.getByRole('button', { name: 'Look up' }).click();
      await expect(page.getByRole('alert')).toContainText('It looks like CERT-1763683200000-L1.');
    },
  },
  {
    name: 'a certificate',
    path: `/certificate/${CERTIFICATE_ID}`,
    heading: 'Ada Lovelace',
    kept: certificateKept,
  },
  {
    name: 'the locked page, with its toast',
    path: '/level-2',
    heading: 'Access Locked',
    act: async (page) => {
      await expect(toasts(page, 'Content locked')).toBeVisible();
      await page.keyboard.press('Alt+t');
    },
  },
  { name: 'the privacy policy', path: '/privacy-policy', heading: 'Privacy Policy' },
  { name: 'a page that is not there', path: '/nowhere', heading: /Oops!/, trouble: /404/ },
];

/** Brings a learner to the state. */
export async function reach(page: Page, state: State): Promise<void> {
  await page.goto(state.path);
  await expect(heading(page, state.heading)).toBeVisible();
  await state.act?.(page);
}
