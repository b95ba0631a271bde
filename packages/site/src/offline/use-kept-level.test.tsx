import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import KeepLevel from './keep-level.js';
import { fetchList, keptLevel } from './kept-levels.js';
import type { LevelList } from './level-list.js';

vi.mock('./kept-levels.js', () => ({
  fetchList: vi.fn<() => Promise<LevelList>>(),
  keptLevel: vi.fn<() => Promise<unknown>>(),
  removeHalfKept: async () => {},
}));
vi.mock('./offline-worker-registration.js', () => ({
  canKeep: () => true,
  startOfflineWorker: async () => {},
  tidyUp: () => {},
}));

/** A network that answers when it is told to. */
function slowNetwork(): (list: LevelList) => void {
  let answer: (list: LevelList) => void = () => {};
  vi.mocked(fetchList).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (list) => answer(list);
}
const button = () => page.getByRole('button');

beforeEach(() => {
  vi.mocked(keptLevel).mockResolvedValue({ build: 'one', bytes: 3_410_000, hasFilms: false });
});

test('a level that is kept is so at once, however long the network takes, and is updated once that has answered', async () => {
  const answer = slowNetwork();
  await render(<KeepLevel level={1} isTestDrawn={false} />);
  await expect.element(button()).toHaveTextContent('Remove it from this browser');

  answer({ build: 'two', pages: [['level-1', 3_500_000]], files: [], films: [], words: {} });
  await expect.element(page.getByRole('button', { name: /^Update what is kept/ })).toBeVisible();
});

test('one that is not kept is offered once its size is known', async () => {
  const answer = slowNetwork();
  vi.mocked(keptLevel).mockResolvedValue(undefined);
  await render(<KeepLevel level={1} isTestDrawn={false} />);
  expect(button().query()).toBeNull();

  answer({ build: 'one', pages: [['level-1', 3_410_000]], files: [], films: [], words: {} });
  await expect.element(button()).toHaveTextContent('Keep this level offline (3.4 MB)');
});
