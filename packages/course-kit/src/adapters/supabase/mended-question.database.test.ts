import { startBackend, type Backend } from '@course-kit/embedded-backend';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quizKeysSql } from '../../../../cli/src/keys/quiz-keys.js';
import { randomId } from '../../base/random-id.js';
import type { AuthoredQuestion } from '../../model/authored-course.js';
import { defineCourse } from '../../model/define-course.js';
import type { HandIn, MarkingPort } from '../../ports/marking-port.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { createSupabaseStorage } from './supabase-storage.js';

const why = { question: 'Wy?', options: ['this', 'that'], correctAnswer: 1, explanation: 'So.' };
const when = { ...why, question: 'When?' };

let backend: Backend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  backend = await startBackend({ driver: 'pglite' });
});
afterAll(() => backend.stop());
beforeEach(() => markBy([why, when]));

/** What the database marks by from now on. */
async function markBy(questions: readonly AuthoredQuestion[]): Promise<void> {
  const sql = quizKeysSql(
    defineCourse({ title: 'Course', levels: [{ title: 'Level', tasks: [], questions }] }),
  );
  for (const statement of sql.split(/;\n/).filter((part) => part.trim() !== ''))
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await backend.serviceSql(statement);
}

/** The marking of a new learner, and answers that they have given before. */
async function waitingHandIn() {
  const auth = { persistSession: false, autoRefreshToken: false, storageKey: randomId() };
  const client = createClient(backend.url, backend.publishableKey, { auth });
  await client.auth.signUp({ email: `${randomId()}@example.org`, password: 'correct horse' });
  const browser = { storage: new FakeStorage(), prefix: randomId() };
  const { marking } = createSupabaseStorage({ client, marksQuizzes: true, browser });
  const handIn: HandIn = {
    id: randomId(),
    level: 1,
    questions: ['q1', 'q2'],
    answers: ['b', 'a'],
    timeSeconds: 9,
  };
  return { marking: marking as Required<MarkingPort>, handIn };
}

test('answers of three learners that wait while a typing error is mended are marked', async () => {
  const waiting = await Promise.all([1, 2, 3].map(waitingHandIn));
  await markBy([{ ...why, question: 'Why?', options: ['This', 'That'] }, when]);
  for (const { marking, handIn } of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await marking.mark(handIn)).toMatchObject({ score: 50, answers: [{ isCorrect: true }, {}] });
  }
});

test('so are they when questions and options have other places', async () => {
  const { marking, handIn } = await waitingHandIn();
  const moved = { ...why, id: 'q1', options: ['that', 'this'], optionIds: ['b', 'a'], correctAnswer: 0 };
  await markBy([{ ...when, id: 'q2' }, moved]);
  expect(await marking.mark(handIn)).toMatchObject({ score: 50, answers: [{ isCorrect: true }, {}] });
});

test.each([
  ['a question that is gone', [{ ...why, id: 'other' }, when]],
  ['an option that is gone', [{ ...why, optionIds: ['a', 'other'] }, when]],
  ['one of more questions', [why, when, { ...why, question: 'Where?' }]],
])('answers to %s are not marked', async (_, questions) => {
  const { marking, handIn } = await waitingHandIn();
  await markBy(questions);
  await expect(marking.mark(handIn)).rejects.toMatchObject({ code: 'invalid' });
});

test('what was marked before a question went is still told, by its score alone', async () => {
  const { marking, handIn } = await waitingHandIn();
  await marking.mark(handIn);
  await markBy([{ ...why, id: 'other' }, when]);
  expect(await marking.last(1)).toMatchObject({ id: handIn.id, marks: { score: 50, answers: [] } });
});

test('answers that a browser has kept since before there were ids are marked, of learners and of visitors', async () => {
  const { marking, handIn } = await waitingHandIn();
  await backend.serviceSql(
    `insert into private.quiz_fingerprints values (1, 'f', '{q1,q2}'), (1, 'f1', '{q1}'), (1, 'f2', '{q2}')`,
  );
  const earlier = { ...handIn, questions: 'f', answers: [1, 0] } as unknown as HandIn;
  expect(await marking.mark(earlier)).toMatchObject({ score: 50, answers: [{ correctAnswer: 'b' }, {}] });
  expect((await marking.last(1))?.questions).toEqual(['q1', 'q2']);
  const visitor = createSupabaseStorage({
    url: backend.url,
    key: backend.publishableKey,
    marksQuizzes: true,
    browser: { storage: new FakeStorage(), prefix: randomId() },
  });
  const drawn = { ...earlier, id: randomId(), questions: '', drawn: ['f2', 'f1'], answers: [0, 1] };
  const marks = await visitor.marking?.mark(drawn as unknown as HandIn);
  expect(marks).toMatchObject({ score: 50, answers: [{}, { correctAnswer: 'b' }] });
});
