import { afterAll, beforeAll, describe, vi } from 'vitest';
import { installedPrograms, startPostgres, type PostgresCluster } from '../../../../scripts/postgres.mjs';
import { openWorkplace, type Workplace } from './operators-guide.fixtures.js';

const programs = installedPrograms();

/** An operator's project, and servers for their databases. */
export interface Operator {
  readonly place: () => Workplace;
  /** Makes an empty database on the first, second or third server, and answers with its address. */
  readonly emptyDatabase: (server: number) => Promise<string>;
}

/**
 * Tests with `psql` and `pg_dump`, which come with PostgreSQL and in no package of npm. Where PostgreSQL is not installed they are
 * skipped, as `npm test` needs nothing else; with `REQUIRE_POSTGRESQL`, as in the job `operators` of CI, they fail.
 *
 * @param fromNpm - for each server whether it is that of npm, in the place of the one that is installed.
 */
export function describeOperating(
  name: string,
  fromNpm: readonly boolean[],
  define: (operator: Operator) => void,
): void {
  const isSkipped = !programs && !process.env['REQUIRE_POSTGRESQL'];
  if (isSkipped) process.stderr.write(`Skipped, because PostgreSQL is not installed here: ${name}\n`);
  describe.skipIf(isSkipped)(`${name} (with PostgreSQL installed)`, () => {
    let place: Workplace;
    let servers: readonly PostgresCluster[] = [];
    beforeAll(async () => {
      if (!programs) throw new Error('Install PostgreSQL, such as by apt-get install postgresql.');
      // The embedded server reports every refused statement there.
      vi.spyOn(console, 'error').mockReturnValue();
      place = openWorkplace(programs);
      servers = await Promise.all(fromNpm.map((isNpm) => startPostgres(isNpm ? {} : { programs })));
    });
    afterAll(async () => {
      place?.close();
      await Promise.all(servers.map((server) => server.stop()));
    });
    define({
      place: () => place,
      emptyDatabase: (server) => place.createDatabase(servers[server]?.url ?? ''),
    });
  });
}
