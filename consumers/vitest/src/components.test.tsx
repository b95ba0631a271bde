import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { afterEach, expect, test, vi } from 'vitest';
import { Lesson } from './shared/lesson';
import { Showcase } from './shared/showcase';

const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

// Nothing is timed: this ends what hangs.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

test('a quiz is answered and marked', async () => {
  const user = userEvent.setup();
  render(<Showcase />);

  await user.click(await screen.findByRole('radio', { name: 'Yeast' }));
  await user.click(screen.getByRole('radio', { name: 'Heat' }));
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));

  expect(await screen.findByRole('heading', { name: 'Passed' })).toBeDefined();
  for (const complaint of complaints) expect(complaint.mock.calls).toEqual([]);
});

test('a lesson has its player, its flow and its bar', async () => {
  const user = userEvent.setup();
  render(<Lesson />);

  await user.click(await screen.findByRole('button', { name: 'Next step' }));
  await user.click(await screen.findByRole('button', { name: 'Play' }));
  await user.click(await screen.findByRole('checkbox', { name: /Take the order/ }));
  expect(await screen.findByText('The flow after step 1')).toBeDefined();
  for (const complaint of complaints) expect(complaint.mock.calls).toEqual([]);
});
