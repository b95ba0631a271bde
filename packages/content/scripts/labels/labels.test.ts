import { parseCourse, readCourseFiles } from '@course-kit/cli';
import type { AuthoredFlow } from '@course-kit/flow/model';
import { defineLevel, type Inline, type Step } from '@course-kit/react/model';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { course } from '../../src/course.js';
import { drawFlow } from '../../src/draw-flow.js';
import { tool } from '../../src/tool.js';
import { knownLabels, readKnownLabels, unknownLabels } from './known-labels.js';
import unmet from './unmet.json' with { type: 'json' };

const known = await readKnownLabels();
const files = await readCourseFiles(fileURLToPath(new URL('../../course', import.meta.url)));

const question = {
  question: 'What?',
  options: ['This', 'That'],
  correctAnswer: 0,
  explanation: 'Because.',
};

const bold = (text: string): Inline => ({ kind: 'strong', content: [text] });
const typed = (text: string): Inline => ({ kind: 'code', text });

/** What the check says of a lesson with one step, or with a picture. */
function issuesOf(step: Partial<Step>, flow?: AuthoredFlow) {
  const steps = [{ title: 'Try', instruction: ['Go.'], ...step }];
  const task = { title: 'A task', duration: '1 hour', steps, ...(flow && { figure: drawFlow(flow) }) };
  const level = defineLevel(1, { title: 'A level', tasks: [task], questions: [question] });
  // Of a lesson that is no file only the step is known.
  return unknownLabels([level], known, new Map()).map((issue) => issue.replace(/^.*?:1: /, ''));
}

test('every label in the lessons was met in the tool, or has a reason why not', () => {
  expect(unknownLabels(course.levels, known, files)).toEqual([]);
});

test('what has a reason not to be met was not met, and lessons name it', () => {
  const names = Object.values(unmet).flat();
  expect(names.filter((name) => known.met.has(name))).toEqual([]);
  const strict = { ...known, excused: new Set<string>() };
  const needed = unknownLabels(course.levels, strict, files);
  const isNeeded = (name = '') => needed.some((issue) => issue.endsWith(` ${name}`));
  expect(names.filter((name) => !isNeeded(name) && !isNeeded(name.split('.')[1]))).toEqual([]);
});

test('what was seen by hand was seen in the release of the course', () => {
  const reasons = Object.keys(unmet).filter((reason) => reason.startsWith('seen by hand'));
  expect(reasons.filter((reason) => !reason.includes(tool.release))).toEqual([]);
});

test('a label is known where a step that was carried out met it', () => {
  const step = { heading: 'Try', hash: '', labels: [{ label: 'Plaground', page: 'Editor' }] };
  const met = (outcome: 'carried out' | 'failed') =>
    knownLabels([{ day: '2026-11-24', steps: [{ ...step, outcome }] }]).met.has('Plaground');
  expect([met('carried out'), met('failed')]).toEqual([true, false]);
});

test('an unknown label is reported with the file and the line of the lesson', () => {
  const files = new Map([
    ['course.md', '---\ntitle: Langflow\n---\n'],
    ['1-basics/level.md', '---\ntitle: Basics\n---\n'],
    [
      '1-basics/1-ask.md',
      [
        '---\ntitle: Ask\nduration: 1 hour\n---',
        '',
        'Open **Plaground**.',
        '',
        '## Open the flow',
        '',
        '> [!QUESTION]',
        '> What does Plaground open? {#open}',
        '>',
        '> - `A chat`',
        '>',
        '> It opens a chat.',
        '',
        'Open **Playground**,',
        'then **Plaground** again.',
        '',
        '```python Code',
        'import os',
        'from lfx.io import Ouput',
        '```',
        '',
      ].join('\n'),
    ],
  ]);
  const { course, issues } = parseCourse(files, (code) => code);
  expect(issues).toEqual([]);
  expect(unknownLabels(course?.levels ?? [], known, files)).toEqual([
    '1-basics/1-ask.md:6: Introduction: label Plaground',
    '1-basics/1-ask.md:18: Open the flow: label Plaground',
    '1-basics/1-ask.md:22: Open the flow: Python import lfx.io.Ouput',
  ]);
});

/** A lesson with a flow, and with these blocks at its end. */
function filesWith(...end: readonly string[]) {
  const lesson = [
    '---\ntitle: Ask\nduration: 1 hour\n---',
    'Ask.',
    '```flow Ask',
    'question: Chat Input',
    'answer: Chat Output',
    'question.Chat Message -> answer.Inputs',
    '```',
    '## Connect both',
    'Connect **Chat Input** to **Chat Output**.',
    ...end,
  ];
  return new Map([
    ['course.md', '---\ntitle: Langflow\n---\n'],
    [
      'components.yaml',
      'components:\n  Chat Input:\n    outputs:\n      Chat Message: Message\n  Chat Output:\n    inputs:\n      Inputs: Message\n',
    ],
    ['1-basics/level.md', '---\ntitle: Basics\n---\n'],
    ['1-basics/1-ask.md', `${lesson.join('\n\n')}\n`],
  ]);
}

function issuesIn(files: ReturnType<typeof filesWith>) {
  const { course, issues } = parseCourse(files, (code) => code);
  expect(issues).toEqual([]);
  return unknownLabels(course?.levels ?? [], known, files);
}

test('an unknown label in a hint or in what a check says is reported with its line', () => {
  const exercise = '```exercise Ask\nquestion.Chat Message -> answer.Inputs\nhint To **Chat Outputs**.\n```';
  const check = '```check text ask.py\n/tool_mode/ "**tool_mode** is set in **Chat Inputs**"\n```';
  expect(issuesIn(filesWith('## Exercise', exercise, '## Check', check))).toEqual([
    '1-basics/1-ask.md:26: Exercise: label Chat Outputs',
    '1-basics/1-ask.md:32: Check: label Chat Inputs',
  ]);
  expect(issuesIn(filesWith(exercise))).toEqual(['1-basics/1-ask.md:24: Connect both: label Chat Outputs']);
});

test('a connection that the picture does not have is reported, although both labels exist', () => {
  const told = 'Connect **Chat Input** to **Text Input**. Set **Output Type** to **JSON**.';
  expect(issuesIn(filesWith('## Connect another', told))).toEqual([
    '1-basics/1-ask.md:24: Connect another: the picture does not connect Text Input',
  ]);
});

describe('an issue names the step and the label for', () => {
  test.each(['instruction', 'expect', 'tip', 'failure', 'warning'])(
    'an unknown button, in its %s',
    (part) => {
      const text = ['Select ', bold('Playground'), ', then ', bold('Plaground'), '.'];
      expect(issuesOf({ [part]: part === 'instruction' ? [text] : text })).toEqual(['Try: label Plaground']);
    },
  );

  test('an unknown variable, in code or in a snippet', () => {
    const snippets = [{ label: '.env', language: 'bash', code: 'LANGFLOW_PORT=1\nLANGFLOW_PROT=1' }];
    expect(issuesOf({ instruction: [['Set ', typed('LANGFLOW_AUTOLOGIN=true'), '.']], snippets })).toEqual([
      'Try: variable LANGFLOW_AUTOLOGIN',
      'Try: variable LANGFLOW_PROT',
    ]);
  });

  test('an unknown command or flag', () => {
    const code = 'uv run langflow run --env-flie .env\nlfx validat flows/';
    expect(issuesOf({ snippets: [{ label: 'Start', language: 'bash', code }] })).toEqual([
      'Try: flag --env-flie',
      'Try: command lfx validat',
    ]);
  });

  test('an unknown flag of the tool at a command of another', () => {
    const code = 'pytest tests/ -m integration --langflow-uri http://127.0.0.1:7860';
    expect(issuesOf({ snippets: [{ label: 'Test', language: 'bash', code }] })).toEqual([
      'Try: flag --langflow-uri',
    ]);
  });

  test('a Python name that lfx does not export', () => {
    const code = 'from lfx.io import Output, Ouput';
    expect(issuesOf({ snippets: [{ label: 'Code', language: 'python', code }] })).toEqual([
      'Try: Python import lfx.io.Ouput',
    ]);
  });

  test('bold words that are no labels: what is stressed is emphasized', () => {
    expect(issuesOf({ tip: ['Change ', bold('one'), ' thing.'] })).toEqual(['Try: label one']);
  });

  test('an unknown component or port in its picture', () => {
    const nodes = {
      question: { title: 'Chat Inputs', outputs: ['Chat Message: Message'] },
      answer: { title: 'Answer', detail: 'Chat Output', inputs: ['Input: Message'] },
    };
    expect(issuesOf({}, { title: 'A flow', nodes, connections: [] })).toEqual([
      'Picture: component Chat Inputs',
      'Picture: port Chat Message',
      'Picture: port Input',
    ]);
  });
});

describe('there is no issue for', () => {
  test('emphasized words, which are not bold', () => {
    const stressed: Inline = { kind: 'emphasis', content: ['one'] };
    expect(issuesOf({ tip: ['Change ', stressed, ' thing.'] })).toEqual([]);
  });

  test('pictures of anything but a flow', () => {
    const nodes = { server: { title: 'Server', outputs: ['Tables: SQL'] } };
    expect(
      issuesOf({}, { title: 'A deployment', nodes, connections: [], portColors: { SQL: '#000' } }),
    ).toEqual([]);
  });
});
