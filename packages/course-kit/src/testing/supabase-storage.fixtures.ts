import type { Backend } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { quizKeysSql } from '../../../cli/src/keys/quiz-keys.js';
import { sqlForSchema } from '../../../cli/src/sql/read-migrations.js';
import { defineCourse } from '../model/define-course.js';
import { describeCourseStorage } from './describe-course-storage.js';
import { describeQuizMarking } from './marking-contract.js';
import type { StorageUnderTest } from './storage-under-test.js';
import { FakeStorage } from './fake-storage.js';
import { createSupabaseStorage } from '../adapters/supabase/supabase-storage.js';

const password = 'correct horse';

/** Which course, and who marks its quizzes. */
interface CourseOptions {
  readonly schema?: string;
  readonly marksQuizzes?: boolean;
}

/** A client of its own: another tab, or another device. */
function connect({ url, publishableKey }: Backend, options: CourseOptions) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  const storage = createSupabaseStorage({
    client,
    ...options,
    browser: { storage: new FakeStorage(), prefix: crypto.randomUUID() },
    retryDelay: () => 5,
  });
  return { client, storage };
}

/** A storage of a learner who has just signed up. */
async function storageOfNewLearner(backend: Backend, options: CourseOptions = {}): Promise<StorageUnderTest> {
  const email = `${crypto.randomUUID()}@example.org`;
  const { client, storage } = connect(backend, options);
  await client.auth.signUp({ email, password });
  const clients = [client];
  const emails = { first: email, second: `${crypto.randomUUID()}@example.org` };
  let registered: Promise<unknown> | undefined;
  return {
    storage,
    another: async () => {
      const other = connect(backend, options);
      await other.client.auth.signInWithPassword({ email, password });
      clients.push(other.client);
      return other.storage;
    },
    signIn: async (learner) => {
      registered ??= connect(backend, options).client.auth.signUp({ email: emails.second, password });
      await registered;
      await storage.session?.signIn?.({ email: emails[learner], password });
    },
    teardown: async () => {
      await Promise.all(clients.map((each) => each.removeAllChannels()));
      clients.forEach((each) => each.realtime.disconnect());
    },
  };
}

type Start = () => Promise<{ backend: Backend; stop: () => Promise<void> }>;

/** The contract of storages, held by the Supabase adapter over HTTP against a backend that is really there. */
export function describeSupabaseStorage(name: string, start: Start, schema?: string): void {
  describe(`Supabase storage over HTTP, ${name}`, () => {
    const backend = startedBackend(start);
    describeCourseStorage(name, {
      create: () => storageOfNewLearner(backend(), schema === undefined ? {} : { schema }),
    });
  });
}

/** The same for quizzes that the database marks. */
export function describeSupabaseMarking(name: string, start: Start, schema = 'public'): void {
  describe(`Supabase storage over HTTP, ${name}`, () => {
    const backend = startedBackend(start);
    let seeded: Promise<unknown> | undefined;
    describeQuizMarking(name, {
      isTranslated: true,
      create: async (levels, words) => {
        const course = defineCourse({ title: 'Engines', levels });
        await (seeded ??= seed(backend(), await sqlForSchema(quizKeysSql(course, words), schema)));
        return storageOfNewLearner(backend(), { marksQuizzes: true, schema });
      },
    });
  });
}

/** One statement at a time, as the driver takes them. */
async function seed({ serviceSql }: Backend, sql: string): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- in their order
  for (const statement of sql.split(/;\n/).filter((part) => part.trim() !== '')) await serviceSql(statement);
}

function startedBackend(start: Start): () => Backend {
  let started: Awaited<ReturnType<Start>>;
  beforeAll(async () => {
    // The embedded server reports every refused statement there; that they are refused is what is tested.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    started = await start();
  });
  afterAll(() => started.stop());
  return () => started.backend;
}
