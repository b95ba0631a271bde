import type { Backend } from '@course-kit/embedded-backend';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createCourseReader } from '../../../cli/src/course/read-course.js';
import { compareWithDatabase } from '../adapters/supabase/compare-with-database.js';
import { createSigningKey, type SigningKey } from '../../../credentials/src/signer/signing-key.js';
import { createSupabaseRecords } from '../../../credentials/src/signer/supabase-records.js';
import type { Course } from '../model/course.js';
import {
  handIn,
  learn,
  observe,
  openStorage,
  passAndCertify,
  secondTask,
  signIn,
  signUp,
  startProject,
} from './operated-course.fixtures.js';
import { describeOperating } from './operators.fixtures.js';

describeOperating('the guide for operators', [false, false], ({ place, emptyDatabase }) => {
  let course: Course;
  let key: SigningKey;
  let DATABASE_URL: string;
  let learnt: Awaited<ReturnType<typeof learn>>;
  let seen: Awaited<ReturnType<typeof observe>>;
  let learntAt: number;

  /** Does something in a project that has this database, and takes the project away again. */
  async function inProject<Result>(url: string, work: (project: Backend) => Promise<Result>) {
    const project = await startProject(url);
    try {
      return await work(project);
    } finally {
      await project.stop();
    }
  }

  const fileOf = (name: string) => readFileSync(join(place().folder, name), 'utf8');
  /** How many rows each table has, by the file of the guide. */
  const rowsIn = (file: string) =>
    Object.fromEntries(
      [...fileOf(file).matchAll(/^ (\S+) +\| +(\d+) \|/gmu)].map(([, table = '', rows]) => [
        table,
        Number(rows),
      ]),
    );

  beforeAll(async () => {
    const quiz = join(place().folder, 'course/1-lessons/quiz.md');
    writeFileSync(quiz, `---\nasks: 2\n---\n\n${readFileSync(quiz, 'utf8')}`);
    const read = await createCourseReader(join(place().folder, 'course'), { isColored: false })();
    if (!read.course) throw new Error('The course cannot be read.');
    course = read.course;
    key = await createSigningKey();

    DATABASE_URL = await emptyDatabase(0);
    await inProject(DATABASE_URL, async () => {});
    await place().follow('Migrations', { DATABASE_URL });
    await place().follow('Keys', { DATABASE_URL });
    learnt = await inProject(DATABASE_URL, (project) => learn(project, course));
    learntAt = Date.now();
    await place().query(
      DATABASE_URL,
      `insert into certificate_revocations (certificate_id, reason, is_replaceable)
       values ('${learnt.certificates.revoked}', 'A misspelled name', true)`,
    );
    // As a project has it that began with release 0.2.0.
    await place().query(DATABASE_URL, `insert into private.quiz_fingerprints values (1, 'f', '{q1,q2}')`);
    seen = await inProject(DATABASE_URL, (project) => observe(project, learnt, key));
  });

  const differencesOf = (NEW_DATABASE_URL: string) =>
    place().follow('Looking at a copy', { DATABASE_URL, NEW_DATABASE_URL });

  /** A copy says the same to everybody, and learners go on in it. */
  async function expectToGoOn(NEW_DATABASE_URL: string) {
    await inProject(NEW_DATABASE_URL, async (project) => {
      expect(await observe(project, learnt, key)).toEqual(seen);
      expect(await compareWithDatabase(connection(project), course, course.levels)).toEqual([]);

      const bob = await signIn(project, 'bob');
      expect(await bob.marking.mark(learnt.failed)).toMatchObject({ score: 0 });
      const drawn = seen.bob.next ?? [];
      expect(await bob.marking.mark(handIn(course, true, drawn))).toMatchObject({ score: 100 });
      expect(await bob.marking.list?.()).toMatchObject([{ number: 1 }, { number: 2, questions: drawn }]);
      const fay = await signUp(project, 'fay');
      await expect(fay.progress.setTaskCompleted(secondTask)).rejects.toMatchObject({ code: 'forbidden' });
      const { id } = await passAndCertify(fay, course, 'Fay');
      const cy = await signIn(project, 'cy');
      const late = cy.progress.setTaskCompleted({ ...secondTask, level: 1, madeAt: learntAt - 3_600_000 });
      await expect(late).rejects.toMatchObject({ code: 'superseded' });
      expect(
        await place().query(
          NEW_DATABASE_URL,
          `select status_number = 1 + (select max(status_number) from certificates where id <> '${id}')
           from certificates where id = '${id}'`,
        ),
      ).toBe('t');
    });
  }
  const connection = ({ url, publishableKey }: Backend) => ({ url, key: publishableKey });

  it('begins with rows in every table, and with learners who see what is theirs alone', async () => {
    await differencesOf(DATABASE_URL);
    const { 'auth.flow_state': _, 'auth.audit_log_entries': __, ...rows } = rowsIn('before.txt');
    expect(Object.keys(rows)).toContain('private.draw_secret');
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
    expect(seen).toMatchObject({
      ada: { progress: [{ level: 1, quizScore: 100 }, { level: 2 }], attempts: [{ number: 1 }], flows: [{}] },
      bob: { progress: [], attempts: [{ number: 1, score: 0 }], certificates: [] },
      cy: { attempts: [{ number: 1, score: null }] },
      read: [{ userName: 'Ada Lovelace' }, { userName: 'Dora' }, { revocation: {} }],
      credentials: [{ issuer: {} }, { reason: 'A misspelled name' }],
      certificatesOfAll: [200, []],
    });
    expect(seen.bob.next).toHaveLength(2);
    expect(seen.progressOfAll[0]).toBe(401);
    expect(seen.keys[0]).toBe(404);
  });

  it('has a whole copy that is restored on another server', async () => {
    const NEW_DATABASE_URL = await emptyDatabase(1);
    await place().follow('Whole copies', { DATABASE_URL });
    await place().follow('Restoring a whole copy', { DATABASE_URL, NEW_DATABASE_URL });
    expect(await differencesOf(NEW_DATABASE_URL)).toBe('');
    await expectToGoOn(NEW_DATABASE_URL);
    expect(await place().follow('Migrations', { DATABASE_URL: NEW_DATABASE_URL })).toBe('');
  });

  it('has a copy of the data alone that is restored in a new project', async () => {
    const NEW_DATABASE_URL = await emptyDatabase(1);
    await inProject(NEW_DATABASE_URL, async () => {});
    await place().follow('Migrations', { DATABASE_URL: NEW_DATABASE_URL });
    await place().follow('Data alone', { DATABASE_URL });
    await place().follow('Restoring data alone', { DATABASE_URL, NEW_DATABASE_URL });
    expect(await differencesOf(NEW_DATABASE_URL)).toBe('');
    await expectToGoOn(NEW_DATABASE_URL);
  });

  it('changes nothing by data that is restored where rows are in the way', async () => {
    await differencesOf(DATABASE_URL);
    const before = fileOf('before.txt');
    await expect(
      place().follow('Restoring data alone', { DATABASE_URL, NEW_DATABASE_URL: DATABASE_URL }),
    ).rejects.toThrow('duplicate key');
    await differencesOf(DATABASE_URL);
    expect(fileOf('before.txt')).toBe(before);
  });

  it('restores data of a bare PostgreSQL, without any project', async () => {
    const [from, to] = [await emptyDatabase(0), await emptyDatabase(0)];
    /* oxlint-disable no-await-in-loop -- one after the other */
    for (const url of [from, to]) {
      await place().follow('Without Supabase Auth', { DATABASE_URL: url });
      await place().follow('Migrations', { DATABASE_URL: url });
    }
    /* oxlint-enable no-await-in-loop */
    await place().query(from, `insert into auth.users values (gen_random_uuid(), 'ada@example.org')`);
    const addresses = { DATABASE_URL: from, NEW_DATABASE_URL: to };
    await place().follow('Data alone', addresses);
    await place().follow('Restoring data alone', addresses);
    await place().follow('Looking at a copy', addresses);
    expect(rowsIn('after.txt')).toMatchObject({ 'auth.users': 1, 'public.course_settings': 1 });
  });

  it('deletes a learner with everything, except that their signed certificate no longer counts', async () => {
    expect(await place().follow('Deleting a learner', { DATABASE_URL })).toBe(`${seen.ada.id}\nt`);
    const rows = await place().shell('pg_dump "$DATABASE_URL" --data-only', { DATABASE_URL });
    const linesWith = (text: string) => rows.split('\n').filter((line) => line.includes(text));
    expect(linesWith(seen.bob.id)).not.toEqual([]);
    expect([seen.ada.id, 'ada@example.org', 'Ada Lovelace'].flatMap(linesWith)).toEqual([]);
    await inProject(DATABASE_URL, async (project) => {
      await expect(signIn(project, 'ada')).rejects.toMatchObject({ code: 'invalid' });
      const { certificates } = openStorage(project);
      expect(await certificates.read(learnt.certificates.kept)).toBeNull();
      expect(await certificates.read(learnt.certificates.left)).toEqual(seen.read[1]);
      const records = createSupabaseRecords(connection(project));
      expect(await records.revocation(learnt.certificates.kept)).toMatchObject({
        reason: expect.stringContaining('has deleted the account'),
      });
    });
  });

  it('has no command that was not executed here', () => expect(place().left()).toEqual([]));
});
