import { afterEach, expect, it, vi } from 'vitest';
import { deleteAccount } from './delete-account.js';
import { html, json, openProject, refusal, userId, type Respond } from './fake-project.fixtures.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const deletion = { learnerId: userId, email: 'ada@example.org' };

it('names nobody: it sends the typed address and what becomes of certificates, with the token of the learner', async () => {
  const project = await openProject();
  project.answerTables(() => json(true));
  await deleteAccount(project.connection, { ...deletion, keepsCertificates: true });
  const [asked] = project.asked;
  expect(asked?.url).toMatch(/\/rest\/v1\/rpc\/delete_account$/);
  expect(await asked?.json()).toEqual({ email: 'ada@example.org', keeps_certificates: true });
});

it('is done where the account was deleted before', async () => {
  const project = await openProject();
  project.answerTables(() => json(false));
  await expect(deleteAccount(project.connection, deletion)).resolves.toBeUndefined();
});

it('asks nothing for somebody else than who is signed in', async () => {
  const project = await openProject();
  await expect(
    deleteAccount(project.connection, { ...deletion, learnerId: 'somebody else' }),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(project.asked).toEqual([]);
});

it.each<[string, string, Respond]>([
  ['another address', 'invalid', () => refusal('22023', 400)],
  ['a table that holds on to the account', 'unknown', () => refusal('23503', 409)],
  ['a database without the migration', 'unavailable', () => refusal('PGRST202', 404)],
  ['a captive portal', 'unavailable', () => html(200)],
  ['JSON of somebody else', 'unavailable', () => json({ deleted: true })],
])('with %s it is %s', async (_, code, respond) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const project = await openProject();
  project.answerTables(respond);
  await expect(deleteAccount(project.connection, deletion)).rejects.toMatchObject({ code });
});
