import { afterAll, beforeAll, vi } from 'vitest';
import { describeAccounts } from './accounts.suite.ts';
import { describeAttacks } from './attacks.suite.ts';
import { type Backend, startBackend } from './backend.ts';
import type { Driver } from './options.ts';
import { describeRealtime } from './realtime.suite.ts';
import { describeTables } from './tables.suite.ts';

interface Place {
  readonly driver: Driver;
  leave(): Promise<void>;
}

/** Tests of the backend on either database. */
export const describeBackend = (enter: () => Promise<Place>) => {
  let place: Place;
  let backend: Backend;
  beforeAll(async () => {
    // The embedded server logs every refused statement, and these tests provoke refusals.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    place = await enter();
    backend = await startBackend({ driver: place.driver });
  });
  afterAll(async () => {
    await backend.stop();
    await place.leave();
  });

  describeAccounts(() => backend);
  describeTables(() => backend);
  describeRealtime(() => backend);
  describeAttacks(() => backend);
};
