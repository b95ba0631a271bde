import { hasOneOption } from '../model/question.js';
import { type Backend, startBackend } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSupabaseStorage } from '../adapters/supabase/supabase-storage.js';
import { createIssuer } from '../../../credentials/src/signer/create-issuer.js';
import type { SigningKey } from '../../../credentials/src/signer/signing-key.js';
import { createSupabaseRecords } from '../../../credentials/src/signer/supabase-records.js';
import type { Course } from '../model/course.js';
import { optionIdAt } from '../model/question-ids.js';
import { askedQuestions } from '../model/quiz-attempt.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { HandIn } from '../ports/marking-port.js';
import { FakeStorage } from './fake-storage.js';
import { SQL_FOLDER } from './operators-guide.fixtures.js';

/**
 * What a project of Supabase has around a database: accounts and an API. It leaves the migrations to the operator.
 *
 * @param postgresUrl - the database's address.
 */
export async function startProject(postgresUrl: string): Promise<Backend> {
  const sqlDirectory = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(sqlDirectory, 'migrations'));
  copyFileSync(join(SQL_FOLDER, 'development.sql'), join(sqlDirectory, 'development.sql'));
  try {
    return await startBackend({ driver: { postgresUrl }, sqlDirectory });
  } finally {
    rmSync(sqlDirectory, { recursive: true });
  }
}

const connect = ({ url, publishableKey }: Backend) =>
  createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });

/** The storage of a device; nobody is signed in. */
export const openStorage = (project: Backend) =>
  createSupabaseStorage({
    client: connect(project),
    marksQuizzes: true,
    browser: { storage: new FakeStorage(), prefix: crypto.randomUUID() },
    retryDelay: () => 5,
  }) as Required<CourseStorage>;

const credentialsOf = (name: string) => ({ email: `${name}@example.org`, password: 'correct horse' });

/** The storage of a learner who has an account. */
export async function signIn(project: Backend, name: string) {
  const storage = openStorage(project);
  const learner = await storage.session.signIn?.(credentialsOf(name));
  return { ...storage, id: learner?.id ?? '' };
}

/** The storage of a learner who has just signed up. */
export async function signUp(project: Backend, name: string) {
  await connect(project).auth.signUp(credentialsOf(name));
  return signIn(project, name);
}

let count = 0;

/** Answers to the quiz of the first level: to what was drawn or, without that, to what a first attempt asks. */
export function handIn({ levels: [level] }: Course, isRight: boolean, drawn?: readonly string[]): HandIn {
  if (!level) throw new Error('The course has no level.');
  count += 1;
  const asked = askedQuestions(level, drawn && { questions: drawn });
  return {
    id: count.toString(16).padStart(32, '0'),
    level: 1,
    questions: asked.map(({ id }) => id),
    answers: asked
      .filter(hasOneOption)
      .map(({ correctAnswer = 0, options }) =>
        optionIdAt(isRight ? correctAnswer : (correctAnswer + 1) % options.length),
      ),
    timeSeconds: 65,
  };
}

/** A task of the level that the first quiz opens. */
export const secondTask = { kind: 'task', level: 2, task: 1, isCompleted: true } as const;

/** Passes the first level at the first attempt, and has a certificate of it. */
export async function passAndCertify(
  { marking, progress, certificates }: Required<CourseStorage>,
  course: Course,
  userName: string,
) {
  await marking.mark(handIn(course, true));
  await progress.saveQuizResult({ kind: 'quiz', level: 1, score: 100, timeSeconds: 65, isPassed: true });
  return certificates.issue({ userName, level: 1, courseName: course.title, score: 100, issuedBy: 'x' });
}

/** What learners do who leave rows in every table of a course. */
export async function learn(project: Backend, course: Course) {
  const [ada, bob, cy, dora, eve] = [
    await signUp(project, 'ada'),
    await signUp(project, 'bob'),
    await signUp(project, 'cy'),
    await signUp(project, 'dora'),
    await signUp(project, 'eve'),
  ];
  await ada.flowChecks.save({
    level: 1,
    task: 1,
    flow: 1,
    fingerprint: '0123456789abcdef',
    release: '1.13.0',
  });
  const kept = await passAndCertify(ada, course, 'Ada Lovelace');
  await ada.progress.setTaskCompleted(secondTask);
  const failed = handIn(course, false);
  await bob.marking.mark(failed);
  await cy.marking.mark(handIn(course, false));
  await cy.progress.clear?.();
  const left = await passAndCertify(dora, course, 'Dora');
  await dora.session.deleteAccount?.({
    learnerId: dora.id,
    email: 'dora@example.org',
    keepsCertificates: true,
  });
  const revoked = await passAndCertify(eve, course, 'Misspelled');
  await openStorage(project).marking.mark(handIn(course, false));
  return { failed, certificates: { kept: kept.id, left: left.id, revoked: revoked.id } };
}

type Learnt = Awaited<ReturnType<typeof learn>>;

/** What learners, visitors and verifiers read of it. Changes nothing. */
export async function observe(project: Backend, learnt: Learnt, key: SigningKey) {
  const { url, publishableKey } = project;
  const address = 'https://learn.example.org';
  const records = createSupabaseRecords({ url, key: publishableKey });
  const issuer = createIssuer({ site: address, keys: [key], records, address });
  const signed = async (path: string) => (await issuer(new Request(`${address}/${path}`))).json();
  const asVisitor = async (path: string) => {
    const answer = await fetch(`${url}/rest/v1/${path}`, { headers: { apikey: publishableKey } });
    return [answer.status, await answer.json()];
  };
  const learnerOf = async (name: string) => {
    const storage = await signIn(project, name);
    return {
      id: storage.id,
      progress: await storage.progress.list(),
      attempts: await storage.marking.list?.(),
      next: await storage.marking.draw?.({ level: 1, handInId: learnt.failed.id.replace(/^0/u, 'f') }),
      certificates: await storage.certificates.list(),
      flows: await storage.flowChecks.list(),
    };
  };
  const { kept, left, revoked } = learnt.certificates;
  const visitor = openStorage(project).certificates;
  return {
    ada: await learnerOf('ada'),
    bob: await learnerOf('bob'),
    cy: await learnerOf('cy'),
    eve: await learnerOf('eve'),
    read: [await visitor.read(kept), await visitor.read(left), await visitor.read(revoked)],
    credentials: [await signed(`credentials/${kept}`), await signed(`revocations/${revoked}`)],
    revoked: (await signed('status/1')).credentialSubject.encodedList,
    certificatesOfAll: await asVisitor('certificates?select=*'),
    progressOfAll: await asVisitor('course_progress?select=*'),
    keys: await asVisitor('quiz_keys?select=*'),
  };
}
