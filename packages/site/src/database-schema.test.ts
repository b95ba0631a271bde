import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('./course.js');
  vi.doUnmock('./progress-read.js');
  vi.doUnmock('@course-kit/react/adapters/supabase');
  vi.resetModules();
});

const url = 'https://project.supabase.co';

/** What the site is built with, and the address of the signer that it then asks. */
async function signerWith(schema: string | undefined) {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_SCHEMA', schema);
  return (await import('./credentials/credential-source.js')).credentialSource.signer;
}

test.each([undefined, '', 'public'])(
  'the first course of a project (%j) has the function issuer',
  async (schema) => {
    expect(await signerWith(schema)).toBe(`${url}/functions/v1/issuer`);
  },
);

test('another course has the functions that are named after its schema', async () => {
  expect(await signerWith('bread')).toBe(`${url}/functions/v1/issuer-bread`);
});

test.each([
  ['bread', 'bread'],
  ['', undefined],
])('with the schema "%s", course and database are compared in %s', async (setting, schema) => {
  vi.stubEnv('VITE_SUPABASE_SCHEMA', setting);
  vi.doMock('./course.js', () => ({ outline: { levels: [] } }));
  const compareWithDatabase = vi.fn<(project: object) => Promise<string[]>>().mockResolvedValue([]);
  vi.doMock('@course-kit/react/adapters/supabase', () => ({ compareWithDatabase }));
  const { reportDifferences } = await import('./compare-with-database.js');
  await reportDifferences(url, 'publishable');
  expect(compareWithDatabase).toHaveBeenCalledWith({ url, key: 'publishable', schema }, { levels: [] }, []);
});

describe.each([
  ['bread', 'bread'],
  ['', undefined],
])('with the schema "%s"', (setting, schema) => {
  const project = { url, key: 'publishable', schema };
  const withProject = () => {
    vi.stubEnv('VITE_STORAGE', '');
    vi.stubEnv('SSR', false);
    vi.stubEnv('VITE_SUPABASE_URL', url);
    vi.stubEnv('VITE_SUPABASE_KEY', 'publishable');
    vi.stubEnv('VITE_SUPABASE_SCHEMA', setting);
  };

  test('progress is kept in that of the course', async () => {
    withProject();
    vi.doMock('./course.js', () => ({ outline: { levels: [] } }));
    vi.doMock('./progress-read.js', () => ({ progressRead: undefined }));
    const createSupabaseStorage = vi.fn<(options: object) => object>().mockReturnValue({});
    vi.doMock('@course-kit/react/adapters/supabase', () => ({ createSupabaseStorage }));
    await import('./storage.js');
    expect(createSupabaseStorage).toHaveBeenCalledWith(expect.objectContaining(project));
  });

  test('progress is read ahead from that of the course', async () => {
    withProject();
    const readProgressAhead = vi.fn<(options: object) => object>().mockReturnValue({});
    vi.doMock('@course-kit/react/adapters/supabase', () => ({ readProgressAhead }));
    await import('./progress-read.js');
    expect(readProgressAhead).toHaveBeenCalledWith(project);
  });
});
