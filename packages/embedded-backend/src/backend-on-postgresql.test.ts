import { describe } from 'vitest';
import { describeBackend } from './backend.suite.ts';
import { startPostgres } from './testing/postgres-server.ts';

describe('on a PostgreSQL server', () => {
  describeBackend(async () => {
    const { url, stop } = await startPostgres();
    return { driver: { postgresUrl: url }, leave: stop };
  });
});
