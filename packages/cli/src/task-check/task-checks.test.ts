import { describe, expect, test } from 'vitest';
import { issueText } from '../source/issues.js';
import { parseChecks, trySamples } from './course-checks.js';

const COMPONENTS = `
components:
  Chat Input:
    outputs: { Chat Message: Message }
  Prompt:
    variables: Message
    outputs: { Prompt: Message }
  Language Model:
    inputs: { Input: Message | Table }
    outputs: { Answer: Message }
`;
const NAMES = `
release: '1.12'
types: { Data: JSON }
components:
  Chat Input:
    keys: ChatInput
    outputs: { Chat Message: message }
  Prompt:
    keys: Prompt Template | Prompt
    outputs: { Prompt: prompt }
    fields: { Template: template }
  Language Model:
    keys: LanguageModelComponent
    inputs: { Input: input_value }
    outputs: { Answer: text_output }
`;
const LESSON = `---
title: Ask
---

\`\`\`flow A question
ask: Chat Input
rules: Prompt "House rules"
model: Language Model
desk: "Help desk"

ask.Chat Message -> rules.topic
rules.Prompt -> model.Input
model.Answer -> desk.Mail
\`\`\`

## Do it

Now.

## Check

`;

const parse = (check: string, names = NAMES) =>
  parseChecks(
    new Map([
      ['components.yaml', COMPONENTS],
      ['exports.yaml', names],
      ['1-basics/2-ask.md', LESSON + check],
    ]),
  );
const block = (meta: string, ...lines: string[]) => ['```check ' + meta, ...lines, '```', ''].join('\n');
const issuesOf = (check: string, names?: string) => parse(check, names).issues.map(issueText);

describe('a check below a lesson', () => {
  test('asks for the lesson’s flow by the names in exported files, without boxes', () => {
    const { checks, issues } = parse(block('flow My question', 'rules.Template holds {topic}'));
    expect(issues).toEqual([]);
    expect(checks).toMatchObject({
      'task-1-2': [
        {
          kind: 'flow',
          title: 'My question',
          release: '1.12',
          types: { Data: 'JSON' },
          components: [
            { id: 'ask', name: 'Chat Input', keys: ['ChatInput'] },
            { id: 'rules', name: 'Prompt', title: 'House rules', keys: ['Prompt Template', 'Prompt'] },
            { id: 'model', name: 'Language Model', keys: ['LanguageModelComponent'] },
          ],
          connections: [
            {
              from: 'ask',
              output: { name: 'Chat Message', keys: ['message'] },
              to: 'rules',
              input: { name: 'topic', keys: ['topic'] },
              type: 'Message',
            },
            { from: 'rules', to: 'model', input: { name: 'Input', keys: ['input_value'] }, type: 'Message' },
          ],
          rules: [
            {
              component: 'rules',
              field: { name: 'Template', keys: ['template'] },
              test: 'holds',
              values: ['{topic}'],
            },
          ],
        },
      ],
    });
  });

  test('describes to learners, with formatting, what a file must have', () => {
    const check = block('text Component', '/^class / "A **class** in `shop.py`"', 'not /print/ "No print"');
    expect(parse(check).checks['task-1-2']).toEqual([
      {
        kind: 'text',
        title: 'Component',
        rules: [
          {
            pattern: '^class ',
            words: ['A ', { kind: 'strong', content: ['class'] }, ' in ', { kind: 'code', text: 'shop.py' }],
          },
          { pattern: 'print', isForbidden: true, words: 'No print' },
        ],
      },
    ]);
    expect(issuesOf(block('text Component', '/a/ "A <b>"'))[0]).toMatch(/2-ask.md:\d+: .*found HTML/);
  });

  test('without exports.yaml says once what is missing', () => {
    const files = new Map([
      ['components.yaml', COMPONENTS],
      ['1-basics/2-ask.md', LESSON + block('flow My question', 'rules.Template holds {topic}')],
    ]);
    expect(parseChecks(files).issues.map(issueText)).toEqual([
      expect.stringMatching(
        /^1-basics\/2-ask\.md:\d+: expected a file exports\.yaml beside course\.md, with what exported files call the components, found none$/,
      ),
    ]);
  });

  test('a rule that is none, a port and a component without a name in files are named', () => {
    const names = NAMES.replace('    outputs: { Answer: text_output }\n', '');
    expect(issuesOf(block('flow Own', 'ask: Chat Input', 'ask.Chat Message between 1 and 2'))).toEqual([
      expect.stringContaining('expected a rule such as "model.Temperature from 0 to 1", or a component'),
    ]);
    const own = block('flow Own', 'a: Language Model', 'b: Language Model', 'a.Answer -> b.Input');
    expect(issuesOf(own, names)).toEqual([
      expect.stringContaining('expected the port of "Language Model" in exports.yaml, found "Answer"'),
    ]);
    expect(issuesOf(block('json Answer', '/a is b "One\n\nTwo"'))[0]).toContain('expected');
  });

  test.each([
    ['only ask, rules', ['ask', 'rules'], 1],
    ['without rules', ['ask', 'model'], 0],
  ])('can ask for a part of the flow: %s', (line, ids, connections) => {
    const [goal] = parse(block('flow Part', line)).checks['task-1-2'] ?? [];
    expect(goal).toMatchObject({ components: ids.map((id) => ({ id })) });
    expect(goal?.kind === 'flow' && goal.connections).toHaveLength(connections);
  });

  test('can have a flow of its own', () => {
    const [goal] = parse(block('flow Own', 'm: Language Model')).checks['task-1-2'] ?? [];
    expect(goal).toMatchObject({ components: [{ id: 'm' }], connections: [] });
  });

  test('can ask for a value in a table of a field', () => {
    const { checks, issues } = parse(block('flow Table', 'rules.Template/price/type is float'));
    expect(issues).toEqual([]);
    expect(checks['task-1-2']).toMatchObject([
      {
        rules: [
          {
            component: 'rules',
            field: { name: 'Template' },
            path: ['price', 'type'],
            test: 'is',
            values: ['float'],
          },
        ],
      },
    ]);
  });

  test('can ask for values in a file, and for lines of a text', () => {
    const { checks, issues } = parse(
      block(
        'json Answer',
        '/runs/*/ms from 1 to 20 "A quick run"',
        '/version since 1.12 "A new one"',
        '/name matches ^\\w+$ "One word"',
      ) + block('text stock.py', '/^class / "A class"', 'not /print\\(/ "No print"'),
    );
    expect(issues).toEqual([]);
    expect(checks['task-1-2']).toEqual([
      {
        kind: 'json',
        title: 'Answer',
        rules: [
          { path: ['runs', '*', 'ms'], test: 'from', values: ['1', '20'], words: 'A quick run' },
          { path: ['version'], test: 'since', values: ['1.12'], words: 'A new one' },
          { path: ['name'], test: 'matches', values: ['^\\w+$'], words: 'One word' },
        ],
      },
      {
        kind: 'text',
        title: 'stock.py',
        rules: [
          { pattern: '^class ', words: 'A class' },
          { pattern: 'print\\(', isForbidden: true, words: 'No print' },
        ],
      },
    ]);
  });
});

describe('what a check cannot contain is refused with its file, its line and what is expected', () => {
  const at = (line: number) => `1-basics/2-ask.md:${line}: expected`;
  test.each([
    ['', `${at(20)} a block of \`\`\`check, found nothing`],
    ['Words.', `${at(22)} a block such as \`\`\`check flow Study Partner, found paragraph`],
    [block('picture A', 'x'), `${at(22)} a block such as \`\`\`check flow Study Partner, found code`],
    [block('flow A', 'only cook'), `${at(23)} one of ask, rules, model, desk, found "cook"`],
    [block('flow A', 'cook.Template is x'), `${at(23)} one of ask, rules, model, found "cook"`],
    [block('flow A', 'model.Heat is 3'), `${at(23)} a field that exports.yaml has, found "Heat"`],
    [
      block('flow A', 'rules.Template holds'),
      `${at(23)} a value after "holds", found "rules.Template holds"`,
    ],
    [
      block('flow A', 'rules.Template from 3'),
      `${at(23)} two numbers, as in "from 0 to 1", found "rules.Template from 3"`,
    ],
    [
      block('flow A', 'm: Toaster'),
      `${at(22)} "Toaster" in exports.yaml, by which files are read, found none`,
    ],
    [block('json A'), `${at(22)} at least one rule, found none`],
    [block('json A', '/a is 3'), `${at(23)} what the learner is told, in quotes at the end, found "/a is 3"`],
    [
      block('json A', 'a'),
      `${at(23)} a rule such as /version since 1.12 "Langflow 1.12 or newer", found "a"`,
    ],
    [block('text A', 'class'), `${at(23)} a rule such as /^class / "A class", found "class"`],
  ])('%s', (check, issue) => {
    expect(issuesOf(check)).toContain(issue);
  });

  test.each(['text A', 'json A'])('an invalid pattern: %s', (meta) => {
    expect(issuesOf(block(meta, meta === 'text A' ? '/(/ "A"' : '/a matches ( "A"'))).toEqual([
      expect.stringContaining(`${at(23)} a regular expression`),
    ]);
  });

  test('a pattern for a field, which has no words for learners', () => {
    expect(issuesOf(block('flow A', 'rules.Template matches ^x'))).toContain(
      `${at(23)} another test: only a place in a file can be compared by "matches", found "rules.Template matches ^x"`,
    );
  });

  test('an unknown field in exports.yaml', () => {
    expect(issuesOf('', `${NAMES}colors: {}\n`)).toContain(
      'exports.yaml:16: expected one of types, components, release, everywhere, found the field "colors"',
    );
  });
});

describe('samples of learners’ work', () => {
  const { checks } = parse(block('json Answer', '/version since 1.12 "A new one"'));
  const tried = (name: string, version: string) =>
    trySamples(checks, new Map([[`samples/${name}`, JSON.stringify({ version })]])).map(issueText);

  test.each([
    ['task-1-2.right.json', '1.12.5'],
    ['task-1-2.too-old.wrong.json', '1.9'],
    ['task-1-2-1.right.json', '2.0'],
  ])('%s has the result in its name', (name, version) => {
    expect(tried(name, version)).toEqual([]);
  });

  test.each([
    ['task-1-2.right.json', '1.9', 'expected that it passes, found'],
    ['task-1-2.wrong.json', '1.13', 'expected that it does not pass, found that it does'],
    ['task-1-1.right.json', '1.13', 'expected a name such as "task-1-4.right.json", of a task with a check'],
  ])('%s is refused with version %s', (name, version, issue) => {
    expect(tried(name, version)).toEqual([expect.stringContaining(issue)]);
  });
});
