import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSupabaseRecords } from '../../../../credentials/src/signer/supabase-records.js';
import { compareWithDatabase } from './compare-with-database.js';
import { json, openAsVisitor, openProject, refusal, url } from './fake-project.fixtures.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const quiz = { kind: 'quiz', level: 1, score: 80, timeSeconds: 9, isPassed: true } as const;
const handIn = { id: '0'.repeat(32), level: 1, questions: ['q1'], answers: ['b'], timeSeconds: 9 };
const request = { userName: 'Ada', level: 1, courseName: 'A course', score: 80, issuedBy: 'Us' };
const id = 'CERT-1760000000000-L1';

/** The schema that a request names, as the server reads it. */
const schemaOf = ({ method, headers }: Request) =>
  headers.get(method === 'GET' ? 'accept-profile' : 'content-profile');

describe.each([false, true])('a course in the schema bread, with a client of the host: %s', (isHosts) => {
  it('is what every request is about', async () => {
    const { tables, asked } = await openProject({ isHosts, schema: 'bread' });
    const { progress, certificates, marking } = tables;
    await Promise.allSettled([
      progress.list(),
      progress.readQuizResult(1),
      progress.listCompletedQuizzes(),
      progress.setTaskCompleted({ kind: 'task', level: 1, task: 1, isCompleted: true }),
      progress.saveQuizResult(quiz),
      progress.clear(),
      certificates.list(),
      certificates.issue(request),
      certificates.read(id),
      marking.mark(handIn),
    ]);
    expect(asked.length).toBeGreaterThan(9);
    expect(new Set(asked.map(schemaOf))).toEqual(new Set(['bread']));
  });

  it('is what visitors ask about', async () => {
    const { tables, asked } = openAsVisitor({ isHosts, schema: 'bread' });
    await Promise.allSettled([tables.certificates.read(id), tables.marking.mark(handIn)]);
    expect(asked.map(({ url: address }) => new URL(address).pathname).sort()).toEqual([
      '/rest/v1/certificate_revocations',
      '/rest/v1/certificates',
      '/rest/v1/rpc/mark_answers',
    ]);
    expect(asked.map(schemaOf)).toEqual(['bread', 'bread', 'bread']);
  });

  it('is named to whoever runs the site where the API does not expose it', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { tables, answerTables } = await openProject({ isHosts, schema: 'bread' });
    answerTables(() => refusal('PGRST106', 406));
    await expect(tables.progress.saveQuizResult(quiz)).rejects.toMatchObject({ code: 'unavailable' });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('schema "bread"'));
  });
});

it('without a schema, a client of the host has its own', async () => {
  const { tables, asked } = await openProject({ isHosts: true, clientSchema: 'bread' });
  await tables.progress.list();
  expect(asked.map(schemaOf)).toEqual(['bread']);
});

it('whoever signs certificates, or compares the course, asks about it too', async () => {
  const asked: Request[] = [];
  const send = async (...given: Parameters<typeof fetch>) => {
    asked.push(new Request(...given));
    return json([]);
  };
  vi.stubGlobal('fetch', send);
  const project = { url, key: 'publishable', schema: 'bread' };
  await createSupabaseRecords({ ...project, fetch: send }).revocation(id);
  await compareWithDatabase(project, {} as never, []).catch(() => undefined);
  expect(asked.map(schemaOf)).toEqual(['bread', 'bread']);
});
