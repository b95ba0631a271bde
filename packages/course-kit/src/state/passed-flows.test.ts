import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage, type MemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import { CourseStorageError, type CourseStorageErrorCode } from '../ports/course-storage-error.js';
import { openStore } from '../testing/open-store.js';
import { issueCertificate } from './certificate-actions.js';
import { keepPassedFlow, savePassedFlows } from './passed-flows.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const course = defineCourse({
  title: 'Course',
  levels: [{ title: 'Level', tasks: [task, task], questions: [question] }],
});
const passed = { level: 1, task: 2, flow: 1, fingerprint: '0123456789abcdef', release: '1.12.5' };

const leaves: (() => void)[] = [];
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
});

/** A page of Ada, whose account answers with a code until it is null. */
async function open(options: Parameters<typeof createMemoryStorage>[0] = { learner: { id: 'ada' } }) {
  const account = createMemoryStorage(options);
  const failure: { code: CourseStorageErrorCode | null } = { code: null };
  const { flowChecks } = account;
  const storage: MemoryStorage = {
    ...account,
    ...(flowChecks && {
      flowChecks: {
        list: () => flowChecks.list(),
        save: async (flow) => {
          if (failure.code) throw new CourseStorageError(failure.code, 'test');
          return flowChecks.save(flow);
        },
      },
    }),
  };
  const page = openStore(course, storage);
  leaves.push(page.connect());
  const { services, get } = page;
  const settled = options.learner ? 'signed-in' : 'signed-out';
  await vi.waitFor(() => expect(get('session').status).toBe(settled));
  return {
    ...page,
    account,
    failure,
    saved: () => account.flowChecks?.list(),
    waiting: () => (account.drafts.read(1, 2) as { passedFlows?: unknown } | null)?.passedFlows,
    pass: (change: Partial<typeof passed> = {}) =>
      keepPassedFlow(services.storage, { ...passed, ...change }, Date.now()),
    save: () => savePassedFlows(services, 1),
  };
}

it('a flow that passed is saved, and then waits no longer', async () => {
  const { account, pass, save, saved, waiting } = await open();
  account.drafts.write(1, { lastStep: 3 }, 2);
  pass();
  await save();
  expect(await saved()).toMatchObject([passed]);
  expect(account.drafts.read(1, 2)).toEqual({ lastStep: 3 });
  expect(waiting()).toBeUndefined();
});

it('waits while the account cannot be reached', async () => {
  const { failure, pass, save, saved, waiting } = await open();
  failure.code = 'unavailable';
  pass();
  pass({ flow: 2 });
  await save();
  expect(await saved()).toEqual([]);
  expect(waiting()).toMatchObject({ 1: { release: '1.12.5' }, 2: { release: '1.12.5' } });
  failure.code = null;
  await save();
  expect(await saved()).toHaveLength(2);
  expect(waiting()).toBeUndefined();
});

it.each(['forbidden', 'invalid', 'superseded'] as const)(
  'does not wait for ever where it is refused as %s',
  async (code) => {
    const { failure, pass, save, saved, waiting } = await open();
    failure.code = code;
    pass();
    await save();
    expect(await saved()).toEqual([]);
    expect(waiting()).toBeUndefined();
  },
);

it('one that passed meanwhile waits on', async () => {
  const { pass, save, saved, waiting, account } = await open();
  pass();
  const saving = save();
  account.drafts.write(1, { passedFlows: { 1: { fingerprint: 'f'.repeat(16), release: null, at: 1 } } }, 2);
  await saving;
  expect(await saved()).toMatchObject([{ fingerprint: '0123456789abcdef' }]);
  expect(waiting()).toMatchObject({ 1: { fingerprint: 'f'.repeat(16) } });
});

it('what a file calls its release goes no further where it is no number of one', async () => {
  const { pass, save, saved } = await open();
  pass({ release: 'my phone number' });
  await save();
  expect(await saved()).toMatchObject([{ release: null }]);
});

it('nothing is sent for a visitor; it comes along when they sign in', async () => {
  const { account, pass, save, get, waiting } = await open({ learner: null });
  pass();
  await save();
  expect(waiting()).toBeDefined();
  account.signIn({ id: 'ada' });
  await vi.waitFor(() => expect(get('session').status).toBe('signed-in'));
  await save();
  expect(await account.flowChecks?.list()).toMatchObject([passed]);
});

it('a certificate is issued once what waits is saved, and also where that fails', async () => {
  const { account, services, failure, pass, saved, submit } = await open();
  await submit({ kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true });
  failure.code = 'unavailable';
  pass();
  await issueCertificate(services, 1, 'Ada');
  expect(await account.certificates.list()).toHaveLength(1);
  failure.code = null;
  await issueCertificate(services, 1, 'Ada');
  expect(await saved()).toMatchObject([passed]);
});
