import { startBackend, type Backend } from '@course-kit/embedded-backend';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizKeysSql } from '../../../../cli/src/keys/quiz-keys.js';
import { anyPassMark, anyQuestion } from '../../model/course.arbitrary.js';
import type { AskedQuestion } from '../../model/course.js';
import { defineCourse } from '../../model/define-course.js';
import { tellMarks } from '../../model/mark-quiz.js';
import { optionIdsOf } from '../../model/question-ids.js';
import type { QuizAnswer } from '../../model/scoring.js';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ driver: 'pglite' });
});
afterAll(() => backend.stop());

/** A quiz of questions with ids of their own or by place, and answers to it. */
const anyAnsweredQuiz = () =>
  fc
    .record({
      passMark: anyPassMark(),
      questions: fc.array(fc.tuple(anyQuestion(), fc.boolean()), { minLength: 1, maxLength: 6 }),
    })
    .chain(({ passMark, questions: drawn }) => {
      const questions = drawn.map(([question, isNamed], place) =>
        isNamed
          ? {
              ...question,
              id: `named-${place}`,
              optionIds: question.options.map((_, option) => `o${option}`).toReversed(),
            }
          : question,
      );
      const course = defineCourse({
        title: 'Course',
        passMark,
        levels: [{ title: 'Level', tasks: [], questions }],
      });
      const asked: readonly AskedQuestion[] = course.levels[0]?.questions ?? [];
      return fc.record({
        course: fc.constant(course),
        asked: fc.constant(asked),
        answers: fc.tuple(...asked.map((question) => fc.constantFrom(...optionIdsOf(question)))),
      });
    });

const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

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

test('the database tells of any answers what the course tells of them', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyAnsweredQuiz(), async ({ course, asked, answers }) => {
      for (const statement of quizKeysSql(course)
        .split(/;\n/)
        .filter((part) => part.trim() !== ''))
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await backend.serviceSql(statement);
      const { passMark: _passMark, ...told } = tellMarks(asked, answers as QuizAnswer[], course.passMark);
      expect(await marksInDatabase(asked, answers, course.passMark)).toEqual(told);
    }),
    { numRuns: 40 },
  );
});

test('anything else is no answer', { timeout: 60_000 }, async () => {
  const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'So.' };
  const course = defineCourse({
    title: 'Course',
    levels: [{ title: 'Level', tasks: [], questions: [question] }],
  });
  for (const statement of quizKeysSql(course)
    .split(/;\n/)
    .filter((part) => part.trim() !== ''))
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await backend.serviceSql(statement);
  const asked = course.levels[0]?.questions ?? [];
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (answer) => {
      fc.pre(answer !== 'a' && answer !== 'b' && !JSON.stringify(answer).includes('\\u0000'));
      expect(await marksInDatabase(asked, [answer], 70)).toBeNull();
    }),
    { numRuns: 60, examples: [[-1], [0], [['a']], [null], ['c'], [{ a: 'a' }]] },
  );
});
