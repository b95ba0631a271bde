import { CourseProvider, defaultLinkFor, QuizRunner, type CourseStorage } from '@course-kit/react';
import { createMemoryMarking, createMemoryStorage } from '@course-kit/react/adapters';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { askedLevel, mixedCourse, mixedLevel } from './mixed-quiz.fixtures.js';

beforeEach(() => localStorage.clear());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const submit = button('Submit answers');
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const line = page.getByRole('textbox', { name: 'Your answer' });
const answered = (count: number) => page.getByText(`${count} of 5 answered`);
const select = (name: string) => page.getByRole('combobox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const rows = () => [...document.querySelectorAll('ol.ck-options > li')].map((row) => row.textContent);

const quiz = <QuizRunner course={mixedCourse} level={1} />;

/** Everything right, but what is filled in. */
async function answer(written: string) {
  await page.getByRole('radio', { name: 'Yeast' }).click();
  await box('Flour').click();
  await box('Tap water').click();
  await button('Move down: Bake').click();
  await button('Move down: Bake').click();
  await line.fill(written);
  await select('A sieve').selectOptions('Loosening what is milled');
  await select('A scale').selectOptions('Weighing a dough');
  await select('A blade').selectOptions('Scoring a loaf');
}

describe('a quiz with questions of all kinds', () => {
  test('is passed, and tells every right answer with its explanation', async () => {
    await render(quiz);
    await answer(' 230,5 ');
    await submit.click();

    await expect.element(heading('Passed')).toBeVisible();
    await expect.element(page.getByText('4 of 5 questions answered correctly')).toBeVisible();
    const answers = page.getByRole('listitem').filter({ hasText: 'Why:' });
    await expect.element(answers.nth(1).getByText('Tap water')).toBeVisible();
    await expect.element(page.getByText('1. Mix')).toBeVisible();
    await expect.element(page.getByText('A blade – Scoring a loaf')).toBeVisible();
    await expect.element(page.getByText('Right answer: 230', { exact: false })).toBeVisible();
  });

  test('hides after a failure what would have been right', async () => {
    await render(quiz);
    await page.getByRole('radio', { name: 'Salt' }).click();
    await box('Milk').click();
    await button('Move up: Bake').click();
    await line.fill('90');
    for (const name of ['A sieve', 'A scale', 'A blade'])
      await select(name).selectOptions('Weighing a dough');
    await submit.click();

    await expect.element(heading('Not Passed')).toBeVisible();
    await expect.element(page.getByText('1. Bake')).toBeVisible();
    await expect.element(page.getByText('A blade – Weighing a dough')).toBeVisible();
    const text = document.querySelector('.ck-answers')?.textContent ?? '';
    for (const hidden of ['Flour', 'Tap water', '1. Mix', '230', 'Scoring'])
      expect(text).not.toContain(hidden);
  });

  test('keeps its answers over a reload, and drops what is no answer any more', async () => {
    const first = await render(quiz);
    await answer('230');
    await expect.element(answered(5)).toBeVisible();
    await first.unmount();
    const key = Object.keys(localStorage).find((name) => name.endsWith('quiz-draft')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { answers: unknown[] };
    expect(kept.answers).toEqual(['b', ['a', 'c'], ['b', 'c', 'a'], ['230'], ['a e', 'b f', 'c d']]);

    const second = await render(quiz);
    await expect.element(box('Tap water')).toBeChecked();
    await expect.element(line).toHaveValue('230');
    await expect.element(select('A scale')).toHaveDisplayValue('Weighing a dough');
    expect(rows()).toEqual(['1Mix', '2Shape', '3Bake']);
    await second.unmount();

    const damaged = ['b', ['a', 'gone'], 'c', null, ['a e', 'b gone', 'c d']];
    localStorage.setItem(key, JSON.stringify({ ...kept, answers: damaged }));
    await render(quiz);
    await expect.element(answered(1)).toBeVisible();
    await expect.element(box('Flour')).not.toBeChecked();
    await expect.element(submit).toBeDisabled();
  });

  test('begins anew with a retake', async () => {
    await render(quiz);
    await answer('230');
    await submit.click();
    await button('Retake Test').click();

    await expect.element(answered(0)).toBeVisible();
    await expect.element(box('Flour')).not.toBeChecked();
    await expect.element(line).toHaveValue('');
  });
});

describe('a question with several right options', () => {
  test('is not answered any more once nothing is chosen', async () => {
    await render(quiz);
    await box('Milk').click();
    await expect.element(answered(1)).toBeVisible();
    await box('Milk').click();

    await expect.element(answered(0)).toBeVisible();
  });
});

describe('a question that is put in order', () => {
  test('is answered by keys alone, and says where an option is', async () => {
    await render(quiz);
    await expect.element(button('Move down: Bake')).toBeVisible();
    (await button('Move down: Bake').findElement()).focus();
    await userEvent.keyboard('{Enter}');

    await expect.element(page.getByText('Bake: number 2 of 3')).toBeInTheDocument();
    await expect.element(button('Move down: Bake')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(button('Move down: Bake')).toHaveFocus();
    expect(rows()).toEqual(['1Mix', '2Shape', '3Bake']);
  });

  test('is answered as it stands by a press that moves nothing', async () => {
    await render(quiz);
    await button('Move up: Bake').click();

    await expect.element(answered(1)).toBeVisible();
    expect(rows()).toEqual(['1Bake', '2Mix', '3Shape']);
  });
});

describe('a question whose options make pairs', () => {
  test('is answered once each has its match, and keeps what is chosen until then', async () => {
    const first = await render(quiz);
    await select('A scale').selectOptions('Weighing a dough');
    await select('A sieve').selectOptions('Weighing a dough');
    await expect.element(answered(0)).toBeVisible();
    await first.unmount();

    await render(quiz);
    await expect.element(select('A scale')).toHaveDisplayValue('Weighing a dough');
    await expect.element(select('A sieve')).toHaveDisplayValue('Weighing a dough');
    await expect.element(select('A blade')).toHaveDisplayValue('Choose…');
    await select('A blade').selectOptions('Scoring a loaf');
    await expect.element(answered(1)).toBeVisible();

    await select('A sieve').selectOptions('Choose…');
    await expect.element(answered(0)).toBeVisible();
    await expect.element(select('A scale')).toHaveDisplayValue('Weighing a dough');
  });

  test('is answered by keys alone', async () => {
    await render(quiz);
    await expect.element(select('A sieve')).toBeVisible();
    for (const name of ['A sieve', 'A scale', 'A blade']) {
      (await select(name).findElement()).focus();
      await userEvent.keyboard('{ArrowDown}');
    }
    await expect.element(answered(1)).toBeVisible();
  });
});

test('where the storage marks, it marks every kind by answers that the page does not have', async () => {
  const marking = createMemoryMarking({ levels: [mixedLevel], passMark: 75 });
  const storage: CourseStorage = createMemoryStorage({ learner: { id: 'ada' }, marking, place: 'account' });
  await render(
    <CourseProvider course={mixedCourse} storage={storage} linkFor={defaultLinkFor}>
      <QuizRunner level={askedLevel} />
    </CourseProvider>,
  );
  await answer('230 Degrees');
  await submit.click();

  await expect.element(page.getByText('100%')).toBeVisible();
});
