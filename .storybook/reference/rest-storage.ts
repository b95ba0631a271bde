import {
  CourseStorageError,
  type CertificatePort,
  type CourseStorage,
  type CourseStorageErrorCode,
  type ProgressStore,
  type SessionPort,
} from '@course-kit/react';
import { createCourseStorage } from '@course-kit/react/adapters';
import type { Certificate, Learner, LevelRecord } from '@course-kit/react/model';

/** Who is signed in in this browser, and the token that says so to the server. */
interface Account {
  readonly learner: Learner;
  readonly token: string;
}

const ACCOUNT_KEY = 'school:account';

/** What the server itself says. Anything else, whoever answers with it, is a temporary failure. */
const DECISIONS: readonly CourseStorageErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'invalid',
  'superseded',
];

export function createSchoolStorage(
  address: string,
  browser: Storage = localStorage,
  send: typeof fetch = fetch,
): CourseStorage {
  const listeners = new Set<(learner: Learner | null) => void>();

  const account = (): Account | null => JSON.parse(browser.getItem(ACCOUNT_KEY) ?? 'null') as Account | null;
  const become = (next: Account | null) => {
    if (next) browser.setItem(ACCOUNT_KEY, JSON.stringify(next));
    else browser.removeItem(ACCOUNT_KEY);
    listeners.forEach((listener) => listener(next?.learner ?? null));
  };

  /** The token of a learner, by default of whoever is signed in: never that of somebody else. */
  const tokenOf = (operation: string, learnerId = account()?.learner.id): string => {
    const current = account();
    if (!current || current.learner.id !== learnerId)
      throw new CourseStorageError('unauthenticated', operation);
    return current.token;
  };

  async function ask<Data>(
    operation: string,
    [method, path, body]: readonly [method: string, path: string, body?: unknown],
    token = '',
  ): Promise<Data> {
    const answer = await send(address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new CourseStorageError('unavailable', operation, cause);
    });
    const said = (await answer.json().catch(() => null)) as {
      readonly data?: Data;
      readonly error?: CourseStorageErrorCode;
      readonly message?: string;
    } | null;
    // A Wi-Fi's sign-in page answers "200 OK", too: only what has our own form counts.
    if (answer.ok && said?.data !== undefined) return said.data;
    const code = said?.error && DECISIONS.includes(said.error) ? said.error : 'unavailable';
    if (code === 'unauthenticated' && token !== '' && token === account()?.token) become(null);
    const pause = Number(answer.headers.get('retry-after')) * 1000 || undefined;
    throw new CourseStorageError(code, operation, said, said?.message, pause);
  }

  /** Clocks of devices and servers differ, so the server is told how long ago something was done. */
  const ageOf = (time = Date.now()) => Math.max(0, Date.now() - time);

  const progress: ProgressStore = {
    async list(learnerId) {
      const operation = 'progress.list';
      return ask<LevelRecord[]>(operation, ['GET', '/progress'], tokenOf(operation, learnerId));
    },
    async setTaskCompleted({ level, task, isCompleted, madeAt, learnerId }) {
      const operation = 'progress.setTaskCompleted';
      const body = { isCompleted, age: ageOf(madeAt) };
      const question = ['PUT', `/progress/${level}/tasks/${task}`, body] as const;
      return ask<LevelRecord>(operation, question, tokenOf(operation, learnerId));
    },
    async saveQuizResult({ level, score, timeSeconds, isPassed, madeAt, learnerId }) {
      const operation = 'progress.saveQuizResult';
      const body = { score, timeSeconds, isPassed, age: ageOf(madeAt) };
      const question = ['PUT', `/progress/${level}/quiz`, body] as const;
      return ask<LevelRecord>(operation, question, tokenOf(operation, learnerId));
    },
    async clear(time, learnerId) {
      const operation = 'progress.clear';
      await ask<true>(operation, ['DELETE', `/progress?age=${ageOf(time)}`], tokenOf(operation, learnerId));
    },
  };

  const certificates: CertificatePort = {
    isVerified: true,
    async list() {
      const operation = 'certificates.list';
      return ask<Certificate[]>(operation, ['GET', '/certificates'], tokenOf(operation));
    },
    async issue(request) {
      const operation = 'certificates.issue';
      return ask<Certificate>(operation, ['POST', '/certificates', request], tokenOf(operation));
    },
    // Anybody may read one: its address is on the printed certificate.
    read: async (id) => ask('certificates.read', ['GET', `/certificates/${encodeURIComponent(id)}`]),
  };

  const session: SessionPort = {
    async current() {
      const known = account();
      if (!known) return null;
      try {
        return await ask<Learner>('session.current', ['GET', '/session'], known.token);
      } catch (error) {
        // Refused, nobody is signed in. Not reached, it is not known: the kit goes by `remembered`.
        if (error instanceof CourseStorageError && error.code === 'unauthenticated') return null;
        throw error;
      }
    },
    remembered: () => account()?.learner ?? null,
    subscribe(onChange) {
      const listener = (learner: Learner | null) => onChange(learner);
      const onStorage = ({ key }: StorageEvent) => {
        if (key === ACCOUNT_KEY) onChange(account()?.learner ?? null);
      };
      listeners.add(listener);
      globalThis.addEventListener?.('storage', onStorage);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', onStorage);
      };
    },
    async signIn(credentials) {
      const next = await ask<Account>('session.signIn', ['POST', '/session', credentials]);
      become(next);
      return next.learner;
    },
    async signOut() {
      const token = account()?.token;
      become(null);
      if (token) await ask('session.signOut', ['DELETE', '/session'], token).catch(() => undefined);
    },
  };

  return createCourseStorage({ place: 'account', progress, certificates, session }, { storage: browser });
}
