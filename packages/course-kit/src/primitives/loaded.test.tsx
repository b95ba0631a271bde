import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Loaded } from './loaded.js';

/** What shows toasts, for one. */
const Told = ({ told }: { readonly told: string }) => <p>{told}</p>;

test.each([
  ['with the next thing to tell', 'Saved'],
  ['when the network is back', 'Offline'],
])('what is told while its code is lost is told once that can be fetched: %s', async (_, last) => {
  const load = vi.fn<() => Promise<{ readonly default: ComponentType<{ readonly told: string }> }>>();
  load.mockResolvedValue({ default: Told });
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const offline = { told: 'Offline' };
  const { rerender } = await render(<Loaded load={load} props={offline} fallback="Coming" />);
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
  await expect.element(page.getByText('Coming')).toBeVisible();
  expect(page.getByText('Offline').query()).toBeNull();

  if (last === 'Offline') dispatchEvent(new Event('online'));
  else await rerender(<Loaded load={load} props={{ told: last }} fallback="Coming" />);
  await expect.element(page.getByText(last)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
