import { InterfaceMap } from 'course-kit/interface-map';
import { TaskPageView } from 'course-kit';
import { defineLevel } from 'course-kit/model';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import 'course-kit/styles.css';
import { till } from './interface-map.fixtures.js';

const stepLink = (name: string) => page.getByRole('link', { name, exact: true }).first();

test('a map leads from each number to its step, and marks what the step is about', async () => {
  await render(<InterfaceMap plan={till} step={2} />);

  await expect.element(stepLink('Step 2: New order')).toHaveAttribute('href', '#step-2');
  expect(document.querySelectorAll('[data-current]')).toHaveLength(1);
  expect(document.querySelector('[data-current]')).toHaveTextContent('New order2');
});

test('a map has the same as text, in the order of reading', async () => {
  await render(<InterfaceMap plan={till} />);
  await page.getByText('This map as text').click();

  const items = page.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Step 1: Orders',
    'Paid',
    'Open',
    'Step 2: New order',
    'To pay',
    'Step 3: Take payment',
  ]);
});

test('a lesson with a plan and no flow has its map beside the steps, with its looks', async () => {
  await page.viewport(1280, 800);
  const level = defineLevel(1, {
    title: 'Shop',
    tasks: [
      {
        title: 'The till',
        duration: '1 hour',
        plan: till,
        steps: ['Look', 'Press', 'Pay'].map((title) => ({ title, instruction: [`${title}.`] })),
      },
    ],
    questions: [],
  });
  const links = { level: null, next: null };
  await render(
    <TaskPageView level={level} task={1} isCompleted={false} links={links} onSetCompleted={() => {}} />,
  );

  await expect.element(stepLink('Step 1: Orders')).toBeVisible();
  const map = document.querySelector('.ck-map')!;
  expect(getComputedStyle(map).borderTopStyle).toBe('solid');
  expect(map.getBoundingClientRect().left).toBeGreaterThan(
    document.querySelector('.ck-steps')!.getBoundingClientRect().right,
  );
});
