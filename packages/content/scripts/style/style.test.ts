import { defineLevel, type Block, type Task } from '@course-kit/react/model';
import { describe, expect, test } from 'vitest';
import { course } from '../../src/course.js';
import { lessonTable } from './lesson-table.js';
import { styleIssues, warningShare } from './style-issues.js';

const tasks = course.levels.flatMap((level) => level.tasks);

describe.each(tasks)('the lesson $id', (task) => {
  test('follows the style of the course', () => {
    expect(styleIssues(task)).toEqual([]);
  });
});

test('at most one step in five has a warning, so that warnings stand out', () => {
  expect(warningShare(tasks)).toBeLessThan(0.2);
});

test('docs/lessons.md is up to date', async () => {
  await expect(lessonTable(course.levels)).toMatchFileSnapshot('../../../../docs/lessons.md');
});

const OPENING = "You'll have a loaf.";
const CLOSING = 'You can now bake.';
const WORDS = 'Stir it. '.repeat(400).trim();

function lesson({
  opening = OPENING,
  text = WORDS,
  outcome = CLOSING,
}: Partial<Record<'opening' | 'text', Block>> & { readonly outcome?: string } = {}): Task {
  const picture = { kind: 'picture', src: '/loaf.svg', alt: 'A loaf' } as const;
  const { tasks } = defineLevel(1, {
    title: 'Dough',
    tasks: [
      {
        title: 'Mix',
        duration: '1 hour',
        outcome,
        minutes: { fewest: 30, most: 40 },
        introduction: [opening, picture],
        steps: [
          { title: 'Stir', instruction: [WORDS] },
          { title: 'Bake', instruction: [text] },
        ],
      },
    ],
    questions: [],
  });
  const [task] = tasks;
  if (!task) throw new Error('A level has its task.');
  return task;
}

const short = (text: Block) =>
  styleIssues(lesson({ text })).filter((issue) => !issue.includes('words instead'));

describe('the style of lessons', () => {
  test('accepts a lesson that says what learners will have and be able to do', () => {
    expect(styleIssues(lesson({ text: 'Wait.' }))).toEqual([]);
  });

  test.each([
    ['opening', 'A loaf is fine.', 'introduction: begins with what learners will have, "You\'ll …"'],
    [
      'opening',
      `${OPENING} It is done. Eat it.`,
      'introduction: its first paragraph, which stands above the steps, has two sentences at most',
    ],
    ['outcome', 'Well done.', 'outcome: is one sentence, "You can now …"'],
    ['outcome', 'You can now bake. Enjoy it.', 'outcome: is one sentence, "You can now …"'],
    ['text', WORDS, '1606 words instead of 750 to 1100'],
  ] as const)('reports a wrong %s: %s', (part, text, issue) => {
    const other = part === 'text' ? {} : { text: 'Wait.' };
    expect(styleIssues(lesson({ ...other, [part]: text }))).toEqual([issue]);
  });

  test.each([
    ['You cannot wait.', 'cannot'],
    ['It will rise.', 'It will'],
    ['Use a bowl of your own.', 'of your own'],
    ['It fails on purpose.', 'on purpose'],
    ['Wait. Should you hurry, stop.', '. Should you'],
    ['Every box is a component.', 'box'],
    ['Two lines lead to it.', 'lines lead'],
    ['Please wait.', 'Please'],
  ])('refuses "%s"', (text, found) => {
    expect(short(text)).toEqual([
      expect.stringMatching(`^step 2: .* instead of "${found.replace('.', '\\.')}"$`),
    ]);
  });

  test('checks lists, tables and notes, but not code', () => {
    const part = ['Wait ', { kind: 'emphasis', content: ['on purpose'] } as const, '.'];
    expect(short({ kind: 'list', items: [[part]] })).toHaveLength(1);
    expect(short({ kind: 'table', head: ['When'], rows: [[part]] })).toHaveLength(1);
    expect(short({ kind: 'note', role: 'tip', content: [part] })).toHaveLength(1);
    expect(short([{ kind: 'code', text: 'you cannot' }])).toEqual([]);
  });

  test('checks questions, whose words are not those of the lesson', () => {
    const asks = {
      id: 'q1',
      question: 'What comes out?',
      options: ['A loaf', 'You cannot know'],
      correctAnswer: 0,
      explanation: WORDS,
    };
    const plain = lesson({ text: 'Wait.' });
    const steps = plain.steps.map((step) => ({ ...step, question: { asks } })).slice(-1);
    const issues = styleIssues({ ...plain, steps: [...plain.steps.slice(0, -1), ...steps] });
    expect(issues).toEqual([`question of step 2: a contraction, such as "can't" instead of "cannot"`]);
  });

  test('counts the steps with a warning', () => {
    const warning = { kind: 'note', role: 'warning', content: ['Hot.'] } as const;
    expect(warningShare([lesson({ text: warning })])).toBe(0.5);
  });
});
