import { afterEach, expect, test, vi } from 'vitest';
import { watchTime } from './watch-time.js';

const attempt = { answers: [], questions: [], optionOrder: [], elapsedSeconds: 60 };
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Stops the time since the page was opened, and returns how to let some go by. */
function stopTime() {
  let now = 5000.5;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (seconds: number) => (now += seconds * 1000);
}

test('time goes on from what was spent before', () => {
  const wait = stopTime();
  const { elapsedSeconds } = watchTime(attempt);
  expect(elapsedSeconds()).toBe(60);
  wait(0.9);
  expect(elapsedSeconds()).toBe(60);
  wait(0.1);
  expect(elapsedSeconds()).toBe(61);
});

test.each([
  ['three hours back', -3 * 3_600_000],
  ['a year ahead', 365 * 86_400_000],
])('a clock that is turned %s changes nothing', (_, milliseconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const wait = stopTime();
  const { elapsedSeconds } = watchTime(attempt);
  wait(5);
  vi.setSystemTime(Date.now() + milliseconds);
  wait(5);
  expect(elapsedSeconds()).toBe(70);
});

test('the sleep of a laptop is no time spent, and a tab in the background is', () => {
  const wait = stopTime();
  const { elapsedSeconds } = watchTime(attempt);
  wait(60);
  expect(elapsedSeconds()).toBe(120);
  wait(8 * 3600);
  expect(elapsedSeconds()).toBeLessThanOrEqual(120 + 90);
  const awake = elapsedSeconds();
  wait(1);
  expect(elapsedSeconds()).toBe(awake + 1);
});
