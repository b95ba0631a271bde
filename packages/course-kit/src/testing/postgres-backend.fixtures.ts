import { startBackend, type Backend, type BackendOptions } from '@course-kit/embedded-backend';
import { startPostgres } from '@course-kit/embedded-backend/testing';

/** Starts a backend on a PostgreSQL server of its own. */
export async function startPostgresBackend(
  options: Omit<BackendOptions, 'driver'> = {},
): Promise<{ backend: Backend; stop: () => Promise<void> }> {
  const server = await startPostgres();
  const backend = await startBackend({ ...options, driver: { postgresUrl: server.url } });
  return {
    backend,
    stop: async () => {
      await backend.stop();
      await server.stop();
    },
  };
}
