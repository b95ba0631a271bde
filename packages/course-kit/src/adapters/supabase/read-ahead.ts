import type { LevelRecord } from '../../model/level-record.js';
import { storedSession } from './stored-auth.js';
import type { SupabaseConnection } from './supabase-connection.js';
import { levelRecordsOf } from './supabase-rows.js';

/** A token that ends sooner than this is renewed first, which takes the client library. */
const TOKEN_MARGIN_SECONDS = 90;

/** The progress of a learner who comes back, on its way. */
export interface ReadAhead {
  /** The records, once, for the learner whose they are; undefined where they have to be asked for. */
  take(learnerId: string | undefined): Promise<LevelRecord[]> | undefined;
  /** Something has changed since. */
  forget(): void;
}

/**
 * Reads the progress of the session that is stored in the browser, at once and without the client library, which takes
 * longer to come than the answer.
 */
export function readAhead({ rest, fetch }: SupabaseConnection, clock: () => number): ReadAhead {
  const session = rest && storedSession();
  if (!rest || !fetch || !session || session.expiresAt - TOKEN_MARGIN_SECONDS < clock() / 1000)
    return { take: () => undefined, forget: () => {} };

  const address = `${rest.url}/rest/v1/course_progress?select=*&user_id=eq.${session.userId}&order=level.asc`;
  const read = async () => {
    const answer = await fetch(address, {
      headers: { apikey: rest.key, authorization: `Bearer ${session.token}` },
    });
    return levelRecordsOf(answer.ok ? await answer.json() : null, 'progress.list');
  };
  let reading: Promise<LevelRecord[]> | undefined = read();
  // Whoever takes it hears of it.
  reading.catch(() => {});
  return {
    take(learnerId) {
      const taken = learnerId === undefined || learnerId === session.userId ? reading : undefined;
      reading = undefined;
      return taken;
    },
    forget() {
      reading = undefined;
    },
  };
}
