import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWantedPage, rememberWantedPage, wantedPageOf } from './wanted-page.js';

describe('a requested page of a locked level', () => {
  beforeEach(() => {
    const entries = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is where passing the level before leads, and no other level', () => {
    rememberWantedPage('/level-2/task-3#step-4');
    expect(wantedPageOf(2)).toBe('/level-2/task-3#step-4');
    expect(wantedPageOf(3)).toBeUndefined();
  });

  it('is forgotten once it is reached', () => {
    rememberWantedPage('/level-2/task-3#step-4');
    forgetWantedPage('/level-2');
    expect(wantedPageOf(2)).toBeDefined();
    forgetWantedPage('/level-2/task-3');
    expect(wantedPageOf(2)).toBeUndefined();
  });

  it('is not remembered without browser storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    rememberWantedPage('/level-2');
    forgetWantedPage('/level-2');
    expect(wantedPageOf(2)).toBeUndefined();
  });
});
