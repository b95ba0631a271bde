import '@course-kit/react/styles.css';
import { CourseProvider, defaultLinkFor, TaskPage, type CourseStorage } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { askedCourse } from './asked-lesson.fixtures.js';

const lesson = (storage: CourseStorage = createMemoryStorage(), course = askedCourse) => (
  <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor}>
    <TaskPage level={1} task={1} />
  </CourseProvider>
);

const asked = (question: string) => page.getByRole('group', { name: question, exact: false });
const yeast = asked('What will the dough do?');
const check = yeast.getByRole('button', { name: 'Check' });
const again = yeast.getByRole('button', { name: 'Try again' });
const said = page.getByRole('status').filter({ hasText: /comes out|right/ });

test('an expectation that does not hold is told with what comes out and why, and can be tried again', async () => {
  await render(lesson());
  await expect.element(check).toBeDisabled();
  await yeast.getByRole('radio', { name: 'Shrink' }).click();
  await check.click();

  await expect.element(yeast).toMatchTextContent('You expected: Shrink');
  await expect.element(yeast).toMatchTextContent('What comes out: Rise');
  await expect.element(yeast).toMatchTextContent('Yeast makes gas');
  await expect.element(said).toHaveTextContent('Something else comes out.');
  await expect.element(again).toHaveFocus();

  await again.click();
  await expect.element(yeast.getByRole('radio', { name: 'Shrink' })).toHaveFocus();
  await expect.element(yeast.getByRole('radio', { name: 'Shrink' })).not.toBeChecked();
  expect(document.body.textContent).not.toContain('Yeast makes gas');
  await yeast.getByRole('radio', { name: 'Rise' }).click();
  await check.click();
  await expect.element(said).toHaveTextContent("That's right.");
});

test('the second press of a double click, and Enter once more, leave the verdict', async () => {
  await render(lesson());
  await yeast.getByRole('radio', { name: 'Shrink' }).click();
  await check.dblClick();
  await expect.element(yeast).toMatchTextContent('You expected: Shrink');
  await again.click();
  await yeast.getByRole('radio', { name: 'Shrink' }).click();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(yeast).toMatchTextContent('You expected: Shrink');
});

test('another choice takes the verdict back', async () => {
  await render(lesson());
  await yeast.getByRole('radio', { name: 'Shrink' }).click();
  await check.click();
  await yeast.getByRole('radio', { name: 'Rise' }).click();
  await expect.element(check).toBeEnabled();
  expect(document.body.textContent).not.toContain('Yeast makes gas');
});

test('what was checked last is there again, and what is no answer any more is not', async () => {
  const storage = createMemoryStorage();
  const first = await render(lesson(storage));
  await yeast.getByRole('radio', { name: 'Shrink' }).click();
  await check.click();
  expect(storage.drafts.read(1, 1)).toMatchObject({ questions: { yeast: { answer: 'a' } } });
  await first.unmount();

  storage.drafts.write(1, { questions: { yeast: { answer: 'a' }, salt: { answer: ['gone'] } } }, 1);
  await render(lesson(storage));
  await expect.element(yeast).toMatchTextContent('You expected: Shrink');
  await expect
    .element(asked('What will be different?').getByRole('button', { name: 'Check' }))
    .toBeDisabled();
});

test('every kind is answered by keys alone, and Enter checks what was written', async () => {
  await render(lesson());
  await expect.element(page.getByRole('textbox')).toBeVisible();
  const salt = asked('What will be different?');
  (salt.getByRole('checkbox').first().element() as HTMLElement).focus();
  await userEvent.keyboard('[Space]{Tab}{Tab}[Space]{Tab}{Enter}');
  await expect.element(salt).toMatchTextContent("That's right.");

  const bake = asked('What will you see first?');
  (bake.getByRole('button', { name: 'Move down: A brown crust' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await bake.getByRole('button', { name: 'Check' }).click();
  await expect.element(bake).toMatchTextContent("That's right.");

  const weight = asked('How many grams of 500 were lost?');
  (weight.getByRole('textbox').element() as HTMLElement).focus();
  await userEvent.keyboard('5{Enter}');
  await expect.element(weight).toMatchTextContent('Not right.');
  await expect.element(weight).toMatchTextContent('Right answer: 50');

  const tools = asked('Where does each belong?');
  for (const name of ['The sieve', 'The starter', 'The loaf']) {
    (tools.getByRole('combobox', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  }
  await tools.getByRole('button', { name: 'Check' }).click();
  await expect.element(tools).toMatchTextContent('What comes out: The sieve – Onto its hook');
});

test('a hint is opened where there is one', async () => {
  await render(lesson());
  await yeast.getByText('Hint').click();
  await expect.element(yeast.getByText(/^Think of the holes/)).toBeVisible();
  expect(page.getByText('Hint').elements()).toHaveLength(1);
});

test('the task can be completed without an answer', async () => {
  await render(lesson());
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect.element(page.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
});

test('a prediction stands before what is to be done, other questions after it', async () => {
  await render(lesson());
  await expect.element(check).toBeVisible();
  const text = document.querySelector('#step-1')?.textContent ?? '';
  expect(text.indexOf('What will the dough do?')).toBeLessThan(text.indexOf('and look at'));
  const last = document.querySelector('#step-4')?.textContent ?? '';
  expect(last.indexOf('How many grams')).toBeGreaterThan(last.indexOf('It looks better'));
});

const LONG = 'Wiederherstellungspunkte';
/** The same with words as long as German ones. */
const longWords: typeof askedCourse = {
  ...askedCourse,
  levels: askedCourse.levels.map((level) => ({
    ...level,
    tasks: level.tasks.map((task) => ({
      ...task,
      steps: task.steps.map((step) => {
        const asks = step.question?.asks;
        if (!step.question || !asks || asks.kind === 'fill-in') return step;
        const options = asks.options.map((option, index) =>
          // What belongs to another stands in a list, in one line.
          asks.kind === 'pairs' && index >= asks.options.length / 2 ? option : `${LONG} ${option}`,
        );
        return { ...step, question: { ...step.question, asks: { ...asks, options } } };
      }),
    })),
  })),
};

test.each([
  ['in a wide page', 1280, askedCourse],
  ['on a phone', 390, askedCourse],
  ['with long words on a phone', 390, longWords],
])('questions have their height before their fields are there, %s', async (_, width, course) => {
  await page.viewport(width, 844);
  const heightsIn = (root: ParentNode) =>
    [...root.querySelectorAll('.ck-step-question')].map((one) => one.getBoundingClientRect().height);
  const server = document.createElement('div');
  server.innerHTML = renderToString(lesson(undefined, course));
  document.body.append(server);
  const before = heightsIn(server);
  const waiting = [...server.querySelectorAll('.ck-waiting')];
  expect(waiting).toHaveLength(4);
  for (const fields of waiting)
    expect(fields.querySelector('input, button, select'), 'nothing to press').toBeNull();
  server.remove();
  expect(Math.min(...before)).toBeGreaterThan(100);

  const { container } = await render(lesson(undefined, course));
  await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  expect(heightsIn(container)).toEqual(before);
});
