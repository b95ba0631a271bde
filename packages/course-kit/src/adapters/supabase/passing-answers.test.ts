import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineCourse } from '../../model/define-course.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { openStore } from '../../testing/open-store.js';
import {
  html,
  json,
  key,
  openAsVisitor,
  refusal,
  sessionOf,
  url,
  type Respond,
} from './fake-project.fixtures.js';
import { createSupabaseStorage } from './supabase-storage.js';

const task = { title: 'Task', duration: '', steps: [] };
const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const course = defineCourse({
  title: 'Course',
  levels: [{ title: 'Level', tasks: [task, task, task], questions: [question] }],
});

const empty =
  (status: number): Respond =>
  () =>
    new Response('', { status });
const text =
  (words: string, status: number): Respond =>
  () =>
    new Response(words, { status });
const page =
  (status: number): Respond =>
  () =>
    html(status);
const said =
  (body: unknown, status: number): Respond =>
  () =>
    json(body, status);
const error =
  (code: string, status: number): Respond =>
  () =>
    refusal(code, status);
const cut: Respond = () => {
  throw new TypeError('Failed to fetch');
};
const aborted: Respond = () => {
  throw new DOMException('The operation was aborted.', 'AbortError');
};
const brokenOff: Respond = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
const silent: Respond = () => new Promise<never>(() => undefined);

/** Answers of tables and functions to a learner whose session is good. */
const answers: Record<string, Respond> = {
  '401, a token that has ended': error('PGRST303', 401),
  '401, a token of a clock that is ahead': said({ code: 'PGRST303', message: 'JWT issued at future' }, 401),
  '401, a token that is not valid yet': said({ code: 'PGRST303', message: 'JWT not yet valid' }, 401),
  '401, a token that cannot be read': error('PGRST301', 401),
  '401, a token that is missing': error('PGRST302', 401),
  '401, of who was taken for a visitor': error('42501', 401),
  '401, of a gateway with the key': said({ message: 'Invalid API key' }, 401),
  '401, of a gateway with the token': said({ message: 'Invalid authentication credentials' }, 401),
  '401, of a gateway in words': text('Jwt is expired', 401),
  '401, without a body': empty(401),
  '401, of a captive portal': page(401),
  '403, a refused token with another status': error('PGRST301', 403),
  '403, of a gateway': said({ message: 'Forbidden' }, 403),
  '403, of a firewall': page(403),
  '404, while the schema is read anew': error('PGRST205', 404),
  '408, too slow': empty(408),
  '409, two transactions at once': error('40001', 409),
  '425, too early': empty(425),
  '429, too many requests': said({ message: 'API rate limit exceeded' }, 429),
  '500, a broken server': text('oops', 500),
  '500, a server without a secret': error('PGRST300', 500),
  '502, of a proxy': page(502),
  '503, no database': error('PGRST001', 503),
  '504, no free connection': error('PGRST003', 504),
  '520, of a network in between': page(520),
  '200, of a captive portal': page(200),
  '200, of a captive portal in JSON': said({ login: 'https://wifi.example' }, 200),
  '200, without a body': text('', 200),
  'a dropped line': cut,
  'a request that was aborted': aborted,
  'an answer that broke off': brokenOff,
};

/** Answers of the auth server, or of what stands before it, to the renewal of a token that is not accepted. */
const renewals: Record<string, Respond> = {
  '400, a setting': said({ code: 400, error_code: 'validation_failed', msg: 'Unsupported' }, 400),
  '401, of a gateway': said({ message: 'Invalid API key' }, 401),
  '401, a token of another key': said({ code: 401, error_code: 'bad_jwt', msg: 'invalid JWT' }, 401),
  '403, of a hook': said({ code: 403, error_code: 'hook_payload_over_size_limit', msg: 'no' }, 403),
  '403, of a firewall': page(403),
  '429, too many renewals': said({ code: 429, error_code: 'over_request_rate_limit', msg: 'slow down' }, 429),
  '500, a broken server': said({ code: 500, error_code: 'unexpected_failure', msg: 'oops' }, 500),
  '503, a restart': page(503),
  '200, of a captive portal': page(200),
  '200, half a session': said({ access_token: 'half' }, 200),
  'no answer': silent,
  'a dropped line': cut,
};

/** Answers of the auth server that end a session. */
const refused: Record<string, Respond> = {
  'a token that is not there': said(
    { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
    400,
  ),
  'a token that was used': said({ code: 400, error_code: 'refresh_token_already_used', msg: 'Used' }, 400),
  'a session that is not there': said({ code: 403, error_code: 'session_not_found', msg: 'Not found' }, 403),
  'a session that has ended': said({ code: 400, error_code: 'session_expired', msg: 'Expired' }, 400),
  'an account that is not there': said({ code: 403, error_code: 'user_not_found', msg: 'Gone' }, 403),
  'an account that is banned': said({ code: 400, error_code: 'user_banned', msg: 'Banned' }, 400),
  'a token in words alone': said({ error: 'invalid_grant', error_description: 'Invalid Refresh Token' }, 400),
  'a token that is none': said(
    { code: 400, error_code: 'validation_failed', msg: 'Refresh token is not valid' },
    400,
  ),
};

/** What the database keeps when it works. */
const working: Respond = async (asked) => {
  const { pathname } = new URL(asked.url);
  if (pathname.endsWith('hand_in_answers'))
    return json({ score: 100, isPassed: true, passMark: 70, answers: [{ isCorrect: true }] });
  if (asked.method === 'GET') return json([]);
  const none = { completed_tasks: [], quiz_completed: false, quiz_score: null, quiz_time_seconds: null };
  return json({ ...none, ...((await asked.json()) as object) });
};

/** The page of a learner who is signed in. */
async function openPage() {
  const project = openAsVisitor();
  const storage = createSupabaseStorage({
    url,
    key,
    browser: { storage: new FakeStorage() },
    retryDelay: () => 0,
    marksQuizzes: true,
  });
  let renewed = 0;
  const renewing: Respond = () => json(sessionOf(`renewed ${(renewed += 1)}`));
  project.answerTables(working);
  project.answerRenewals(renewing);
  await storage.session!.signIn!({ email: 'ada@example.org', password: 'correct horse' });
  const store = openStore(course, storage, { random: () => 0.5 });
  leaves.push(store.connect());
  await vi.advanceTimersByTimeAsync(100);
  expect(store.get('session').status).toBe('signed-in');
  expect(store.get('loadStatus')).toBe('ready');
  const seen = new Set<string>();
  store.services.subscribe(() => seen.add(store.saveStatus()));
  return {
    ...store,
    project,
    work: () => {
      project.answerTables(working);
      project.answerRenewals(renewing);
    },
    /** Whether the learner was asked to sign in, at any time. */
    isAskedToSignIn: () =>
      seen.has('signed-out') ||
      store.get('session').status !== 'signed-in' ||
      store.codes().includes('sign-in-required'),
  };
}
type Page = Awaited<ReturnType<typeof openPage>>;

/** Everything that a learner does and is not asked to do again. */
const operations: Record<string, (page: Page) => unknown> = {
  'marks a task': ({ setTask }) => setTask({ kind: 'task', level: 1, task: 2, isCompleted: true }),
  'passes a test': ({ submit }) =>
    submit({ kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true }),
  'hands a test in': ({ submit }) =>
    submit({
      kind: 'quiz',
      level: 1,
      score: 0,
      timeSeconds: 9,
      isPassed: false,
      isMarked: false,
      handIn: { id: '5b0e6f0e-0d0a-4b0f-9a44-b1c8b1a0a4f5', questions: ['q1'], answers: ['a'] },
    }),
};

const leaves: (() => void)[] = [];
/** Longer than the client tries a renewal, and the page waits for an answer. */
const OUTAGE_MILLISECONDS = 45_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
// What is loaded later is there before the clock stands still.
beforeAll(async () => {
  await Promise.all([
    import('@supabase/supabase-js'),
    import('@tanstack/query-core'),
    import('./account-actions.js'),
    import('./make-client.js'),
    import('./supabase-tables.js'),
    import('../../state/connect-store.js'),
    import('../../state/hand-in-quiz.js'),
  ]);
});

/** Does it while the server answers so, and tells what waits by then, and what is once the server has worked for a while. */
async function goThrough(operate: (page: Page) => unknown, answer: Respond, renewal?: Respond) {
  const opened = await openPage();
  opened.project.answerTables(answer);
  if (renewal) opened.project.answerRenewals(renewal);
  void operate(opened);
  await vi.advanceTimersByTimeAsync(OUTAGE_MILLISECONDS);
  const waiting = opened.get('ledger').pending.length;
  opened.work();
  await vi.advanceTimersByTimeAsync(2 * OUTAGE_MILLISECONDS);
  const { confirmed, refused: lost } = opened.get('ledger');
  return {
    waiting,
    status: opened.saveStatus(),
    confirmed: confirmed.length,
    refused: lost.length,
    isAskedToSignIn: opened.isAskedToSignIn(),
  };
}

const saved = { waiting: 1, status: 'saved', confirmed: 1, refused: 0, isAskedToSignIn: false };

describe.each(Object.entries(operations))(
  'who %s has it saved without a press, and is not asked to sign in,',
  (_, operate) => {
    it.each(Object.entries(answers))('where it is answered with %s', async (_name, answer) => {
      expect(await goThrough(operate, answer)).toEqual(saved);
    });

    it.each(Object.entries(renewals))('where the renewal is answered with %s', async (_name, renewal) => {
      expect(await goThrough(operate, error('PGRST303', 401), renewal)).toEqual(saved);
    });

    it.each(Object.entries(answers))('where a token ends in the middle of %s', async (_name, answer) => {
      let asked = 0;
      const endingTokens: Respond = (request) =>
        (asked += 1) % 2 === 0 ? refusal('PGRST303', 401) : answer(request);
      expect(await goThrough(operate, endingTokens)).toEqual(saved);
    });
  },
);

describe.each(Object.entries(operations))('who %s is asked to sign in', (_, operate) => {
  it.each(Object.entries(refused))(
    'where the auth server refuses the renewal: %s',
    async (_name, renewal) => {
      const opened = await openPage();
      opened.project.answerTables(error('PGRST303', 401));
      opened.project.answerRenewals(renewal);
      void operate(opened);
      await vi.advanceTimersByTimeAsync(OUTAGE_MILLISECONDS);
      expect(opened.isAskedToSignIn()).toBe(true);
      // Else the sign-in screen would send them back at once.
      expect(opened.get('session').status).toBe('signed-out');
      opened.work();
      await opened.services.storage.session!.signIn!({ email: 'ada@example.org', password: 'correct horse' });
      await vi.advanceTimersByTimeAsync(OUTAGE_MILLISECONDS);
      expect(opened.saveStatus()).toBe('saved');
      expect(opened.get('ledger').revision).toBeGreaterThan(0);
    },
  );
});
