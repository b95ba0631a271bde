import '@course-kit/react/styles.css';
import '../styles/site.css';
import './keep-level.css';
import { getDefaultStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { languageAtom } from '../language/language-context.js';
import { KeepLevelView } from './keep-level.view.js';
import { KeepError } from './kept-levels.js';
import type { KeepState } from './use-kept-level.js';

const keep = vi.fn<(withFilms: boolean) => void>();
const remove = vi.fn<() => void>();
const view = (state: KeepState, isTestDrawn = false) => (
  <div className="keep-level">
    <KeepLevelView state={state} isTestDrawn={isTestDrawn} keep={keep} remove={remove} />
  </div>
);
const free = { status: 'free', bytes: 3_410_000, filmBytes: 12_300_000 } as const;

test('one button does what can be done, and keeps the focus meanwhile', async () => {
  const { rerender } = await render(view(free));
  const button = page.getByRole('button');
  await page.getByRole('checkbox', { name: 'With its videos (12 MB)' }).click();
  await button.click();
  await expect.element(button).toHaveTextContent('Keep this level offline (3.4 MB)');
  expect(keep).toHaveBeenLastCalledWith(true);

  await rerender(view({ status: 'keeping', share: 0.42 }));
  await expect.element(button).toHaveTextContent('Keeping this level… 42%');
  await expect.element(button).toHaveFocus();
  await button.click({ force: true });
  expect(keep).toHaveBeenCalledOnce();

  const problem = new KeepError('full', 15_700_000);
  await rerender(view({ status: 'failed', problem, withFilms: true }));
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('This browser has no room for the level: it needs 16 MB. Nothing has changed.');
  await button.click();
  expect(keep, 'again with what was asked for').toHaveBeenLastCalledWith(true);

  await rerender(view({ status: 'kept', bytes: 3_410_000, hasFilms: false }));
  await expect.element(button).toHaveFocus();
  await button.click();
  expect(remove).toHaveBeenCalledOnce();
});

test('an update is offered beside what is kept', async () => {
  await render(view({ status: 'kept', bytes: 3_410_000, hasFilms: true, newerBytes: 3_500_000 }));
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'This level is kept in this browser (3.4 MB). It opens without a network. The level has changed since. What you kept goes on working.',
    );
  await page.getByRole('button', { name: 'Update what is kept (3.5 MB)' }).click();
  expect(keep).toHaveBeenLastCalledWith(true);
});

test('nothing is offered before it is known what there is', async () => {
  await render(view({ status: 'unknown' }));
  expect(page.getByRole('button').query()).toBeNull();
});

test('sizes are written as the language does', async () => {
  const german = { shown: { tag: 'de' }, choose: () => {}, dismiss: () => {} } as const;
  const store = getDefaultStore();
  const english = store.get(languageAtom);
  store.set(languageAtom, german);
  onTestFinished(() => store.set(languageAtom, english));
  await render(view(free));
  await expect.element(page.getByRole('button')).toHaveTextContent('Keep this level offline (3,4 MB)');
});

test('a test whose questions a server chooses is not promised', async () => {
  const { rerender } = await render(view(free));
  await expect.element(page.getByRole('status')).toMatchTextContent(/lessons, pictures and test then open/);
  await rerender(view(free, true));
  await expect.element(page.getByRole('status')).toMatchTextContent(/its test needs the network\.$/);
});
