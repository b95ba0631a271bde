import { startBackend, type Backend, type BackendOptions } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { quizKeysSql } from '../../../../cli/src/keys/quiz-keys.js';
import { readMigrations, sqlForSchema } from '../../../../cli/src/sql/read-migrations.js';
import { defineCourse } from '../../model/define-course.js';
import { optionIdAt } from '../../model/question-ids.js';
import type { CourseStorage } from '../../ports/course-storage.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { startPostgresBackend } from '../../testing/postgres-backend.fixtures.js';
import { randomId } from '../../base/random-id.js';
import { compareWithDatabase } from './compare-with-database.js';
import { createSupabaseStorage } from './supabase-storage.js';

const task = { title: 'Task', duration: '1 hour', steps: [] };
const courseOf = (title: string, correctAnswer: number) =>
  defineCourse({
    title,
    levels: [1, 2].map((level) => ({
      title: `Level ${level}`,
      tasks: [task],
      questions: [{ question: 'Why?', options: ['a', 'b'], correctAnswer, explanation: 'So.' }],
    })),
  });
const engines = courseOf('Engines', 0);
const bread = courseOf('Bread', 1);
const handIn = (place: number, level = 1) => ({
  id: randomId(),
  level,
  questions: ['q1'],
  answers: [optionIdAt(place)],
  timeSeconds: 9,
});
const pass = { kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true } as const;
const secondTask = { kind: 'task', level: 2, task: 1, isCompleted: true } as const;
const request = { userName: 'Ada', level: 1, courseName: 'x', score: 100, issuedBy: 'x' };
const forbidden = { name: 'CourseStorageError', code: 'forbidden' };

const options: Omit<BackendOptions, 'driver'> = {
  schemas: { bread: () => readMigrations('bread') },
  seed: async () => quizKeysSql(engines) + (await sqlForSchema(quizKeysSql(bread), 'bread')),
};
const starts = {
  PGlite: async () => {
    const backend = await startBackend({ ...options, driver: 'pglite' });
    return { backend, stop: () => backend.stop() };
  },
  PostgreSQL: () => startPostgresBackend(options),
};

describe.each(Object.entries(starts))('two courses in one project on %s', (_, start) => {
  let report: ReturnType<typeof vi.spyOn>;
  let backend: Backend;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    // The embedded server reports every refused statement there; that they are refused is what is tested.
    report = vi.spyOn(console, 'error').mockReturnValue();
    ({ backend, stop } = await start());
  });
  afterAll(() => stop());

  /** A new learner, who has one account for both. */
  async function signUp() {
    const auth = { persistSession: false, autoRefreshToken: false, storageKey: randomId() };
    const client = createClient(backend.url, backend.publishableKey, { auth });
    await client.auth.signUp({ email: `${randomId()}@example.org`, password: 'correct horse' });
    const storageOf = (schema?: string): Required<CourseStorage> =>
      createSupabaseStorage({
        client,
        schema,
        marksQuizzes: true,
        browser: { storage: new FakeStorage(), prefix: randomId() },
        retryDelay: () => 5,
      }) as Required<CourseStorage>;
    return { client, first: storageOf(), second: storageOf('bread'), unknown: storageOf('cake') };
  }

  it('keeps what a learner does in one of them out of the other', async () => {
    const { first, second } = await signUp();
    expect(await first.marking.mark(handIn(0))).toMatchObject({ score: 100, isPassed: true });
    await first.progress.saveQuizResult(pass);
    await first.progress.setTaskCompleted(secondTask);
    const certificate = await first.certificates.issue(request);
    expect(certificate).toMatchObject({ level: 1 });

    expect(await second.progress.list()).toEqual([]);
    expect(await second.certificates.list()).toEqual([]);
    expect(await second.certificates.read(certificate.id)).toBeNull();
    await expect(second.progress.setTaskCompleted(secondTask)).rejects.toMatchObject(forbidden);
    await expect(second.marking.mark(handIn(1, 2))).rejects.toMatchObject(forbidden);
    await expect(second.progress.saveQuizResult(pass)).rejects.toMatchObject(forbidden);
    await expect(second.certificates.issue(request)).rejects.toMatchObject(forbidden);
  });

  it('marks the same answers by the key of each, also for visitors', async () => {
    const { first, second, client } = await signUp();
    const answers = handIn(1);
    expect(await first.marking.mark(answers)).toMatchObject({ score: 0 });
    expect(await second.marking.mark(answers)).toMatchObject({ score: 100 });
    await client.auth.signOut({ scope: 'local' });
    expect(await first.marking.mark(handIn(1))).toMatchObject({ score: 0 });
    expect(await second.marking.mark(handIn(1))).toMatchObject({ score: 100 });
  });

  it('deletes progress of the one alone', async () => {
    const { first, second } = await signUp();
    for (const { marking, progress } of [first, second]) {
      await marking.mark(handIn(0));
      await marking.mark(handIn(1));
      await progress.saveQuizResult(pass);
    }
    await first.progress.clear?.();
    expect(await first.progress.list()).toEqual([]);
    expect(await second.progress.list()).toMatchObject([{ level: 1, quizScore: 100 }]);
  });

  it('has settings of each that anybody reads', async () => {
    const project = { url: backend.url, key: backend.publishableKey };
    expect(await compareWithDatabase(project, engines, engines.levels)).toEqual([]);
    expect(await compareWithDatabase({ ...project, schema: 'bread' }, bread, bread.levels)).toEqual([]);
    await expect(compareWithDatabase({ ...project, schema: 'cake' }, bread, [])).rejects.toThrow('"cake"');
  });

  it.each([
    'private',
    'marking',
    'bread_private',
    'leaving',
    'bread_marking',
    'bread_revoking',
    'bread_leaving',
    'auth',
  ])('answers no request to the schema %s', async (schema) => {
    const headers = {
      apikey: backend.publishableKey,
      'accept-profile': schema,
      'content-profile': schema,
      'content-type': 'application/json',
    };
    for (const path of ['quiz_keys', 'rpc/mark_visitor_quiz']) {
      const method = path.startsWith('rpc') ? { method: 'POST', body: '{}' } : {};
      const answer = await fetch(`${backend.url}/rest/v1/${path}`, { headers, ...method });
      expect([answer.status, await answer.json()]).toEqual([
        406,
        expect.objectContaining({ code: 'PGRST106' }),
      ]);
    }
  });

  it('says on the console when the project’s API does not expose a schema', async () => {
    const { unknown } = await signUp();
    await expect(unknown.progress.saveQuizResult(pass)).rejects.toMatchObject({ code: 'unavailable' });
    expect(report).toHaveBeenCalledWith(
      expect.stringContaining('does not expose the schema "cake": add it to "Exposed schemas"'),
    );
  });
});
