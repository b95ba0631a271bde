import { describe, expect, it } from 'vitest';
import { askedPageOf } from './asked-page.js';

describe('the page that the guard has redirected from', () => {
  it('is read with its level, query and anchor', () => {
    const from = {
      pathname: '/level-4/task-1',
      search: '?a=b',
      hash: '#step-2',
      state: null,
      key: 'default',
    };
    expect(askedPageOf({ from })).toEqual({ address: '/level-4/task-1?a=b#step-2', level: 4 });
  });

  it.each([
    null,
    undefined,
    'from',
    {},
    { from: null },
    { from: {} },
    { from: { pathname: 4 } },
    { from: { pathname: '/dashboard' } },
    { from: { pathname: '//evil.example/level-2' } },
    { from: { pathname: '/level-2x' } },
  ])('is undefined where the state is %j', (state) => {
    expect(askedPageOf(state)).toBeUndefined();
  });
});
