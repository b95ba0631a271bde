import { startBackend, type Backend } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificateRequest, quiz } from '../../testing/storage-under-test.js';
import { randomId } from '../../base/random-id.js';
import { createReadCache } from './read-cache.js';
import { connectTo } from './supabase-connection.js';
import { createSupabaseTables } from './supabase-tables.js';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ driver: 'pglite' });
});
afterAll(() => backend.stop());

async function openAccount(clock = Date.now) {
  const auth = { persistSession: false, autoRefreshToken: false, storageKey: randomId() };
  const client = createClient(backend.url, backend.publishableKey, { auth });
  await client.auth.signUp({ email: `${randomId()}@example.org`, password: 'correct horse' });
  return createSupabaseTables(connectTo({ client }), createReadCache(), clock);
}

it('a learner is told which of their certificates were revoked, and whoever has an id is told of that one', async () => {
  const [own, other] = [await openAccount(), await openAccount()];
  await own.progress.saveQuizResult(quiz(1, 80));
  const issued = await own.certificates.issue(certificateRequest(1, 80));
  const { id } = issued;
  expect(issued).not.toHaveProperty('revocation');

  await backend.serviceSql(
    `insert into public.certificate_revocations (certificate_id, reason) values ('${id}', 'By mistake.')`,
  );
  const revocation = { reason: 'By mistake.', revokedAt: expect.stringMatching(/^\d{4}-/u) };
  const revoked = { ...issued, revocation };
  expect(await own.certificates.list()).toEqual([revoked]);
  expect(await own.certificates.issue(certificateRequest(1, 80))).toEqual(revoked);
  expect(await other.certificates.read(id)).toEqual(revoked);
  const visitor = { rest: { url: backend.url, key: backend.publishableKey }, mayHaveSession: () => false };
  const connection = { ...connectTo({ url: backend.url, key: backend.publishableKey }), ...visitor };
  const { certificates } = createSupabaseTables(connection, createReadCache(), Date.now);
  expect(await certificates.read(id)).toEqual(revoked);
});

it('a certificate that may be replaced is made again under another name, and only once', async () => {
  const own = await openAccount();
  await own.progress.saveQuizResult(quiz(1, 80));
  const misspelled = await own.certificates.issue(certificateRequest(1, 80));
  await backend.serviceSql(
    `insert into public.certificate_revocations (certificate_id, reason, is_replaceable)
     values ('${misspelled.id}', 'Misspelled.', true)`,
  );
  expect(await own.certificates.read(misspelled.id)).toMatchObject({ revocation: { isReplaceable: true } });
  const request = { ...certificateRequest(1, 80), userName: 'Ada Lovelace' };
  const replaced = await own.certificates.issue(request);
  expect(replaced).toMatchObject({ userName: 'Ada Lovelace', level: 1, score: 80 });
  expect(replaced).not.toHaveProperty('revocation');
  expect(await own.certificates.issue(request)).toEqual(replaced);
  expect((await own.certificates.list()).map(({ id }) => id)).toEqual([misspelled.id, replaced.id]);
});

it.each([
  ['decades behind', () => 1],
  ['a day ahead', () => Date.now() + 86_400_000],
])('on a device whose clock is %s, a certificate has the time of the database', async (_, clock) => {
  const own = await openAccount(clock);
  await own.progress.saveQuizResult(quiz(1, 80));
  const issued = await own.certificates.issue(certificateRequest(1, 80));
  const time = Number(/^CERT-(\d{13})-L1$/u.exec(issued.id)?.[1]);
  expect(Math.abs(time - Date.now())).toBeLessThan(3_600_000);
  expect(await own.certificates.read(issued.id)).toEqual(issued);
  expect(await own.certificates.list()).toEqual([issued]);
});
