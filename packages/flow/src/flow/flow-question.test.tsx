import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AskedQuiz } from './asked-quiz.fixtures.js';

const asked = page.getByRole('group', { name: /Which edge fills the shelf/ });
const option = (words: string) => asked.getByRole('radio', { name: new RegExp(`${words}$`) });
const seen = (selector: string) =>
  [...document.querySelectorAll<SVGGElement>(selector)].filter((mark) => mark.checkVisibility());
const marks = () => seen('.ck-question:nth-child(1) .ck-flow-mark');
const chosen = () => marks().map((mark) => mark.dataset['chosen']);

afterEach(() => page.viewport(1280, 800));

test.each([1280, 390])(
  'an option of a test is chosen by a press on its number, %i pixels wide',
  async (width) => {
    await page.viewport(width, 800);
    await render(<AskedQuiz />);
    await expect.poll(() => marks().map((mark) => mark.textContent)).toEqual(['1', '2', '3']);
    const words = 'From Done to the shelf';
    const place = asked.getByRole('radio').elements().indexOf(option(words).element());
    await userEvent.click(marks()[place] as SVGGElement);
    await expect.element(option(words)).toBeChecked();
    await expect.element(option(words)).toHaveFocus();
    expect(chosen().indexOf('true')).toBe(place);
    const number = getComputedStyle(
      option(words).element().closest('label')?.querySelector('.ck-option-text') as Element,
      '::before',
    );
    expect(number.content).toContain('counter(ck-option)');
  },
);

test('places follow the options into the order of an attempt', async () => {
  /** Where the number of each option is, by the words of the option. */
  const placesByWords = () =>
    Object.fromEntries(
      asked
        .getByRole('radio')
        .elements()
        .map((radio, place) => {
          const circle = marks()[place]?.querySelector('circle');
          return [radio.closest('label')?.textContent, [circle?.cx.baseVal.value, circle?.cy.baseVal.value]];
        }),
    );
  await render(<AskedQuiz random={() => 0} />);
  await expect.poll(marks).toHaveLength(3);
  const written = placesByWords();
  await option('From the oven to the shelf').click();
  await page.getByRole('radio', { name: 'A loaf', exact: true }).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.getByRole('button', { name: 'Retake Test' }).click();
  await expect.poll(marks).toHaveLength(3);
  expect(Object.keys(placesByWords())).not.toEqual(Object.keys(written));
  expect(placesByWords()).toEqual(written);
});

test('by keys an option of a test is chosen in the list, and stands out in the flow', async () => {
  await render(<AskedQuiz />);
  await expect.poll(marks).toHaveLength(3);
  (option('From the oven to the shelf').element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
  await expect.element(option('From Item to Dough')).toBeChecked();
  expect(chosen()).toEqual([undefined, undefined, 'true']);
});

test('what a question of a test is about is pointed out, and nothing is chosen there', async () => {
  await render(<AskedQuiz />);
  await expect.poll(() => seen('.ck-question:nth-child(2) .ck-flow-mark')).toHaveLength(1);
  const [mark] = seen('.ck-question:nth-child(2) .ck-flow-mark');
  expect(mark?.textContent).toBe('?');
  await userEvent.click(mark as SVGGElement);
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'A loaf', exact: true })).toBeVisible();
});

test('where nothing draws flows, a test has its options alone', async () => {
  await render(<AskedQuiz figures={[]} />);
  await page.getByRole('radio', { name: 'From Done to the shelf', exact: true }).click();
  expect(seen('.ck-flow-mark')).toEqual([]);
});

const outcomes = () =>
  seen('.ck-answers > :nth-child(1) .ck-flow-mark').map((mark) => mark.dataset['outcome']);
const answer = async (first: string, second: string) => {
  await render(<AskedQuiz />);
  await expect.poll(marks).toHaveLength(3);
  const drawn = seen('.ck-question:nth-child(1) .ck-flow-line').length;
  await option(first).click();
  await page.getByRole('radio', { name: second, exact: true }).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect.poll(outcomes).not.toEqual([]);
  return drawn;
};

test('after a failure the flow marks what was chosen, and not what is right', async () => {
  const drawn = await answer('From the oven to the shelf', 'A loaf');
  expect(outcomes()).toEqual(['wrong']);
  // As it was asked: what is only asked for is still drawn as what is there.
  expect(seen('.ck-answers > :nth-child(1) .ck-flow-line')).toHaveLength(drawn);
});

test('after a pass the flow marks what was right', async () => {
  await answer('From Done to the shelf', 'A lump');
  expect(outcomes()).toEqual(['right']);
});
