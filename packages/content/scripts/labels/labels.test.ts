import { defineLevel, type AuthoredFlow, type Step } from 'course-kit/model';
import { describe, expect, test } from 'vitest';
import { course } from '../../src/course.js';
import { drawFlow } from '../../src/draw-flow.js';
import labels from '../../langflow-1.12.labels.json' with { type: 'json' };
import otherWords from './other-words.json' with { type: 'json' };
import { unknownLabels } from './known-labels.js';

const question = {
  question: 'What?',
  options: ['This', 'That'],
  correctAnswer: 0,
  explanation: 'Because.',
};

/** What the check says of a lesson with one step, or with a picture. */
function faultsOf(step: Partial<Step>, flow?: AuthoredFlow) {
  const steps = [{ title: 'Try', instruction: ['Go.'], ...step }];
  const task = { title: 'A task', duration: '1 hour', steps, ...(flow && { flow: drawFlow(flow) }) };
  const level = defineLevel(1, { title: 'A level', tasks: [task], questions: [question] });
  return unknownLabels([level], labels, otherWords);
}

test('lessons name nothing that Langflow does not have', () => {
  expect(unknownLabels(course.levels, labels, otherWords)).toEqual([]);
});

describe('a lesson is refused, with its step and the label, when it names', () => {
  test.each(['instruction', 'expect', 'tip', 'failure', 'warning'])(
    'a button that is not there, in its %s',
    (part) => {
      const text = 'Select **Playground**, then **Plaground**.';
      expect(faultsOf({ [part]: part === 'instruction' ? [text] : text })).toEqual([
        'task-1-1, Try: label Plaground',
      ]);
    },
  );

  test('a variable, in code or in what is copied', () => {
    const snippets = [{ label: '.env', language: 'bash', code: 'LANGFLOW_PORT=1\nLANGFLOW_PROT=1' }];
    expect(faultsOf({ instruction: ['Set `LANGFLOW_AUTOLOGIN=true`.'], snippets })).toEqual([
      'task-1-1, Try: variable LANGFLOW_AUTOLOGIN',
      'task-1-1, Try: variable LANGFLOW_PROT',
    ]);
  });

  test('a command or a flag', () => {
    const code = 'uv run langflow run --env-flie .env\nlfx validat flows/';
    expect(faultsOf({ snippets: [{ label: 'Start', language: 'bash', code }] })).toEqual([
      'task-1-1, Try: flag --env-flie',
      'task-1-1, Try: command lfx validat',
    ]);
  });

  test('a Python name that lfx does not export', () => {
    const code = 'from lfx.io import Output, Ouput';
    expect(faultsOf({ snippets: [{ label: 'Code', language: 'python', code }] })).toEqual([
      'task-1-1, Try: Python import lfx.io.Ouput',
    ]);
  });

  test('a component or a port in its picture', () => {
    const nodes = {
      question: { title: 'Chat Inputs', outputs: ['Chat Message: Message'] },
      answer: { title: 'Answer', detail: 'Chat Output', inputs: ['Input: Message'] },
    };
    expect(faultsOf({}, { title: 'A flow', nodes, connections: [] })).toEqual([
      'task-1-1, Picture: component Chat Inputs',
      'task-1-1, Picture: port Input',
    ]);
  });
});

describe('nothing is said of', () => {
  test('stressed words, and notes on releases', () => {
    expect(faultsOf({ tip: '**Changed in 1.11:** change **one** thing.' })).toEqual([]);
  });

  test('names that learners give', () => {
    expect(faultsOf({ instruction: ['Name it `Study Partner`.', 'Open **Study Partner**.'] })).toEqual([]);
  });

  test('variables of their prompts and components that they write', () => {
    const snippets = [
      { label: 'Prompt', language: 'text', code: 'Explain {subject}.' },
      { label: 'Code', language: 'python', code: 'display_name = "Stock Lookup"' },
    ];
    expect(faultsOf({ snippets, expect: '**subject** is a port of **Stock Lookup**.' })).toEqual([]);
  });

  test('pictures of something else than a flow', () => {
    const nodes = { server: { title: 'Server', outputs: ['Tables: SQL'] } };
    expect(
      faultsOf({}, { title: 'A deployment', nodes, connections: [], portColors: { SQL: '#000' } }),
    ).toEqual([]);
  });
});
