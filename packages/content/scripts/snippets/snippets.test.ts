import { defineLevel } from '@course-kit/react/model';
import { expect, test } from 'vitest';
import { course } from '../../src/course.js';
import { snippetIssues } from './snippet-issues.js';

/** What the check says of a lesson with one text to copy. */
function issuesOf(language: string, code: string) {
  const steps = [
    { title: 'Try', instruction: ['Copy it.'], snippets: [{ label: 'The file', language, code }] },
  ];
  const question = { question: 'What?', options: ['A', 'B'], correctAnswer: 0, explanation: 'Because.' };
  return snippetIssues([
    defineLevel(1, {
      title: 'Level',
      tasks: [{ title: 'Task', duration: '1 hour', steps }],
      questions: [question],
    }),
  ]);
}

test('every snippet is accepted by the parser of its language', () => {
  expect(snippetIssues(course.levels)).toEqual([]);
});

test.each([
  ['python', 'def ask():\n    reply\n  print(1)', 'line 3: unindent'],
  ['python', 'print "hello"', 'line 1: Simple statements'],
  ['python', 'print(answer)', 'line 1: Undefined name `answer`'],
  ['bash', "python3 - <<'PY'\nprint(1\nPY\nls", 'line 2: '],
  ['yml', 'name: Rin', 'no parser for yml'],
  ['toml', 'name = Rin', 'Invalid TOML'],
  ['yaml', 'services:\n  langflow:\n    imagee: langflow', 'imagee'],
  [
    'yaml',
    'services:\n  langflow:\n    depends_on:\n      db:\n        condition: healthy',
    '/services/langflow/depends_on',
  ],
])('invalid %s is reported with its lesson and step: %s', (language, code, issue) => {
  const [found] = issuesOf(language, code);
  expect(found).toMatch(/^task-1-1, Try, snippet: /);
  expect(found).toContain(issue);
});

test('commands and prompts are not parsed', () => {
  expect(issuesOf('bash', 'echo "')).toEqual([]);
  expect(issuesOf('text', '{subject')).toEqual([]);
});
