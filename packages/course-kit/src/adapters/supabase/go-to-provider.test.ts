import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goToProvider } from './go-to-provider.js';

const address = 'https://project.example/auth/v1/authorize?provider=google';
const assign = vi.fn<(address: string) => void>();
const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
  answers.mockReset();
});

const go = () => goToProvider(address, 'session.signInWithGoogle');

describe('the way to a provider', () => {
  it.each([
    ['a redirect', () => Promise.resolve(Response.redirect('https://accounts.google.com/', 302))],
    ['what scripts may not read', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is taken where the server has %s', async (_, answer) => {
    answers.mockImplementation(answer);
    await go();
    expect(answers).toHaveBeenCalledWith(address, { redirect: 'manual' });
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  });

  it.each([
    [
      'that the provider is off',
      400,
      '{"code":400,"msg":"Unsupported provider"}',
      'invalid',
      'Unsupported provider',
    ],
    ['nothing that can be read', 502, '<html>', 'unavailable', undefined],
  ])('is not taken where the server says %s', async (_, status, body, code, words) => {
    answers.mockResolvedValue(new Response(body, { status }));
    await expect(go()).rejects.toMatchObject({ code, serverMessage: words });
    expect(assign).not.toHaveBeenCalled();
  });
});
