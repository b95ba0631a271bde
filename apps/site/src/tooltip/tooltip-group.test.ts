import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTooltipGroup, type ShowTooltip } from './tooltip-group.js';

let now = 0;
const open = new Set<string>();
const tooltip =
  (name: string): ShowTooltip =>
  (isOpen) =>
    void (isOpen ? open.add(name) : open.delete(name));
const [first, second] = [tooltip('first'), tooltip('second')];
const group = () => createTooltipGroup(() => now);

const pass = (milliseconds: number) => {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
};

beforeEach(() => {
  vi.useFakeTimers();
  // Any moment: a clock may begin anywhere.
  now = -1e6;
  open.clear();
});
afterEach(() => void vi.useRealTimers());

describe('a pointer', () => {
  test('opens a tooltip after 700 ms', () => {
    group().openSoon(first);
    pass(699);
    expect([...open]).toEqual([]);
    pass(1);
    expect([...open]).toEqual(['first']);
  });

  test('that leaves earlier opens nothing', () => {
    const { openSoon, close } = group();
    openSoon(first);
    pass(699);
    close(first);
    pass(10_000);
    expect([...open]).toEqual([]);
  });

  test('that comes back waits 700 ms again', () => {
    const { openSoon, close } = group();
    openSoon(first);
    pass(699);
    close(first);
    openSoon(first);
    pass(699);
    expect([...open]).toEqual([]);
    pass(1);
    expect([...open]).toEqual(['first']);
  });

  test.each([
    [0, ['second']],
    [300, ['second']],
    [301, []],
  ])('that reaches another tooltip %i ms after one closed opens %j at once', (milliseconds, expected) => {
    const { open: show, openSoon, close } = group();
    show(first);
    pass(5000);
    close(first);
    pass(milliseconds);
    openSoon(second);
    expect([...open]).toEqual(expected);
    pass(700);
    expect([...open]).toEqual(['second']);
  });

  test('that leaves a tooltip before it opened waits for the next one', () => {
    const { openSoon, close } = group();
    openSoon(first);
    pass(699);
    close(first);
    openSoon(second);
    pass(699);
    expect([...open]).toEqual([]);
  });

  test('opens at once while another is open, and closes that', () => {
    const { open: show, openSoon } = group();
    show(first);
    openSoon(second);
    expect([...open]).toEqual(['second']);
  });
});

describe('the keyboard', () => {
  test('opens a tooltip at once, and cancels a pointer’s delay', () => {
    const { open: show, openSoon, close } = group();
    openSoon(first);
    show(first);
    expect([...open]).toEqual(['first']);
    close(first);
    pass(10_000);
    expect([...open]).toEqual([]);
  });

  test('opens one at a time', () => {
    const { open: show } = group();
    show(first);
    show(second);
    expect([...open]).toEqual(['second']);
  });

  test('that leaves a tooltip does not cancel a pointer’s delay for another', () => {
    const { openSoon, close } = group();
    openSoon(second);
    close(first);
    pass(700);
    expect([...open]).toEqual(['second']);
  });
});

test('groups are independent of each other', () => {
  const [one, other] = [group(), group()];
  one.open(first);
  one.close(first);
  other.openSoon(second);
  expect([...open]).toEqual([]);
  pass(700);
  one.open(first);
  expect([...open]).toEqual(['second', 'first']);
});
