import { describe, expect, test } from 'vitest';
import { issueText } from '../source/issues.js';
import { createMemory } from '../source/memory.js';
import { defineCourse } from '@course-kit/react/model';
import { parseExercises, withExercises } from './course-exercises.js';

const COMPONENTS = `
components:
  Chat Input:
    outputs: { Chat Message: Message }
  Prompt:
    variables: Message
    outputs: { Prompt: Message }
  Language Model:
    inputs: { Input: Message, Rules: Message }
    outputs: { Answer: Message }
  Chat Output:
    inputs: { Inputs: Message | Table }
`;
const FLOW = `\`\`\`flow A question
ask: Chat Input
rules: Prompt
model: Language Model
out: Chat Output

ask.Chat Message -> model.Input
rules.Prompt -> model.Rules
model.Answer -> out.Inputs
\`\`\`
`;
const lesson = (exercise: string, flow = FLOW) =>
  `---\ntitle: Ask\n---\n\n${flow}\n## Do it\n\nNow.\n\n${exercise}`;
const parse = (exercise: string, flow?: string) =>
  parseExercises(
    new Map([
      ['components.yaml', COMPONENTS],
      ['1-basics/2-ask.md', lesson(exercise, flow)],
    ]),
    createMemory(),
  );
const block = (title: string, ...lines: string[]) =>
  ['## Exercise', '', '```exercise ' + title, ...lines, '```', ''].join('\n');
const fence = (title: string, ...lines: string[]) => ['```exercise ' + title, ...lines, '```', ''].join('\n');
const issuesOf = (exercise: string, flow?: string) => parse(exercise, flow).issues.map(issueText);
const takes = { 'out.Inputs': ['Message', 'Table'] };

test('a lesson with a flow gets an exercise about connections that learners could confuse', () => {
  expect(parse('')).toMatchObject({
    issues: [],
    exercises: {
      'task-1-2': [
        {
          title: 'A question',
          missing: [
            { connection: 'ask.Chat Message -> model.Input' },
            { connection: 'rules.Prompt -> model.Rules' },
          ],
          takes,
        },
      ],
    },
  });
});

test('a lesson without a flow, and one whose flow has no connections, have none', () => {
  expect(parse('', '').exercises).toEqual({});
  expect(parse('', '```flow One\nask: Chat Input\n```\n').exercises).toEqual({});
});

test('an author can name the missing connections, with hints, or a component for all of its connections', () => {
  const written = `${block('Rules first', 'rules.Prompt -> model.Rules', 'hint Who **sets** the tone?')}
\`\`\`exercise The whole model
model
\`\`\`
`;
  expect(parse(written)).toMatchObject({
    issues: [],
    exercises: {
      'task-1-2': [
        {
          title: 'Rules first',
          missing: [
            {
              connection: 'rules.Prompt -> model.Rules',
              hint: ['Who ', { kind: 'strong', content: ['sets'] }, ' the tone?'],
            },
          ],
          takes,
        },
        {
          title: 'The whole model',
          missing: [
            { connection: 'ask.Chat Message -> model.Input' },
            { connection: 'rules.Prompt -> model.Rules' },
            { connection: 'model.Answer -> out.Inputs' },
          ],
          takes,
        },
      ],
    },
  });
});

test('an exercise can have connections that are wrong, with hints, also where nothing is missing', () => {
  const { exercises, issues } = parse(
    block(
      'Mend it',
      'wrong ask.Chat Message -> model.Rules',
      'hint A question is no rule.',
      'ask.Chat Message -> model.Input',
      'hint The model **answers** its input.',
    ) + fence('Too much', 'wrong rules.Prompt -> out.Inputs'),
  );
  expect(issues).toEqual([]);
  expect(exercises['task-1-2']).toMatchObject([
    {
      wrong: [{ connection: 'ask.Chat Message -> model.Rules', hint: 'A question is no rule.' }],
      missing: [{ connection: 'ask.Chat Message -> model.Input', hint: ['The model ', {}, ' its input.'] }],
    },
    { wrong: [{ connection: 'rules.Prompt -> out.Inputs' }], missing: [] },
  ]);
});

test('with only a title the build chooses the connections', () => {
  const { exercises } = parse(block('Ask the model'));
  expect(exercises['task-1-2']?.[0]).toMatchObject({ title: 'Ask the model', missing: [{}, {}] });
});

test('exercises stand at the ends of their steps, and others below all of them', () => {
  const written = `${fence('Rules first', 'rules.Prompt -> model.Rules')}
## Look at it

Slowly.

> [!NOTE]
> **What to see:** An answer.

${fence('Ask', 'ask')}
<!-- facts: 1 -->

${fence('The whole', 'model')}
${block('All of it', 'model')}`;
  const { exercises, issues, places } = parse(written);
  expect(issues).toEqual([]);
  expect(exercises['task-1-2']?.map(({ title }) => title)).toEqual([
    'Rules first',
    'Ask',
    'The whole',
    'All of it',
  ]);

  const step = { instruction: ['Now.'] };
  const tasks = ['Wait', 'Ask'].map((title) => ({
    title,
    duration: '',
    steps: [
      { title: 'Do it', ...step },
      { title: 'Look at it', ...step },
    ],
  }));
  const course = defineCourse({ title: 'Course', levels: [{ title: 'Basics', tasks, questions: [] }] });
  const [wait, ask] = withExercises(course, places).levels[0]?.tasks ?? [];
  expect(wait).toEqual(course.levels[0]?.tasks[0]);
  expect(ask?.steps.map((one) => one.exercises)).toEqual([['Rules first'], ['Ask', 'The whole']]);
  expect(ask?.exercises).toEqual(['All of it']);
});

const adds = (...ids: string[]) => ['```flow', ...ids.map((id) => `+ ${id}`), '```', ''].join('\n');

test('where steps draw the flow, an exercise is on what is drawn by then', () => {
  const first = `${adds('ask', 'model')}\n${fence('Ask')}`;
  const written = (last: string) => `${first}\n## Go on\n\nNow.\n\n${adds('rules', 'out')}\n${last}`;
  const { exercises, issues } = parse(written(fence('All', 'model')));
  expect(issues).toEqual([]);
  expect(exercises['task-1-2']?.map(({ missing }) => missing.length)).toEqual([1, 3]);

  expect(issuesOf(`${adds('ask')}\n${fence('Ask')}`)).toEqual([
    '1-basics/2-ask.md:24: expected a flow with connections by then, found none',
  ]);
  expect(issuesOf(`${adds('ask', 'model')}\n${fence('Ask', 'rules')}`)).toEqual([
    '1-basics/2-ask.md:26: expected a connection of the flow as it is by then: "ask.Chat Message -> model.Input", found "rules"',
  ]);
});

test('a lesson with an exercise in a step gets no other one', () => {
  expect(parse(fence('Ask', 'ask')).places['task-1-2']).toMatchObject([
    { step: 1, exercise: { title: 'Ask' } },
  ]);
});

describe('an issue has its line', () => {
  test.each([
    [
      block('Ask', 'ask.Chat Message -> model.Rules'),
      '1-basics/2-ask.md:23: expected a connection of the flow as it is by then: "ask.Chat Message -> model.Input", "rules.Prompt -> model.Rules", "model.Answer -> out.Inputs", found "ask.Chat Message -> model.Rules"',
    ],
    [
      block('Ask', 'hint Look.'),
      '1-basics/2-ask.md:23: expected a connection above its hint, found "hint Look."',
    ],
    [
      block('Ask', 'wrong ask.Chat Message -> model.Input'),
      '1-basics/2-ask.md:23: expected a connection that its ports allow and the flow does not have, such as "ask.Chat Message -> model.Rules", "ask.Chat Message -> out.Inputs", found "ask.Chat Message -> model.Input"',
    ],
    [
      block('Ask', 'model', 'ask'),
      '1-basics/2-ask.md:24: expected connections that differ, found "ask.Chat Message -> model.Input"',
    ],
    [
      block('Ask', 'ask', 'hint See [there](https://docs.example).'),
      '1-basics/2-ask.md:24: expected a hint without links, found "See [there](https://docs.example)."',
    ],
    [
      '## Exercise\n\nConnect it.\n',
      '1-basics/2-ask.md:22: expected a block such as ```exercise Connect the model, found "paragraph"',
    ],
    [
      '## Exercise\n\n```exercise\nask\n```\n',
      '1-basics/2-ask.md:22: expected a block such as ```exercise Connect the model, found "```exercise"',
    ],
    ['## Exercise\n', '1-basics/2-ask.md:20: expected a block of ```exercise, found nothing'],
    [
      `${fence('Ask', 'ask')}\nMore.\n`,
      '1-basics/2-ask.md:20: expected an exercise at the end of its step, found one in between',
    ],
    [
      fence('Ask', 'rules.Prompt -> model.Input'),
      '1-basics/2-ask.md:21: expected a connection of the flow as it is by then: "ask.Chat Message -> model.Input", "rules.Prompt -> model.Rules", "model.Answer -> out.Inputs", found "rules.Prompt -> model.Input"',
    ],
    [
      `${fence('Ask', 'ask')}\n${block('Ask', 'ask')}`,
      '1-basics/2-ask.md:26: expected exercises whose titles differ, found one twice',
    ],
    [
      `${block('Ask', 'ask')}\n\`\`\`exercise Ask\nrules\n\`\`\`\n`,
      '1-basics/2-ask.md:26: expected exercises whose titles differ, found one twice',
    ],
  ])('%#', (exercise, issue) => {
    expect(issuesOf(exercise)).toEqual([issue]);
  });

  test('of a lesson without a flow', () => {
    expect(issuesOf(block('Ask', 'ask'), '')).toEqual([
      '1-basics/2-ask.md:10: expected a flow in the introduction, found none',
    ]);
    expect(issuesOf(fence('Ask', 'ask'), '')).toEqual([
      '1-basics/2-ask.md:10: expected a flow in the introduction, found none',
    ]);
  });
});
