import { describe, expect, it, vi } from 'vitest';
import { rememberLast, rememberLoaded } from './remember.js';

describe('what was made of the last input', () => {
  it('is made once for the same input, and again for another', () => {
    const make = vi.fn<(size: number) => object>((size) => ({ size }));
    const remembered = rememberLast(make);
    const one = remembered(1);
    expect(remembered(1)).toBe(one);
    expect(remembered(2)).toEqual({ size: 2 });
    expect(remembered(1)).toEqual({ size: 1 });
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is made once where there is no input', () => {
    const make = vi.fn<() => null>(() => null);
    const remembered = rememberLast(make);
    expect([remembered(), remembered()]).toEqual([null, null]);
    expect(make).toHaveBeenCalledOnce();
  });
});

describe('what was loaded', () => {
  it('is loaded once', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('module'));
    const remembered = rememberLoaded(load);
    expect(await remembered()).toBe('module');
    expect(await remembered()).toBe('module');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>(() => Promise.resolve('module'))
      .mockRejectedValueOnce(new Error('offline'));
    const remembered = rememberLoaded(load);
    await expect(remembered()).rejects.toThrow('offline');
    expect(await remembered()).toBe('module');
  });
});
