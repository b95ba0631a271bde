import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastTimers } from './toast-timers.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const make = () => {
  const ended: number[] = [];
  return { ended, ...createToastTimers(5000, (id) => ended.push(id)) };
};

test('each toast has its own time, from when it was shown', () => {
  const { ended, keep } = make();
  keep([1]);
  vi.advanceTimersByTime(3000);
  keep([1, 2]);
  vi.advanceTimersByTime(1999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([1]);
  vi.advanceTimersByTime(2999);
  expect(ended).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([1, 2]);
});

test('paused timers keep their remaining time', () => {
  const { ended, keep, pause, resume } = make();
  keep([1]);
  vi.advanceTimersByTime(4000);
  pause();
  pause();
  vi.advanceTimersByTime(60_000);
  resume();
  resume();
  vi.advanceTimersByTime(999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([1]);
});

test('a toast that is added during a pause has its full time afterwards', () => {
  const { ended, keep, pause, resume } = make();
  pause();
  keep([1]);
  vi.advanceTimersByTime(60_000);
  resume();
  vi.advanceTimersByTime(4999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual([1]);
});

test('a removed toast does not end', () => {
  const { ended, keep } = make();
  keep([1, 2]);
  keep([2]);
  vi.advanceTimersByTime(5000);
  expect(ended).toEqual([2]);
});
