import { storedSession } from './stored-auth.js';

/** How long an answer is kept. */
export const RETENTION_MILLISECONDS = 5 * 60 * 1000;

/** A token that ends sooner than this is renewed first, which takes the client library. */
const TOKEN_MARGIN_SECONDS = 90;

/** Where progress is read ahead. */
export interface ProgressReadOptions {
  /** The project's address. */
  readonly url: string;
  /** The project's publishable key. */
  readonly key: string;
  /** The schema of the course's tables. @default 'public' */
  readonly schema?: string | undefined;
  /** The time in milliseconds since 1970. @default Date.now */
  readonly clock?: (() => number) | undefined;
}

/** A prefetch: the progress of a returning learner, requested before anything needs it. */
export interface ProgressRead {
  /**
   * The rows of `course_progress`, for five minutes, for the learner whose they are, while they are signed in; null where
   * the project refused. Undefined where they have to be requested.
   */
  take(learnerId: string | undefined): Promise<unknown> | undefined;
  /** Discards the answer, because something has changed since. */
  forget(): void;
  /** Resolves once the request is finished, so that later requests do not delay it. */
  readonly settled: Promise<unknown>;
}

/**
 * Reads the progress of the session that is stored in the browser, at once and without the client library, which takes
 * longer to load than the answer. `createSupabaseStorage` does so by itself; a page whose scripts take long to load
 * calls this in a small script before them, and passes the result as `progressRead`.
 *
 * It is small and never throws. Without a stored session, or with one that is about to expire, it sends no request.
 */
export function readProgressAhead({
  url,
  key,
  schema = 'public',
  clock = Date.now,
}: ProgressReadOptions): ProgressRead {
  const session = storedSession();
  if (!session || session.expiresAt - TOKEN_MARGIN_SECONDS < clock() / 1000)
    return { take: () => undefined, forget: () => {}, settled: Promise.resolve() };

  const address = `${url.replace(/\/$/, '')}/rest/v1/course_progress?select=*&user_id=eq.${session.userId}&order=level.asc`;
  const read = async (): Promise<unknown> => {
    const answer = await fetch(address, {
      headers: {
        apikey: key,
        authorization: `Bearer ${session.token}`,
        'accept-profile': schema,
      },
    });
    return answer.ok ? answer.json() : null;
  };
  let reading: Promise<unknown> | undefined = read();
  const end = clock() + RETENTION_MILLISECONDS;
  return {
    // `take` rejects for its caller.
    settled: reading.catch(() => {}),
    take(learnerId) {
      const isTheirs =
        storedSession()?.userId === session.userId && (learnerId ?? session.userId) === session.userId;
      return isTheirs && clock() < end ? reading : undefined;
    },
    forget() {
      reading = undefined;
    },
  };
}
