import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  html,
  json,
  openAsVisitor,
  openProject,
  refusal,
  sessionOf,
  userId,
} from './fake-project.fixtures.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const row = {
  level: 1,
  completed_tasks: ['level-1-task-2'],
  quiz_completed: true,
  quiz_score: 80,
  quiz_time_seconds: 9,
};
const quiz = { kind: 'quiz', level: 1, score: 80, timeSeconds: 9, isPassed: true } as const;
const task = { kind: 'task', level: 1, task: 2, isCompleted: true } as const;
const unauthenticated = { name: 'CourseStorageError', code: 'unauthenticated' };
const unavailable = { name: 'CourseStorageError', code: 'unavailable' };
const tokenOf = (request: Request) => request.headers.get('authorization');

describe('a visitor', () => {
  it('is asked to sign in by every operation but reading a certificate', async () => {
    const { tables, asked } = openAsVisitor();
    await expect(tables.progress.list()).rejects.toMatchObject(unauthenticated);
    await expect(tables.progress.readQuizResult(1)).rejects.toMatchObject(unauthenticated);
    await expect(tables.progress.saveQuizResult(quiz)).rejects.toMatchObject(unauthenticated);
    await expect(tables.progress.clear()).rejects.toMatchObject(unauthenticated);
    await expect(tables.certificates.list()).rejects.toMatchObject(unauthenticated);
    expect(asked).toEqual([]);
    expect(await tables.certificates.read('CERT-1760000000000-L1')).toBeNull();
  });

  it.each([html(200), new Response(''), json({ login: 1 }), json([{ id: 1 }]), html(403), json(null, 404)])(
    'does not take the page of a proxy for a missing certificate (%#)',
    async (page) => {
      const project = openAsVisitor();
      project.answerTables(() => page);
      await expect(project.tables.certificates.read('CERT-1760000000000-L1')).rejects.toMatchObject(
        unavailable,
      );
    },
  );
});

describe('a token that is no longer accepted', () => {
  it('is renewed once, and the same request sent with the new one', async () => {
    const project = await openProject();
    project.answerTables((request) =>
      tokenOf(request) === 'Bearer second token' ? json(row) : refusal('PGRST303', 401),
    );
    expect(await project.tables.progress.saveQuizResult(quiz)).toMatchObject({ quizScore: 80 });
    expect(project.renewals).toBe(1);
    expect(project.asked.map(tokenOf)).toEqual(['Bearer first token', 'Bearer second token']);
  });

  it('is renewed for a deletion, too', async () => {
    const project = await openProject();
    project.answerTables((request) =>
      tokenOf(request) === 'Bearer second token' ? json([]) : refusal('PGRST303', 401),
    );
    await project.tables.progress.clear();
    expect(project.asked.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  });

  it('is renewed for an answer of a gateway, too', async () => {
    const project = await openProject();
    project.answerTables((request) =>
      tokenOf(request) === 'Bearer second token' ? json(row) : json({ message: 'Unauthorized' }, 401),
    );
    expect(await project.tables.progress.saveQuizResult(quiz)).toMatchObject({ quizScore: 80 });
  });

  it('that is refused after the renewal too may be accepted later', async () => {
    const project = await openProject();
    project.answerTables(() => refusal('PGRST301', 401));
    await expect(project.tables.progress.saveQuizResult(quiz)).rejects.toMatchObject(unavailable);
    expect(project.asked).toHaveLength(2);
  });

  it.each([
    json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400),
    json({ code: 400, error_code: 'session_not_found', msg: 'Session not found' }, 403),
    json({ error: 'invalid_grant', error_description: 'Invalid Refresh Token: Already Used' }, 400),
  ])('asks to sign in when the auth server refuses to renew it (%#)', async (answer) => {
    const project = await openProject();
    project.answerTables(() => refusal('PGRST303', 401));
    project.answerRenewals(() => answer);
    await expect(project.tables.progress.saveQuizResult(quiz)).rejects.toMatchObject(unauthenticated);
    const { data } = await (await project.connection.client()).auth.getSession();
    expect(data.session).toBeNull();
  });

  it('of another learner who signed in meanwhile is not used', async () => {
    const project = await openProject();
    project.answerTables(() => refusal('PGRST303', 401));
    project.answerRenewals(() => json(sessionOf('of another', '00000000-0000-4000-8000-000000000000')));
    await expect(project.tables.progress.saveQuizResult(quiz)).rejects.toMatchObject(unauthenticated);
    expect(project.asked).toHaveLength(1);
  });
});

describe('a renewal that the auth server did not answer', () => {
  it.each([
    ['a page with 200', () => html(200)],
    ['a page with 403', () => html(403)],
    ['a page with 401', () => html(401)],
    ['an empty 200', () => new Response('')],
    ['an empty object', () => json({})],
    ['JSON of somebody else with 403', () => json({ login: 'https://wifi.example' }, 403)],
    ['too many requests', () => json({ code: 'over_request_rate_limit', message: 'slow down' }, 429)],
    ['a broken server', () => json({ message: 'oops' }, 500)],
    ['a dropped line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leaves the learner signed in: %s', async (_name, answer) => {
    vi.useFakeTimers();
    const project = await openProject();
    project.answerTables(() => refusal('PGRST303', 401));
    project.answerRenewals(answer);
    // The token has ended by its own time as well, which is when the client would remove the session.
    vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
    const outcome = project.tables.progress.saveQuizResult(quiz).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject(unavailable);
    project.answerTables(() => json(row));
    project.answerRenewals(() => json(sessionOf('second token')));
    vi.setSystemTime(Date.now() + 2 * 60 * 1000);
    expect(await project.tables.progress.saveQuizResult(quiz)).toMatchObject({ quizScore: 80 });
  });
});

describe('the work of one learner', () => {
  it('is not saved for another who is signed in, nor read from them', async () => {
    const { tables, asked } = await openProject();
    const learnerId = 'somebody else';
    await expect(tables.progress.list(learnerId)).rejects.toMatchObject(unauthenticated);
    await expect(tables.progress.saveQuizResult({ ...quiz, learnerId })).rejects.toMatchObject(
      unauthenticated,
    );
    await expect(tables.progress.setTaskCompleted({ ...task, learnerId })).rejects.toMatchObject(
      unauthenticated,
    );
    expect(asked).toEqual([]);
    expect(await tables.progress.list(userId)).toEqual([]);
  });
});

describe('how old a change is', () => {
  const now = 1_760_000_000_000;
  const ageSent = async (madeAt?: number) => {
    const project = await openProject({ clock: () => now });
    project.answerTables((request) => json(request.method === 'GET' ? [] : row));
    const time = madeAt === undefined ? {} : { madeAt };
    await project.tables.progress.setTaskCompleted({ ...task, ...time });
    await project.tables.progress.saveQuizResult({ ...quiz, ...time });
    const writes = project.asked.filter(({ method }) => method === 'POST');
    expect(
      project.asked.filter(({ method }) => method === 'GET').map((read) => read.headers.get('x-change-age')),
    ).toEqual([null]);
    return writes.map(({ headers }) => headers.get('x-change-age'));
  };

  it.each([
    ['a minute ago', now - 60_000, '60000'],
    ['just now', now, '0'],
    ['by a clock that was ahead', now + 5000, '0'],
    ['in parts of a millisecond', now - 0.5, '0'],
    ['by a clock that was never set', 0, '315360000000'],
    ['at a time that is no number', Number.NaN, null],
    ['at a time that is not given', undefined, null],
  ])('is sent with what is saved: done %s', async (_when, madeAt, age) => {
    expect(await ageSent(madeAt)).toEqual([age, age]);
  });

  it('is sent with a change, which is refused as superseded where a deletion came after it', async () => {
    const project = await openProject({ clock: () => now });
    await project.tables.progress.clear(now - 250);
    expect(project.asked[0]?.headers.get('x-change-age')).toBe('250');
    project.answerTables((request) => (request.method === 'GET' ? json([]) : refusal('PT410', 410)));
    const old = { ...task, madeAt: now - 1000 };
    await expect(project.tables.progress.setTaskCompleted(old)).rejects.toMatchObject({ code: 'superseded' });
  });
});
