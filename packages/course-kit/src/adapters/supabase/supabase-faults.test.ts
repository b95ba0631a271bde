import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CourseStorageError } from '../../ports/course-storage-error.js';
import { html, json, openProject, refusal, type FakeProject, type Respond } from './fake-project.fixtures.js';

afterEach(() => vi.unstubAllGlobals());

const quiz = { kind: 'quiz', level: 1, score: 80, timeSeconds: 9, isPassed: true } as const;
const task = { kind: 'task', level: 1, task: 2, isCompleted: true } as const;
const request = { userName: 'Ada', level: 1, courseName: 'A course', score: 80, issuedBy: 'Us' };

/** Everything that the adapter asks of tables. */
const calls: Record<string, (project: FakeProject) => Promise<unknown>> = {
  'progress.list': ({ tables }) => tables.progress.list(),
  'progress.readQuizResult': ({ tables }) => tables.progress.readQuizResult(1),
  'progress.listCompletedQuizzes': ({ tables }) => tables.progress.listCompletedQuizzes(),
  'progress.setTaskCompleted': ({ tables }) => tables.progress.setTaskCompleted(task),
  'progress.saveQuizResult': ({ tables }) => tables.progress.saveQuizResult(quiz),
  'progress.clear': ({ tables }) => tables.progress.clear(),
  'certificates.list': ({ tables }) => tables.certificates.list(),
  'certificates.issue': ({ tables }) => tables.certificates.issue(request),
  'certificates.read': ({ tables }) => tables.certificates.read('CERT-1760000000000-L1'),
};
const saves = [
  'progress.setTaskCompleted',
  'progress.saveQuizResult',
  'progress.clear',
  'certificates.issue',
];

const errorOf = (call: Promise<unknown>): Promise<CourseStorageError> =>
  call.then(
    (value) => Promise.reject(new Error(`answered with ${JSON.stringify(value)}`)),
    (error: CourseStorageError) => error,
  );

/** Reads go well and what is written meets the error. */
const whenWriting =
  (respond: Respond): Respond =>
  (asked) =>
    asked.method === 'GET' ? json([]) : respond(asked);

const temporary: Record<string, Respond> = {
  'a timeout on the way': () => new Response(null, { status: 408 }),
  'a conflict without a body': () => new Response('', { status: 409 }),
  'a limit on the size': () => html(413),
  'too early': () => new Response(null, { status: 425 }),
  'too many requests': () => json({ message: 'slow down' }, 429),
  'a captive portal with 200': () => html(200),
  'a captive portal with 401': () => html(401),
  'a captive portal with 403': () => html(403),
  'a captive portal with 404': () => html(404),
  'a captive portal of JSON': () => json({ login: 'https://wifi.example' }),
  'JSON of somebody else with 403': () => json({ error: 'blocked', code: 403 }, 403),
  'JSON of somebody else with 401': () => json({ error: 'sign in' }, 401),
  'a token that ends again and again': () => refusal('PGRST303', 401),
  'a token that cannot be read': () => refusal('PGRST301', 401),
  'a learner who is taken for a visitor': () => refusal('42501', 401),
  'an empty 200': () => new Response(''),
  'a text as an answer': () => json('ok'),
  'a list of something else': () => json([{ id: 1 }, 'x', null]),
  'nothing at all with 404': () => new Response('', { status: 404 }),
  'an empty list with 404': () => json([], 404),
  null: () => json(null),
  'null with 503': () => json(null, 503),
  'false with 403': () => json(false, 403),
  'a stale schema: an unknown column': () => refusal('PGRST204', 400),
  'a stale schema: an unknown table': () => refusal('PGRST205', 404),
  'a database that cannot be reached': () => refusal('PGRST001', 503),
  'no free connection': () => refusal('PGRST003', 504),
  'a server without a secret': () => refusal('PGRST300', 500),
  'a read-only database': () => refusal('25006', 405),
  'two transactions at once': () => refusal('40001', 409),
  'a deadlock': () => refusal('40P01', 409),
  'a full disk': () => refusal('53100', 503),
  'too many connections': () => refusal('53300', 503),
  'a restart': () => refusal('57P01', 503),
  'a statement that took too long': () => refusal('57014', 500),
  'a broken disk': () => refusal('58030', 500),
  'an internal error': () => refusal('XX000', 500),
  'an unknown column in a migration': () => refusal('42703', 400),
  'a good code on a broken server': () => refusal('42501', 502),
  'a code without a message': () => json({ code: '23514' }, 400),
  'a code among other things': () => json([{ code: '42501', message: 'no' }], 403),
  500: () => new Response('oops', { status: 500 }),
  502: () => html(502),
  503: () => html(503),
  504: () => html(504),
  'a dropped line': () => {
    throw new TypeError('Failed to fetch');
  },
  'a lost answer': () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
};

describe.each([
  { whose: 'our own client', isHosts: false },
  { whose: "a host's client", isHosts: true },
])('a temporary error, with $whose', ({ isHosts }) => {
  // A client that the host has made hides the status of these two, and reads them as an empty list.
  const isHidden = (name: string) => isHosts && name.endsWith('with 404') && !name.includes('portal');

  it.each(Object.keys(temporary).filter((name) => !isHidden(name)))(
    'is never a refusal nor an answer: %s',
    async (name) => {
      const project = await openProject({ isHosts });
      project.answerTables(temporary[name] as Respond);
      for (const [operation, call] of Object.entries(calls)) {
        expect(await errorOf(call(project))).toMatchObject({ code: 'unavailable', operation });
      }
      project.answerTables(whenWriting(temporary[name] as Respond));
      for (const operation of saves) {
        expect(await errorOf(calls[operation]!(project))).toMatchObject({ code: 'unavailable', operation });
      }
    },
  );
});

describe('a refusal by the database', () => {
  it.each([
    ['42501', 403, 'forbidden'],
    ['22023', 400, 'invalid'],
    ['22001', 400, 'invalid'],
    ['22003', 400, 'invalid'],
    ['22P02', 400, 'invalid'],
    ['23514', 400, 'invalid'],
    ['23502', 400, 'invalid'],
    ['23503', 409, 'invalid'],
    ['PT409', 409, 'redrawn'],
    ['PT410', 410, 'superseded'],
  ])('with %s and status %i is %s', async (code, status, expected) => {
    const project = await openProject();
    project.answerTables(whenWriting(() => refusal(code, status)));
    for (const operation of saves) {
      const error = await errorOf(calls[operation]!(project));
      expect(error).toMatchObject({ code: expected, operation, serverMessage: `refused with ${code}` });
    }
  });

  it('is never assumed for other answers', async () => {
    const project = await openProject();
    const listed = /^(42501|2[23][0-9A-Z]{3}|PT409|PT410)$/;
    const codes = fc.oneof(
      fc.constantFrom(
        '42501',
        '22023',
        '23514',
        'PT409',
        'PT410',
        'PGRST204',
        '42703',
        '22',
        '220233',
        'x22023',
        '',
      ),
      fc.string({ maxLength: 6 }),
    );
    const body = fc.oneof(
      fc.record({ code: codes, message: fc.string() }),
      fc.record({ code: codes }),
      fc.jsonValue(),
    );
    const statuses = fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status));
    await fc.assert(
      fc.asyncProperty(body, statuses, async (said, status) => {
        project.answerTables(whenWriting(() => json(said, status)));
        const { code } = await errorOf(project.tables.progress.saveQuizResult(quiz));
        const isDecision = ['forbidden', 'invalid', 'redrawn', 'superseded'].includes(code);
        const isOnTheList = listed.test(String((said as { code?: unknown } | null)?.code));
        expect(isDecision ? isOnTheList : code === 'unavailable').toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the header Retry-After', () => {
  it.each([
    ['7', 7000],
    ['0', 0],
    ['99999999', 24 * 60 * 60 * 1000],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('of "%s" asks for a pause of %s ms', async (header, expected) => {
    const project = await openProject();
    project.answerTables(() => refusal('PGRST003', 503, { 'retry-after': header }));
    const error = await errorOf(project.tables.progress.saveQuizResult(quiz));
    expect(error).toMatchObject({ code: 'unavailable', retryAfterMilliseconds: expected });
  });

  it('ends a read without a retry if the pause is longer than a reader waits', async () => {
    const project = await openProject();
    project.answerTables(() => new Response('busy', { status: 503, headers: { 'retry-after': '3600' } }));
    expect(await errorOf(project.tables.progress.list())).toMatchObject({
      retryAfterMilliseconds: 3_600_000,
    });
    expect(project.asked).toHaveLength(1);
  });
});
