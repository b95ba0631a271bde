/** The beginning of the provider's keys, and the mark of its newer ones. */
const AUTH_PREFIX = 'supabase.auth.';
const AUTH_MARK = 'sb-';

/** In every session, whatever the key that a host has chosen for it. */
const SESSION_MARK = 'access_token';

/** Whether this browser keeps anything of a session. */
export function hasStoredSession(): boolean {
  return storedKeys(browserStorage('localStorage')).length > 0;
}

/** The user of the session that is stored in the browser, unchecked, or null. */
export function storedUser(): unknown {
  return readSession()?.['user'] ?? null;
}

/** What it takes to ask in the name of the session that is stored in the browser; undefined where there is none. */
export interface StoredSession {
  readonly userId: string;
  readonly token: string;
  /** When the token ends, in seconds since 1970. */
  readonly expiresAt: number;
}

/** The session that is stored in the browser. */
export function storedSession(): StoredSession | undefined {
  const { user, access_token: token, expires_at: expiresAt } = readSession() ?? {};
  const userId = (user as { readonly id?: unknown } | undefined)?.id;
  if (typeof userId !== 'string' || typeof token !== 'string' || typeof expiresAt !== 'number')
    return undefined;
  return { userId, token, expiresAt };
}

function readSession(): Readonly<Record<string, unknown>> | null {
  const storage = browserStorage('localStorage');
  const key = storedKeys(storage).find((candidate) => candidate.endsWith('-auth-token'));
  try {
    const session: unknown = JSON.parse((key && storage?.getItem(key)) || 'null');
    return typeof session === 'object' ? (session as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

/** Removes what earlier sessions left in the browser. */
export function clearStoredAuth(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = browserStorage(name);
    storedKeys(storage).forEach((key) => storage?.removeItem(key));
  }
}

/** Whether another tab may have signed somebody in or out. */
export function isAboutSession({ key, oldValue, newValue }: StorageEvent): boolean {
  if (key === null || isAuthKey(key)) return true;
  return [oldValue, newValue].some((value) => value?.includes(SESSION_MARK));
}

const isAuthKey = (key: string): boolean => key.startsWith(AUTH_PREFIX) || key.includes(AUTH_MARK);

function storedKeys(storage: Storage | null): string[] {
  try {
    const length = storage?.length ?? 0;
    return Array.from({ length }, (_, index) => storage?.key(index) ?? '').filter(isAuthKey);
  } catch {
    return [];
  }
}

function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[name];
  } catch {
    return null;
  }
}
