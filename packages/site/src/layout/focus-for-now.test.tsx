import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { focusForNow } from './focus-for-now.js';

/** A part of a page with a button above its text and one below it. */
async function renderPart(): Promise<HTMLElement> {
  await render(
    <section aria-label="Dough">
      <button type="button">Weigh</button>
      <p>Knead it for ten minutes.</p>
      <button type="button">Bake</button>
    </section>,
  );
  return page.getByRole('region', { name: 'Dough' }).element() as HTMLElement;
}
const button = (name: string) => page.getByRole('button', { name });

test('what is focused for now has Tab go on from its start', async () => {
  const part = await renderPart();
  focusForNow(part);
  await expect.element(part).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Weigh')).toHaveFocus();
  expect(part).not.toHaveAttribute('tabindex');
});

test.each([
  ['while it has the focus', () => {}],
  ['and afterwards', () => userEvent.keyboard('{Tab}')],
])('a press on text within it has Tab go on from there, %s', async (_, leave) => {
  focusForNow(await renderPart());
  await leave();
  await page.getByText('Knead it', { exact: false }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Bake')).toHaveFocus();
});

test('what can be focused anyway stays as it is', async () => {
  await renderPart();
  const bake = button('Bake').element() as HTMLElement;
  focusForNow(bake);
  await expect.element(bake).toHaveFocus();
  bake.blur();
  expect(bake).not.toHaveAttribute('tabindex');
});

test('what was focused several times is made as it was once, each time the focus leaves it', async () => {
  const part = await renderPart();
  const removed = vi.spyOn(part, 'removeAttribute');
  for (const times of [1, 2, 3]) {
    focusForNow(part);
    await expect.element(part).toHaveFocus();
    part.blur();
    expect(removed).toHaveBeenCalledTimes(times);
  }
});
