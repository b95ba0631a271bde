import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flowMaker } from '../../../flow/src/model/define-flow.js';
import type { Course, Level, Question, Task } from './course.js';
import { defineCourse, outlineOf } from './define-course.js';
import { anyFullCourse } from './full-course.arbitrary.js';
import type { Block, LessonText } from './lesson-content.js';
import { optionIdsOf } from './question-ids.js';
import { questionKinds } from './question-kinds/other-kinds.js';
import { quizFingerprint } from './quiz-fingerprint.js';
import { explanationsOf, translateQuestions, type QuizWords } from './translated-questions.js';
import {
  translateOutline,
  translateTasks,
  type BlockWords,
  type StepQuestionWords,
  type TaskWords,
} from './translation.js';

const anyWholeCourse = (): fc.Arbitrary<Course> =>
  anyFullCourse().map((authored) => defineCourse(authored, [flowMaker, ...questionKinds]));

const said = (text: string) => `auf Deutsch: ${text}`;
const saidText = (text: LessonText): LessonText =>
  typeof text === 'string' ? said(text) : ['Auf Deutsch: ', ...text];

function blockWords(block: Block): BlockWords {
  if (typeof block === 'string' || !('kind' in block)) return saidText(block);
  switch (block.kind) {
    case 'snippet':
      return { kind: block.kind, label: said(block.label) };
    case 'picture':
      return { kind: block.kind, alt: said(block.alt) };
    case 'table':
      return {
        kind: block.kind,
        head: block.head.map(saidText),
        rows: block.rows.map((row) => row.map(saidText)),
      };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(blockWords)) };
    case 'note':
      return { ...block, content: block.content.map(blockWords) };
  }
}

function taskWords(task: Task): TaskWords {
  const linkWords = (links: Task['links']) => links.map(({ title }) => ({ title: said(title) }));
  return {
    title: said(task.title),
    introduction: task.introduction.map(blockWords),
    steps: task.steps.map(({ title, instruction, question }) => ({
      title: said(title),
      instruction: instruction.map(blockWords),
      ...(question && {
        question: {
          ...questionWords([question.asks])[question.asks.id],
          hint: said('hint'),
        } as StepQuestionWords,
      }),
    })),
    resources: linkWords(task.resources),
    documentation: linkWords(task.documentation),
    links: linkWords(task.links),
  };
}

/** What is filled in has nothing to be translated. */
const idsOf = (question: Question) => (question.kind === 'fill-in' ? [] : optionIdsOf(question));

const questionWords = (questions: readonly Question[]) =>
  Object.fromEntries(
    questions.map((question) => [
      question.id,
      {
        question: said(question.question),
        options: Object.fromEntries(
          idsOf(question).map((id, place) => [id, said(question.options[place] ?? '')]),
        ),
        explanation: said(question.explanation),
      },
    ]),
  );

/** A lesson's parts that are the same in every language, in their order. */
function keptOf({
  title: _title,
  description: _description,
  duration: _duration,
  language: _language,
  ...task
}: Task) {
  const found: unknown[] = [];
  JSON.stringify(task, (key, value: unknown) => {
    if (
      [
        'code',
        'src',
        'darkSrc',
        'href',
        'swatches',
        'adds',
        'facts',
        'exercises',
        'figure',
        'video',
        'minutes',
        'id',
        'stepCount',
      ].includes(key)
    )
      found.push([key, value]);
    return value;
  });
  const links = [task.resources, task.documentation, task.links];
  const asked = task.steps.flatMap(({ question }) => (question ? rightOf([question.asks]) : []));
  return { found, asked, steps: task.steps.length, links: links.map(({ length }) => length) };
}

const rightOf = (questions: readonly Question[]) =>
  questions.map(({ question: _question, options, explanation: _why, language: _language, ...right }) => ({
    ...right,
    options: options.length,
  }));

test('ids, counts, code, pictures, addresses and right answers are those of the course, whatever the words are', () => {
  fc.assert(
    fc.property(anyWholeCourse(), anyWholeCourse(), ({ levels }, other) => {
      for (const [index, level] of levels.entries()) {
        const strange: Level | undefined = other.levels[index];
        for (const source of [level, strange]) {
          const tasks = translateTasks(level.tasks, source?.tasks.map(taskWords) ?? [], 'de');
          expect(tasks.map(keptOf)).toEqual(level.tasks.map(keptOf));
          const questions = translateQuestions(level.questions, questionWords(source?.questions ?? []), 'de');
          expect(rightOf(questions)).toEqual(rightOf(level.questions));
          expect(quizFingerprint(questions)).toBe(quizFingerprint(level.questions));
        }
      }
    }),
  );
});

test('a level is shown in its words, and says their language', () => {
  fc.assert(
    fc.property(anyWholeCourse(), ({ levels }) => {
      for (const level of levels) {
        const tasks = translateTasks(level.tasks, level.tasks.map(taskWords), 'de');
        expect(tasks.map(({ title, language }) => [title, language])).toEqual(
          level.tasks.map(({ title }) => [said(title), 'de']),
        );
        expect(tasks.flatMap(({ steps }) => steps.map(({ title }) => title))).toEqual(
          level.tasks.flatMap(({ steps }) => steps.map(({ title }) => said(title))),
        );
        const asked = tasks.flatMap(({ steps }) => steps.flatMap(({ question }) => question ?? []));
        for (const { asks, hint } of asked)
          expect([asks.question.startsWith(said('')), asks.language, hint]).toEqual([
            true,
            'de',
            said('hint'),
          ]);
        const questions = translateQuestions(level.questions, questionWords(level.questions), 'de');
        expect(questions.map(({ question }) => question)).toEqual(
          level.questions.map(({ question }) => said(question)),
        );
      }
    }),
  );
});

describe('of a small course', () => {
  const step = {
    title: 'Stir',
    instruction: ['Well.', { kind: 'snippet' as const, code: 'stir', language: 'bash', label: 'Stir' }],
  };
  const course = defineCourse({
    title: 'Bread',
    language: 'en',
    levels: ['Dough', 'Oven'].map((title) => ({
      title,
      tasks: [
        {
          title: 'Mix',
          description: 'By hand.',
          duration: '1 hour',
          steps: [step, { ...step, title: 'Knead' }],
        },
      ],
      questions: [{ question: 'Why?', options: ['No', 'Yes'], correctAnswer: 1, explanation: 'It is so.' }],
    })),
  });
  const [level] = course.levels;
  const tasks = level?.tasks ?? [];
  const words = tasks.map(taskWords);

  test('a question that is filled in is asked in other words; one with other options is not', () => {
    const filled = {
      kind: 'fill-in',
      id: 'grams',
      question: 'How much?',
      options: ['...'],
      accepted: ['5'],
    } as const;
    const words = { grams: { question: 'Wie viel?', options: {} } };
    expect(translateQuestions([filled], words, 'de')).toEqual([
      { ...filled, question: 'Wie viel?', language: 'de' },
    ]);
    const chosen = { id: 'grams', question: 'How much?', options: ['5', '6'] };
    expect(translateQuestions([chosen], words, 'de')).toEqual([chosen]);
  });

  test('a level and a task without words stay as they are, and say no language', () => {
    const outline = outlineOf(course);
    const { levels } = translateOutline(outline, [{ title: 'Teig', tasks: [null] }], 'de');
    expect(levels[0]).toEqual({ ...outline.levels[0], title: 'Teig', language: 'de' });
    expect(levels[1]).toBe(outline.levels[1]);
  });

  test.each([
    ['a step', words.map((task) => ({ ...task, steps: task.steps.slice(1) }))],
    [
      'a snippet',
      words.map((task) => ({ ...task, steps: task.steps.map((one) => ({ ...one, instruction: ['Gut.'] })) })),
    ],
    [
      'one snippet for all',
      words.map((task) => ({ ...task, introduction: [{ kind: 'snippet' as const, label: 'Rühren' }] })),
    ],
  ])('a lesson whose words have another number of parts stays as it is: %s', (_, other) => {
    expect(translateTasks(tasks, other, 'de')).toEqual(tasks);
  });

  test.each([
    ['an option is missing', { a: 'Nein' }],
    ['there is one more', { a: 'Nein', b: 'Ja', c: 'Vielleicht' }],
    ['another option is there', { a: 'Nein', c: 'Ja' }],
  ])('a question stays as it is where %s', (_, options) => {
    const questions = level?.questions ?? [];
    expect(translateQuestions(questions, { q1: { question: 'Warum?', options } }, 'de')).toEqual(questions);
  });

  test('what is not said stays as it is', () => {
    const [task] = translateTasks(tasks, words, 'de');
    expect([task?.description, task?.duration]).toEqual(['By hand.', '1 hour']);
    expect(task?.steps[0]?.instruction[1]).toEqual({
      ...(step.instruction[1] as object),
      label: 'auf Deutsch: Stir',
    });
  });
});

test('a word of a table stays beside its color', () => {
  const table = { kind: 'table' as const, head: ['Color'], rows: [['\u00a0red']], swatches: ['red'] };
  const course = defineCourse({
    title: 'Paint',
    levels: [
      {
        title: 'One',
        tasks: [{ title: 'Mix', duration: '1 hour', steps: [{ title: 'See', instruction: [table] }] }],
        questions: [],
      },
    ],
  });
  const tasks = course.levels[0]?.tasks ?? [];
  const rows = { kind: 'table' as const, head: ['Farbe'], rows: [['Rot']] };
  const words = tasks.map((task) => ({
    ...taskWords(task),
    steps: [{ title: 'Sieh', instruction: [rows] }],
  }));
  expect(translateTasks(tasks, words, 'de')[0]?.steps[0]?.instruction).toEqual([
    { ...table, head: ['Farbe'], rows: [['\u00a0Rot']] },
  ]);
});

test('explanations are there in the languages in which a question is asked, and in no other', () => {
  fc.assert(
    fc.property(anyWholeCourse(), anyWholeCourse(), ({ levels }, other) => {
      const words: QuizWords = new Map([
        ['de', levels.map(({ questions }) => ({ questions: questionWords(questions) }))],
        ['fr', other.levels.map(({ questions }) => ({ questions: questionWords(questions) }))],
        ['es', []],
      ]);
      for (const { level, questions } of levels)
        for (const question of questions) {
          const strange = words.get('fr')?.[level - 1]?.questions ?? {};
          const [inFrench] = translateQuestions([question], strange, 'fr');
          const isInFrench = inFrench?.language === 'fr' && inFrench.explanation !== '';
          expect(explanationsOf(level, question, words)).toEqual({
            de: said(question.explanation),
            ...(isInFrench && { fr: inFrench.explanation }),
          });
        }
    }),
  );
});
