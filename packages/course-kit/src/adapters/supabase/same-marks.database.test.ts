import { startBackend, type Backend } from '@course-kit/embedded-backend';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizKeysSql } from '../../../../cli/src/keys/quiz-keys.js';
import { anyNumber, anyPassMark, anyQuestionOfAnyKind, anyText } from '../../model/course.arbitrary.js';
import type { AuthoredQuestion } from '../../model/authored-course.js';
import type { AskedQuestion, Course } from '../../model/course.js';
import { defineCourse } from '../../model/define-course.js';
import { tellMarks } from '../../model/mark-quiz.js';
import { optionIdsOf } from '../../model/question-ids.js';
import { kindOf } from '../../model/question-kinds/kind-of.js';
import { questionKinds } from '../../model/question-kinds/other-kinds.js';
import { UNANSWERED, type QuizAnswer } from '../../model/scoring.js';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ driver: 'pglite' });
});
afterAll(() => backend.stop());

/** Any answer to a question, of its kind: often the right one. */
function anyAnswer(question: AskedQuestion): fc.Arbitrary<QuizAnswer> {
  const ids = [...optionIdsOf(question)];
  const right = fc.constant(kindOf(question, questionKinds)?.mark(question, []).correctAnswer ?? UNANSWERED);
  switch (question.kind) {
    case 'several':
      return fc.oneof(right, fc.shuffledSubarray(ids, { minLength: 1 }));
    case 'order':
      return fc.oneof(right, fc.shuffledSubarray(ids, { minLength: ids.length }));
    case 'fill-in':
      return fc.tuple(
        fc.oneof(
          fc.constantFrom(...(question.accepted ?? [])).map((form) => ` ${form.toUpperCase()}\u00a0`),
          anyNumber().filter((text) => text.trim() !== ''),
          anyText(),
        ),
      );
    default:
      return fc.constantFrom(...ids);
  }
}

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
      const asked: readonly AskedQuestion[] = course.levels[0]?.questions ?? [];
      return fc.record({
        course: fc.constant(course),
        asked: fc.constant(asked),
        answers: fc.tuple(...asked.map(anyAnswer)),
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

async function writeKeys(course: Course) {
  for (const statement of quizKeysSql(course)
    .split(/;\n/)
    .filter((part) => part.trim() !== ''))
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await backend.serviceSql(statement);
}

test('the database tells of any answers what the course tells of them', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyAnsweredQuiz(), async ({ course, asked, answers }) => {
      await writeKeys(course);
      const { passMark: _passMark, ...told } = tellMarks(asked, answers, course.passMark, questionKinds);
      expect(await marksInDatabase(asked, answers, course.passMark)).toEqual(told);
    }),
    { numRuns: 40 },
  );
});

const asked = { question: 'Why?', explanation: 'So.' };
const options = ['a', 'b'];

test.each<AuthoredQuestion>([
  { ...asked, options, correctAnswer: 0 },
  { ...asked, kind: 'several', options, correctAnswers: [0] },
  { ...asked, kind: 'order', options, correctOrder: [1, 0] },
  { ...asked, kind: 'fill-in', accepted: ['a'] },
])(
  'what is no answer for the course is none for the database: $kind',
  { timeout: 60_000 },
  async (question) => {
    const level = { title: 'Level', tasks: [], questions: [question] };
    const course = defineCourse({ title: 'Course', levels: [level] }, questionKinds);
    await writeKeys(course);
    const quiz = course.levels[0]?.questions ?? [];
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (answer) => {
        fc.pre(!JSON.stringify(answer).includes('\\u0000'));
        const isAnswer = quiz.every((each) => kindOf(each, questionKinds)?.isAnswer(each, answer));
        expect((await marksInDatabase(quiz, [answer], 70)) !== null).toBe(isAnswer);
      }),
      {
        numRuns: 60,
        examples: [
          [-1],
          [0],
          ['a'],
          ['c'],
          [[]],
          [['a']],
          [['b', 'a']],
          [['a', 'a']],
          [['a', 'c']],
          [[['a']]],
          [null],
          [{ a: 'a' }],
          [['']],
          [[' ']],
          [[1]],
          [['a'.repeat(201)]],
          [['\u{1f35e}'.repeat(200)]],
        ],
      },
    );
  },
);
