import type { Learner } from '../../model/learner.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  json,
  openAsVisitor,
  refusal,
  sessionOf,
  url,
  userId,
  type FakeProject,
} from './fake-project.fixtures.js';
import { createSupabaseNotifications } from './supabase-notifications.js';
import { createSupabaseSession } from './supabase-session.js';

const KEY = 'sb-project-auth-token';
const credentials = { email: 'ada@example.org', password: 'correct horse' };
const ada = { id: userId, email: 'ada@example.org' };
const task = { kind: 'task', level: 1, task: 2, isCompleted: true } as const;
const row = { level: 1, completed_tasks: ['level-1-task-2'], quiz_completed: false, quiz_score: null };

/** What this page received of who is signed in. */
function follow({ connection }: FakeProject) {
  const received: (Learner | null)[] = [];
  const session = createSupabaseSession(connection);
  ends.push(session.subscribe((learner) => void received.push(learner)));
  return { session, received };
}

/** Sockets that were opened, with what was sent on them. */
class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}
const joins = () => FakeSocket.all.flatMap(({ sent }) => sent).filter((text) => text.includes('phx_join'));

/** What the library does in another tab: it writes, which raises a storage event, and sends a message where there are channels. */
function inAnotherTab(event: 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'SIGNED_OUT', id = userId) {
  const session =
    event === 'SIGNED_OUT'
      ? null
      : { ...sessionOf('of another tab', id), expires_at: Math.round(Date.now() / 1000) + 3600 };
  const oldValue = localStorage.getItem(KEY);
  const newValue = session && JSON.stringify(session);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
  if (globalThis.BroadcastChannel === undefined) return;
  const channel = new BroadcastChannel(KEY);
  channel.postMessage({ event, session });
  channel.close();
}

const ends: (() => void)[] = [];
beforeEach(() => {
  FakeSocket.all.length = 0;
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  // Every tab of these tests is one more client on one page, which the library warns of.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a tab that has never needed the client library', () => {
  it('does not load it for changes of other storage keys', async () => {
    const project = openAsVisitor();
    const { received } = follow(project);
    window.dispatchEvent(new StorageEvent('storage', { key: 'level-1-task-1', newValue: 'true' }));
    await Promise.resolve();
    expect(project.connection.isOpen()).toBe(false);
    expect(received).toEqual([]);
  });

  it('notices that somebody signed in, and then out, in another one', async () => {
    const project = openAsVisitor();
    const { received, session } = follow(project);
    inAnotherTab('SIGNED_IN');
    await expect.poll(() => received.at(-1)).toMatchObject(ada);
    expect(await session.current()).toMatchObject(ada);
    inAnotherTab('SIGNED_OUT');
    await expect.poll(() => received.at(-1)).toBeNull();
    expect(await session.current()).toBeNull();
  });

  it('is notified of progress changes of the learner who signed in there', async () => {
    const project = openAsVisitor();
    ends.push(createSupabaseNotifications(project.connection).subscribe(() => undefined));
    inAnotherTab('SIGNED_IN');
    await expect.poll(joins).toHaveLength(1);
    expect(joins()[0]).toContain(`user_id=eq.${userId}`);
    expect(joins()[0]).toContain('of another tab');
  });

  it('saves for the learner who signed in there', async () => {
    const project = openAsVisitor();
    project.answerTables(({ method }) => json(method === 'GET' ? [] : { ...row, quiz_time_seconds: 0 }));
    const { received } = follow(project);
    inAnotherTab('SIGNED_IN');
    await expect.poll(() => received.at(-1)).toMatchObject(ada);
    await project.tables.progress.setTaskCompleted(task);
    expect(project.asked.at(-1)?.headers.get('authorization')).toBe('Bearer of another tab');
  });

  it('can sign out and in again, without a request about the old session', async () => {
    const project = openAsVisitor();
    const { session, received } = follow(project);
    await session.signOut();
    expect(project.connection.isOpen()).toBe(false);
    expect(await session.signIn!(credentials)).toMatchObject(ada);
    await expect.poll(() => received.at(-1)).toMatchObject(ada);
  });
});

describe.each(['with', 'without'])('a tab that has the client library, %s BroadcastChannel', (channels) => {
  const open = async () => {
    if (channels === 'without') vi.stubGlobal('BroadcastChannel', undefined);
    const project = openAsVisitor();
    const { session, received } = follow(project);
    await session.signIn!(credentials);
    await expect.poll(() => received.at(-1)).toMatchObject(ada);
    return { project, session, received };
  };

  it('notices a sign-out in another one', async () => {
    const { received } = await open();
    inAnotherTab('SIGNED_OUT');
    await expect.poll(() => received.at(-1)).toBeNull();
  });

  it('notices that another learner signed in there, and follows their progress', async () => {
    const { project, received } = await open();
    ends.push(createSupabaseNotifications(project.connection).subscribe(() => undefined));
    await expect.poll(joins).toHaveLength(1);
    const charles = '00000000-0000-4000-8000-000000000000';
    inAnotherTab('SIGNED_IN', charles);
    await expect.poll(() => received.at(-1)).toMatchObject({ id: charles });
    await expect.poll(() => joins().at(-1)).toContain(`user_id=eq.${charles}`);
    expect(joins().at(-1)).toContain('of another tab');
  });

  it('goes on with a token that another one has renewed, where the auth server refuses to do so twice', async () => {
    const { project, session } = await open();
    project.answerTables(({ method, headers }) =>
      headers.get('authorization') === 'Bearer of another tab'
        ? json(method === 'GET' ? [] : { ...row, quiz_time_seconds: 0 })
        : refusal('PGRST303', 401),
    );
    project.answerRenewals(() => {
      inAnotherTab('TOKEN_REFRESHED');
      return json(
        { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
        400,
      );
    });
    expect(await project.tables.progress.setTaskCompleted(task)).toMatchObject({ level: 1 });
    expect(await session.current()).toMatchObject(ada);
  });

  it('is not notified again when another one renews the token', async () => {
    const { received } = await open();
    const { length } = received;
    inAnotherTab('TOKEN_REFRESHED');
    inAnotherTab('SIGNED_OUT');
    await expect.poll(() => received.at(-1)).toBeNull();
    expect(received.slice(length)).not.toContainEqual(expect.objectContaining(ada));
  });
});

describe('a browser without', () => {
  const missing = (): never => {
    throw new TypeError('is not a function');
  };
  const lacking: Record<string, () => void> = {
    'crypto.randomUUID': () => vi.spyOn(crypto, 'randomUUID').mockImplementation(missing),
    WebSocket: () => vi.stubGlobal('WebSocket', undefined),
    'the right to open a WebSocket': () =>
      vi.stubGlobal(
        'WebSocket',
        vi.fn(function () {
          missing();
        }),
      ),
    BroadcastChannel: () => vi.stubGlobal('BroadcastChannel', undefined),
    'navigator.locks': () =>
      vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager),
  };

  it.each(Object.keys(lacking))('%s signs up, saves, signs out and in', async (name) => {
    lacking[name]?.();
    const project = openAsVisitor();
    project.answerTables(({ method }) => json(method === 'GET' ? [] : { ...row, quiz_time_seconds: 0 }));
    const { session, received } = follow(project);
    ends.push(createSupabaseNotifications(project.connection).subscribe(() => undefined));
    expect(await session.signUp!(credentials)).toMatchObject(ada);
    await expect.poll(() => received.at(-1)).toMatchObject(ada);
    expect(await project.tables.progress.setTaskCompleted(task)).toMatchObject({ level: 1 });
    await session.signOut();
    await expect.poll(() => received.at(-1)).toBeNull();
    expect(await session.signIn!(credentials)).toMatchObject(ada);
    await expect.poll(() => received.at(-1)).toMatchObject(ada);
  });
});

describe('a server that never answers', () => {
  it.each([
    ['sign out', undefined],
    ['sign in anew', userId],
  ])('does not prevent it: %s', async (what, expected) => {
    const project = openAsVisitor();
    const { session, received } = follow(project);
    await session.signIn!(credentials);
    const answered = fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).startsWith(`${url}/auth/v1/logout`)
        ? new Promise(() => undefined)
        : answered(input, init),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const done = what === 'sign out' ? session.signOut() : session.signIn!(credentials);
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    vi.useRealTimers();
    await expect.poll(() => received.at(-1)?.id).toBe(expected);
  });
});
