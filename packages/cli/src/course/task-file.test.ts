import { describe, expect, test } from 'vitest';
import { parseComponents } from '../flow/components.js';
import { issueText } from '../source/issues.js';
import { parseTaskFile } from './task-file.js';

const { components } = parseComponents(
  'components.yaml',
  `
portColors:
  Message: '#4f46e5'
colorNames: { indigo: Message, gray: none }
everywhere:
  Toolset: Tool
components:
  Chat Input: { outputs: { Chat Message: Message } }
  Prompt:
    variables: Message
    outputs: { Prompt: Message }
  Language Model:
    inputs: { Input: Message | Table }
    outputs: { Answer: Message }
  Agent: { inputs: { Tools: Tool } }
`,
);

const parse = (text: string) =>
  parseTaskFile('1-basics/1-ask.md', text, {
    components,
    highlight: (code) => code,
    pictures: new Map([
      ['1-basics/a flow.svg', { width: 40, height: 30 }],
      ['logo.webp', {}],
      ['logo.dark.webp', {}],
    ]),
  });

const FIELDS = '---\ntitle: Ask\nduration: 10 minutes\n---\n\n';

/** What is made of a step's text. */
function instructionOf(text: string) {
  const { task, check } = parse(`${FIELDS}## Do it\n\n${text}\n`);
  expect(check.issues).toEqual([]);
  return task.steps[0]?.instruction;
}

/** What is wrong with a step's text, which begins on line 8. */
function issuesOf(text: string) {
  return parse(`${FIELDS}## Do it\n\n${text}\n`).check.issues.map(issueText);
}

describe('a lesson in Markdown', () => {
  test('has the fields of its card, an introduction, steps, facts and links', () => {
    const { task, check } = parse(`---
title: Ask
description: Ask a model.
duration: Week 1
testedAgainst: 1.12
minutes: 30-45
---

What you build.

## Start

Run it.

<!-- facts: 1.1-1, 1.2 -->

## Stop

Press a key.

## Links

- [Models](https://docs.example/models): what there is
- [More](/more)
`);
    expect(check.issues).toEqual([]);
    expect(task).toEqual({
      title: 'Ask',
      description: 'Ask a model.',
      duration: 'Week 1',
      testedAgainst: '1.12',
      minutes: { fewest: 30, most: 45 },
      introduction: ['What you build.'],
      steps: [
        { title: 'Start', instruction: ['Run it.'], facts: ['1.1-1', '1.2'] },
        { title: 'Stop', instruction: ['Press a key.'] },
      ],
      links: [
        { title: 'Models', href: 'https://docs.example/models', description: 'what there is' },
        { title: 'More', href: '/more' },
      ],
    });
  });

  test('has bold, emphasized, code and link text, and joins the lines of a paragraph', () => {
    expect(
      instructionOf('Open **the `menu`**,\n*then* run `a*b` and see [this](https://a.example/ "x").'),
    ).toEqual([
      [
        'Open ',
        { kind: 'strong', content: ['the ', { kind: 'code', text: 'menu' }] },
        ', ',
        { kind: 'emphasis', content: ['then'] },
        ' run ',
        { kind: 'code', text: 'a*b' },
        ' and see ',
        { kind: 'link', href: 'https://a.example/', content: ['this'] },
        '.',
      ],
    ]);
  });

  test('keeps escaped characters as they are', () => {
    expect(instructionOf('Type \\*\\*bold\\*\\* &lt;b&gt;.')).toEqual(['Type **bold** <b>.']);
  });

  test('has nested lists, and numbered lists with any first number', () => {
    expect(instructionOf('3. one\n   - **two**\n4. three')).toEqual([
      {
        kind: 'list',
        start: 3,
        items: [['one', { kind: 'list', items: [[[{ kind: 'strong', content: ['two'] }]]] }], ['three']],
      },
    ]);
  });

  test('has tables with aligned columns, and fills short rows', () => {
    expect(instructionOf('| a | b |\n| - | -: |\n| `1` | 2 |\n| 3 |')).toEqual([
      {
        kind: 'table',
        head: ['a', 'b'],
        rows: [
          [[{ kind: 'code', text: '1' }], '2'],
          ['3', ''],
        ],
        align: ['start', 'end'],
      },
    ]);
  });

  test('has the colors of ports beside the words for them', () => {
    const table = (rows: string) => instructionOf(`| Color | Type |\n| - | - |\n${rows}`);
    expect(table('| indigo | Message |\n| gray | several |')).toMatchObject([
      { swatches: ['#4f46e5', 'var(--ck-color-edge)'] },
    ]);
    expect(table('| indigo | Message |\n| beige | none |')).not.toMatchObject([
      { swatches: expect.anything() },
    ]);
  });

  test('has pictures with a caption', () => {
    expect(instructionOf('![A flow of two](/pictures/flow.png "The flow")')).toEqual([
      { kind: 'picture', src: '/pictures/flow.png', alt: 'A flow of two', caption: 'The flow' },
    ]);
  });

  test('has pictures from its own folder, with their size and their dark variant where they are known', () => {
    expect(instructionOf('![A flow](a%20flow.svg)\n\n![A logo](../logo.webp)')).toEqual([
      { kind: 'picture', src: '/1-basics/a flow.svg', alt: 'A flow', width: 40, height: 30 },
      { kind: 'picture', src: '/logo.webp', darkSrc: '/logo.dark.webp', alt: 'A logo' },
    ]);
  });

  test('has snippets with a language and a label, also with fences inside', () => {
    expect(instructionOf('````markdown A file\n```bash\nls\n```\n````')).toEqual([
      { kind: 'snippet', code: '```bash\nls\n```', language: 'markdown', label: 'A file' },
    ]);
  });

  test('has four kinds of notes, which can contain every part of a lesson', () => {
    expect(
      instructionOf(
        [
          '> [!NOTE]\n> **What to see:** A `table`.',
          '> [!TIP]\n> Save.\n>\n> - often',
          '> [!WARNING]\n> **If it fails:** Wait.',
          '> [!CAUTION]\n> **All** is deleted.',
        ].join('\n\n'),
      ),
    ).toEqual([
      { kind: 'note', role: 'expect', content: [['A ', { kind: 'code', text: 'table' }, '.']] },
      { kind: 'note', role: 'tip', content: ['Save.', { kind: 'list', items: [['often']] }] },
      { kind: 'note', role: 'failure', content: ['Wait.'] },
      { kind: 'note', role: 'warning', content: [[{ kind: 'strong', content: ['All'] }, ' is deleted.']] },
    ]);
  });

  test('has a flow of listed components, and the components that each step adds', () => {
    const { task, check } = parse(`${FIELDS}Why.

\`\`\`flow A question
ask: Chat Input
rules: Prompt "House rules" (short), with topic
model: Language Model
desk: "Help desk"

ask.Chat Message -> model.Input
rules.Prompt -> model.Input
model.Answer -> desk.Mail
\`\`\`

## First

Add it.

\`\`\`flow
+ ask
+ rules
+ model
+ desk
\`\`\`

Look.
`);
    expect(check.issues).toEqual([]);
    expect(task.introduction).toEqual(['Why.']);
    expect(task.figure).toEqual({
      kind: 'flow',
      title: 'A question',
      portColors: { Message: '#4f46e5' },
      nodes: {
        ask: { title: 'Chat Input', inputs: [], outputs: ['Chat Message: Message'] },
        rules: {
          title: 'House rules',
          detail: 'Prompt, short',
          inputs: ['topic: Message'],
          outputs: ['Prompt: Message'],
        },
        model: { title: 'Language Model', inputs: ['Input: *'], outputs: ['Answer: Message'] },
        desk: { title: 'Help desk', inputs: ['Mail: Message'], outputs: [] },
      },
      connections: [
        'ask.Chat Message -> model.Input',
        'rules.Prompt -> model.Input',
        'model.Answer -> desk.Mail',
      ],
    });
    expect(task.steps[0]).toEqual({
      title: 'First',
      instruction: ['Add it.', 'Look.'],
      adds: ['ask', 'rules', 'model', 'desk'],
    });
  });
});

describe('what a step cannot contain is refused with its file, its line and what is expected', () => {
  const at = '1-basics/1-ask.md:8: expected';
  test.each([
    ['A <b>word</b>.', `${at} text, **strong**, *emphasis*, \`code\` or a [link](https://…), found HTML`],
    [
      'A ~~word~~.',
      `${at} text, **strong**, *emphasis*, \`code\` or a [link](https://…), found struck out text`,
    ],
    [
      'One\\\ntwo.',
      `${at} text, **strong**, *emphasis*, \`code\` or a [link](https://…), found a forced line break`,
    ],
    [
      'See ![it](/a.png) here.',
      `${at} text, **strong**, *emphasis*, \`code\` or a [link](https://…), found a picture within a text`,
    ],
    [
      'See [it](javascript:alert).',
      `${at} a link to an address on the web, a lesson such as 2-wait.md or a path of the site, found "javascript:alert"`,
    ],
    ['<div></div>', `${at} a paragraph, a list, a table, a picture, a snippet or a note, found HTML`],
    [
      '---',
      `${at} a paragraph, a list, a table, a picture, a snippet or a note, found a line across the page`,
    ],
    ['![](/a.png)', `${at} a picture with an alternative text, found "![](/a.png)"`],
    ['![A](a.png)', `${at} a picture in the course, found no file "1-basics/a.png"`],
    ['![A](data:a)', `${at} a picture beside the lesson, by https or by a path of the site, found "data:a"`],
    ['```\nls\n```', `${at} a language after \`\`\`, such as \`\`\`bash, found "\`\`\`"`],
    [
      '```bash\nls\n```',
      `${at} a label after the language, such as \`\`\`bash Start the server, found "\`\`\`bash"`,
    ],
    ['```bash List\n\n```', `${at} something to copy, found an empty snippet`],
    ['- ```exercise Ask\n  ask\n  ```', `${at} an exercise at the end of a step, found one elsewhere`],
    ['- [ ] one', `${at} a plain list; only a quiz has boxes to tick, found a box to tick`],
    [
      '> Wise words',
      `${at} a note that begins with [!NOTE], [!TIP], [!WARNING] or [!CAUTION], found a quotation`,
    ],
    [
      '> [!IMPORTANT]\n> Look.',
      `${at} a note that begins with [!NOTE], [!TIP], [!WARNING] or [!CAUTION], found "[!IMPORTANT]"`,
    ],
    ['> [!NOTE]\n> A table.', `${at} "**What to see:**" after [!NOTE], found "A table."`],
    ['> [!TIP]', `${at} a note with a text, found nothing after [!TIP]`],
    ['### Smaller', `${at} "## " for a step, found "### "`],
    ['```flow\n+ ask\n```', '1-basics/1-ask.md:9: expected a flow in the introduction, found "+ ask"'],
  ])('%s', (text, issue) => {
    expect(issuesOf(text)).toContain(issue);
  });
});

describe('a lesson as a whole', () => {
  const refused = (text: string) => parse(text).check.issues.map(issueText);

  test('reports each field that is missing, unknown or of the wrong type', () => {
    expect(refused('---\ntitle: [a]\nlenght: 2\n---\n\n## Do it\n\nNow.\n')).toEqual([
      '1-basics/1-ask.md:2: expected a text for "title", found "["a"]"',
      '1-basics/1-ask.md:2: expected the field "duration", found none of that name',
      '1-basics/1-ask.md:3: expected one of description, outcome, video, testedAgainst, title, duration, minutes, found the field "lenght"',
    ]);
  });

  test.each(['soon', '45-30', '0'])('refuses minutes such as %s', (minutes) => {
    const text = FIELDS.replace('duration: 10 minutes', `duration: 10 minutes\nminutes: ${minutes}`);
    expect(refused(`${text}## Do it\n\nNow.\n`)).toEqual([
      `1-basics/1-ask.md:4: expected minutes such as 30 or 30-45, found "${minutes}"`,
    ]);
  });

  test('reports the line of invalid YAML', () => {
    expect(refused('---\ntitle: Ask\nduration: "1\n---\n\n## Do it\n\nNow.\n')[0]).toMatch(
      /^1-basics\/1-ask\.md:3: expected sound YAML, found /,
    );
  });

  test('must have steps with an instruction each, and no title twice', () => {
    expect(refused(`${FIELDS}Why.\n`)).toEqual([
      '1-basics/1-ask.md:6: expected a step, which begins with "## ", found none',
    ]);
    expect(refused(`${FIELDS}## Do it\n\n## Do it\n\nNow.\n`)).toEqual([
      '1-basics/1-ask.md:6: expected what to do in this step, found nothing',
      '1-basics/1-ask.md:8: expected headings that differ, found "Do it" again',
    ]);
  });

  test('refuses anything but links in a list of links', () => {
    expect(refused(`${FIELDS}## Do it\n\nNow.\n\n## Links\n\n- Models\n\n## Resources\n\nSome.\n`)).toEqual([
      '1-basics/1-ask.md:12: expected links such as "- [Memory](https://…): what is behind it", found an entry without a link at its start',
      '1-basics/1-ask.md:14: expected links such as "- [Memory](https://…): what is behind it", found something else',
    ]);
  });
});

describe('what a flow cannot contain is refused', () => {
  const refused = (lines: string) =>
    parse(`${FIELDS}\`\`\`flow A question\n${lines}\n\`\`\`\n\n## Do it\n\nNow.\n`).check.issues.map(
      issueText,
    );
  const at = (line: number) => `1-basics/1-ask.md:${line}: expected`;

  test.each([
    [
      'ask',
      `${at(7)} a component such as "model: Language Model", or a connection such as "question.Chat Message -> model.Input", found "ask"`,
    ],
    [
      'ask: Chat In',
      `${at(7)} a component of components.yaml, or a box such as ask: "Chat In", found "Chat In"`,
    ],
    ['ask: Chat Input\nask: Chat Input', `${at(8)} ids that differ, found "ask"`],
    ['ask: Chat Input, with Text', `${at(7)} a port of Chat Input, found "Text"`],
    ['ask: Chat Input\nask.Chat Message -> model.Input', `${at(8)} one of ask, found "model"`],
    [
      'ask: Chat Input\nmodel: Language Model\nask.Message -> model.Input',
      `${at(9)} an output of Chat Input, which has "Chat Message", found "Message"`,
    ],
    [
      'ask: Chat Input\nmodel: Language Model\nask.Chat Message -> model.Inputs',
      `${at(9)} an input of Language Model, which has "Input", found "Inputs"`,
    ],
    [
      'ask: Chat Input\nagent: Agent\nask.Chat Message -> agent.Tools',
      `${at(9)} an input that takes Message, found Tools, which takes Tool`,
    ],
    [
      'a: "One"\nb: "Two"\na.Out -> b.In',
      `${at(9)} what is carried between two boxes, as in "-> b.Port: Request", found no type`,
    ],
  ])('%s', (lines, issue) => {
    expect(refused(lines)).toContain(issue);
  });

  test('a map without a title, and lines of it that draw nothing or lead nowhere', () => {
    const map = '```map\nMenu: 0 0 48 5, step 2\nMenu 0 0\n```\n\n';
    expect(parse(`${FIELDS}${map}## Do it\n\nNow.\n`).check.issues.map(issueText)).toEqual([
      '1-basics/1-ask.md:6: expected what is drawn, as in ```map The editor, found "```map"',
      '1-basics/1-ask.md:7: expected a step from 1 to 1, found "2"',
      '1-basics/1-ask.md:8: expected a label with its place, such as "Playground: 21 10 13 5, step 7", or without a box "Traces: 2 30", found "Menu 0 0"',
    ]);
  });

  test('a flow without a title, and a second one', () => {
    const flow = '```flow\nask: Chat Input\n```\n\n';
    expect(parse(`${FIELDS}${flow}${flow}## Do it\n\nNow.\n`).check.issues.map(issueText)).toEqual([
      '1-basics/1-ask.md:6: expected what the flow does, as in ```flow Study Partner, found "```flow"',
      '1-basics/1-ask.md:10: expected one flow, found a second one',
    ]);
  });
});
