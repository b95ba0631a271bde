import { afterEach, describe, expect, it } from 'vitest';
import type { Backend } from './backend.ts';
import { connect, listen, saveTasks, signUp } from './testing/clients.ts';

export const describeFaults = (backend: () => Backend) => {
  describe('faults', () => {
    afterEach(() => backend().faults.clear());

    it('answers 503 on the configured path, and only there', async () => {
      const { client, userId } = await signUp(backend());
      backend().faults.set({ kind: 'status', status: 503 }, '/rest/v1');
      expect(await saveTasks(client, userId, [])).toMatchObject({ status: 503 });
      expect((await client.auth.getUser()).error).toBeNull();
      backend().faults.clear();
      expect((await saveTasks(client, userId, [])).error).toBeNull();
    });

    it('delays until the fault is cleared', async () => {
      const { client, userId } = await signUp(backend());
      backend().faults.set({ kind: 'delay', milliseconds: 600_000 });
      let isSaved = false;
      const saving = saveTasks(client, userId, []).then(({ error }) => {
        isSaved = true;
        return error;
      });
      // An answer given after the delayed request was sent.
      const mails = await fetch(`${backend().url}/_mails.json`);
      expect(mails.ok).toBe(true);
      expect(isSaved).toBe(false);
      backend().faults.clear();
      expect(await saving).toBeNull();
    });

    it('drops new and open connections', async () => {
      const { client, userId } = await signUp(backend());
      const { statuses } = await listen(client, userId);
      backend().faults.set({ kind: 'drop' });
      expect((await saveTasks(client, userId, [])).error?.message).toContain('fetch failed');
      await expect(backend().fetch(`${backend().url}/rest/v1/`)).rejects.toThrow('fetch failed');
      await expect.poll(() => statuses.at(-1)).toBe('CHANNEL_ERROR');
      await client.removeAllChannels();
    });

    it('has no page for faults unless it is switched on', async () => {
      const response = await fetch(`${backend().url}/_faults`, { method: 'DELETE' });
      expect(response.status).toBe(404);
    });

    it('answers only requests to a loopback name', async () => {
      const { port } = new URL(backend().url);
      const { request } = await import('node:http');
      const status = await new Promise((resolve) => {
        const headers = { host: `rebound.example:${port}` };
        request({ port, host: '127.0.0.1', path: '/_mails', headers }, ({ statusCode }) =>
          resolve(statusCode),
        ).end();
      });
      expect(status).toBe(403);
      expect((await connect(backend()).auth.getSession()).error).toBeNull();
    });
  });
};
