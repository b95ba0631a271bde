import { startBackend, type Backend } from '@course-kit/embedded-backend';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quizKeysSql } from '../../../../cli/src/keys/quiz-keys.js';
import { anyPassMark } from '../../model/course.arbitrary.js';
import type { AskedQuestion, Course, Question } from '../../model/course.js';
import { defineCourse } from '../../model/define-course.js';
import { tellMarks } from '../../model/mark-quiz.js';
import {
  anyAnswerTo,
  anyQuestion,
  anyQuestionOf,
  anyQuestionOfAnyKind,
  otherKinds,
} from '../../model/question-kinds/any-question.arbitrary.js';
import { kindOf } from '../../model/question-kinds/kind-of.js';
import { optionIdsOf } from '../../model/question-ids.js';
import { questionKinds } from '../../model/question-kinds/other-kinds.js';
import type { QuizWords } from '../../model/translated-questions.js';
import { startPostgresBackend } from '../../testing/postgres-backend.fixtures.js';

/** A quiz of questions with ids of their own or by place, and answers to it. */
const anyAnsweredQuiz = () =>
  fc
    .record({
      passMark: anyPassMark(),
      questions: fc.array(fc.tuple(anyQuestionOfAnyKind(), fc.boolean()), { minLength: 1, maxLength: 6 }),
    })
    .chain(({ passMark, questions: drawn }) => {
      const questions = drawn.map(([question, isNamed], place) =>
        isNamed && question.options
          ? {
              ...question,
              id: `named-${place}`,
              optionIds: question.options.map((_, option) => `o${option}`).toReversed(),
            }
          : question,
      );
      const level = { title: 'Level', tasks: [], questions };
      const course = defineCourse({ title: 'Course', passMark, levels: [level] }, questionKinds);
      const asked = course.levels[0]?.questions ?? [];
      return fc.record({
        course: fc.constant(course),
        asked: fc.constant(asked),
        answers: fc.tuple(...asked.map(anyAnswerTo)),
      });
    });

const inGerman = (text: string) => `auf Deutsch: ${text}`;

/** Questions in German. */
const wordsOf = (questions: readonly AskedQuestion[]): QuizWords => {
  const words = questions.map((question) => [
    question.id,
    {
      question: inGerman(question.question),
      options:
        question.kind === 'fill-in' ? {} : Object.fromEntries(optionIdsOf(question).map((id) => [id, id])),
      explanation: inGerman(question.explanation ?? ''),
    },
  ]);
  return new Map([['de', [{ questions: Object.fromEntries(words) }]]]);
};

const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** What looks like an answer to questions of one kind or another. */
const ANSWERS: readonly unknown[] = [
  -1,
  0,
  'a',
  'z',
  [],
  ['a'],
  ['b', 'a'],
  ['a', 'a'],
  ['a', 'z'],
  [['a']],
  null,
  { a: 'a' },
  [''],
  [' '],
  [1],
  ['a'.repeat(201)],
  ['\u{1f35e}'.repeat(200)],
];

/** An answer, and what is like it. */
const anyLikeIt = (answer: unknown): fc.Arbitrary<unknown> =>
  Array.isArray(answer)
    ? fc.constantFrom<unknown>(
        answer,
        answer.slice(1),
        [...answer, ...answer.slice(0, 1)],
        answer.map(() => answer[0] as unknown),
        answer.toReversed(),
        ['', ...answer],
        [...answer, 0],
        [answer],
        answer.join(),
      )
    : fc.constantFrom<unknown>(answer, [answer], { answer });

/** A backend of its own, and what ends it. */
const startOnPglite = async () => {
  const backend = await startBackend({ driver: 'pglite' });
  return { backend, stop: () => backend.stop() };
};

describe.each([
  ['PGlite', startOnPglite],
  ['PostgreSQL', () => startPostgresBackend()],
])('on %s', (_place, start) => {
  let backend: Backend;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ backend, stop } = await start());
  });
  afterAll(() => stop());

  /** What the database tells of answers; null where it takes them for none. */
  async function marksInDatabase(
    asked: readonly AskedQuestion[],
    answers: readonly unknown[],
    passMark: number,
  ) {
    const ids = asked.map(({ id }) => id).join();
    const [row] = (await backend.serviceSql(
      `select private.marks_of(1, '{${ids}}', ${quoted(answers)}, ${passMark}) as marks`,
    )) as { marks: unknown }[];
    return row?.marks;
  }

  async function writeKeys(course: Course, words?: QuizWords) {
    for (const statement of quizKeysSql(course, words)
      .split(/;\n/)
      .filter((part) => part.trim() !== ''))
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await backend.serviceSql(statement);
  }

  test('the database tells of any answers what the course tells of them', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyAnsweredQuiz(), async ({ course, asked, answers }) => {
        await writeKeys(course, wordsOf(asked.filter((_, place) => place % 3 !== 2)));
        const { passMark: _passMark, ...told } = tellMarks(asked, answers, course.passMark, questionKinds);
        const inLanguages = told.answers.map((mark, place) =>
          mark.explanation === undefined || place % 3 === 2
            ? mark
            : { ...mark, explanations: { de: inGerman(mark.explanation) } },
        );
        expect(await marksInDatabase(asked, answers, course.passMark)).toEqual({
          ...told,
          answers: inLanguages,
        });
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    { kind: 'one option', any: anyQuestion() },
    ...otherKinds.map((kind) => ({ kind, any: anyQuestionOf(kind) })),
  ])(
    'what is no answer for the course is none for the database: $kind',
    { timeout: 120_000 },
    async ({ any }) => {
      const anyAsked = any.chain((question) => {
        const level = { title: 'Level', tasks: [], questions: [question] };
        const course = defineCourse({ title: 'Course', levels: [level] }, questionKinds);
        const asked = course.levels[0]?.questions[0] as Question;
        const answer = fc.oneof(
          fc.jsonValue(),
          fc.constantFrom(...ANSWERS),
          anyAnswerTo(asked).chain(anyLikeIt),
          anyAnswerTo(asked).chain(anyLikeIt),
        );
        return fc.record({ course: fc.constant(course), asked: fc.constant(asked), answer });
      });
      await fc.assert(
        fc.asyncProperty(anyAsked, async ({ course, asked, answer }) => {
          fc.pre(!JSON.stringify(answer).includes('\\u0000'));
          await writeKeys(course);
          const isAnswer = kindOf(asked, questionKinds)?.isAnswer(asked, answer);
          expect((await marksInDatabase([asked], [answer], 70)) !== null).toBe(isAnswer);
        }),
        { numRuns: 100 },
      );
    },
  );
});
