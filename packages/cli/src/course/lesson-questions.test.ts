import { describe, expect, test } from 'vitest';
import { NO_COMPONENTS } from '../flow/components.js';
import { issueText } from '../source/issues.js';
import { namelessInLesson } from './lesson-questions.js';
import { withIds } from './quiz-ids.js';
import { parseTaskFile } from './task-file.js';

const parse = (text: string) =>
  parseTaskFile('1-basics/1-ask.md', text, {
    components: NO_COMPONENTS,
    highlight: (code) => code,
    pictures: new Map(),
  });

const FIELDS = '---\ntitle: Ask\nduration: 10 minutes\n---\n\n';

/** What is wrong with a step's text, which begins on line 8. */
const issuesOf = (text: string) => parse(`${FIELDS}## Do it\n\n${text}\n`).check.issues.map(issueText);

test('an exercise stands below the question after a step, and is read apart', () => {
  const { task, check } = parse(`${FIELDS}## Taste it

Take a bite.

> [!QUESTION]
> How many? {#many}
>
> - \`2\`
>
> One for each of you.

\`\`\`exercise Taste
bite
\`\`\`
`);
  expect(check.issues).toEqual([]);
  expect(task.steps[0]).toMatchObject({ instruction: ['Take a bite.'], question: { place: 'after' } });
});

test('a step has a question of any kind before a step or after it, with a hint', () => {
  const { task, check } = parse(`${FIELDS}## Do it

> [!QUESTION]
> What comes out? {#out}
>
> Think.
>
> - [ ] Nothing {#none}
> - [x] A loaf {#loaf}
>
> It was baked.

Bake it.

<!-- facts: 1 -->

## Taste it

Take a bite.

> [!QUESTION]
> How many? {#many}
>
> - \`2\`
>
> One for each of you.
`);
  expect(check.issues).toEqual([]);
  expect(task.steps.map(({ question }) => question)).toEqual([
    {
      asks: {
        id: 'out',
        question: 'What comes out?',
        options: ['Nothing', 'A loaf'],
        optionIds: ['none', 'loaf'],
        correctAnswer: 1,
        explanation: 'It was baked.',
      },
      hint: 'Think.',
    },
    {
      asks: {
        id: 'many',
        kind: 'fill-in',
        question: 'How many?',
        accepted: ['2'],
        explanation: 'One for each of you.',
      },
      place: 'after',
    },
  ]);
  expect(task.steps.map(({ instruction }) => instruction)).toEqual([['Bake it.'], ['Take a bite.']]);
});

test('options may be places in the flow, as code before their words', () => {
  const { task, check } = parse(`${FIELDS}## Do it

> [!QUESTION]
> Which edge is it? {#edge}
>
> - [ ] \`dough.Loaf -> shelf.Input\` From the dough to the shelf {#raw}
> - [x] \`oven.Loaf -> shelf.Input\` From the oven to the shelf {#baked}
>
> It was baked.

Bake it.
`);
  expect(check.issues).toEqual([]);
  expect(task.steps[0]?.question).toMatchObject({
    asks: {
      options: ['From the dough to the shelf', 'From the oven to the shelf'],
      optionIds: ['raw', 'baked'],
    },
    places: ['dough.Loaf -> shelf.Input', 'oven.Loaf -> shelf.Input'],
  });
});

test('a question may be about a place in the flow, as code before its words', () => {
  const { task, check } = parse(`${FIELDS}## Do it

> [!QUESTION]
> \`oven.Loaf ->\` What comes out here? {#out}
>
> - [ ] Dough {#dough}
> - [x] A loaf {#loaf}
>
> It was baked.

Bake it.
`);
  expect(check.issues).toEqual([]);
  expect(task.steps[0]?.question).toMatchObject({
    asks: { id: 'out', question: 'What comes out here?', options: ['Dough', 'A loaf'] },
    about: 'oven.Loaf ->',
  });
});

describe('a question in a step is refused with its line', () => {
  const ASKED = '> [!QUESTION]\n> Why? {#why}\n>\n> - [x] So {#so}\n> - [ ] Not {#not}\n>\n> Because.\n';
  const at = (line: number) => `1-basics/1-ask.md:${line}: expected`;
  test.each([
    [
      `Go.\n\n${ASKED}\nOn.`,
      `${at(10)} a question at the start or at the end of its step, found one in between`,
    ],
    [
      `${ASKED}\nGo.\n\n${ASKED.replaceAll('why', 'how')}`,
      `${at(18)} one question in a step, found a second one`,
    ],
    [ASKED, `${at(6)} what to do in this step, found nothing`],
    [
      `${ASKED.replace('>\n> Because.\n', '')}\nGo.`,
      `${at(8)} one paragraph below the options that says why, found something else`,
    ],
    [`${ASKED.replace('[x]', '[ ]')}\nGo.`, `${at(8)} one option ticked with [x], or several, found none`],
    [
      `${ASKED.replace('Why? {#why}', '{#why}')}\nGo.`,
      `${at(8)} a question after [!QUESTION], found nothing`,
    ],
    [`${ASKED.replace('Why?', '`a.B ->`')}\nGo.`, `${at(8)} a question after [!QUESTION], found nothing`],
    [
      `${ASKED.replace('[x] So', '[x] `a.B ->` So')}\nGo.`,
      `${at(11)} a place in the flow before the words of each option, or of none, found 1 of 2`,
    ],
  ])('%#', (text, issue) => {
    expect(issuesOf(text)).toContain(issue);
  });

  test('where its id is another one’s', () => {
    const text = `${FIELDS}## One\n\n${ASKED}\nGo.\n\n## Two\n\n${ASKED}\nGo.\n`;
    expect(parse(text).check.issues.map(issueText)).toContain(`${at(20)} ids that differ, found "why" again`);
  });

  test('without ids, which `check --fix` writes behind their words', () => {
    const plain = `${FIELDS}## Do it\n\n${ASKED.replaceAll(/ \{#\w+\}/g, '')}\nGo.\n`;
    const nameless = namelessInLesson('1-ask.md', plain);
    expect(nameless.map(({ line }) => line)).toEqual([8, 11, 12]);
    const fixed = withIds(plain, nameless);
    expect(fixed).toContain('> Why? {#q1}\n>\n> - [x] So {#a}\n> - [ ] Not {#b}\n');
    expect(namelessInLesson('1-ask.md', fixed)).toEqual([]);
  });
});
