import { describe, expect, test } from 'vitest';
import { issueText } from '../../source/issues.js';
import { createMemory } from '../../source/memory.js';
import { hashOfSource, withSource } from '../../source/translation-file.js';
import { parseFiles } from '../parse-course.js';

const LESSON = `---
title: Mix
duration: 1-2 hours
---

You mix the dough.

\`\`\`flow Dough
flour: "Flour"
dough: "Dough"
flour.Flour -> dough.In: Flour
\`\`\`

## Stir

Stir **Well**, as in [the oven](1-mix.md#bake).

\`\`\`bash Stir it
stir --well
\`\`\`

![A bowl.](bowl.svg)

> [!NOTE]
> **What to see:** A ball.

<!-- facts: 1.1 -->

## Bake

| Color | Time |
| ----- | ---- |
| brown | 1 h  |

> [!QUESTION]
> What comes out? {#out}
>
> Look at the color.
>
> - [ ] Dough {#a}
> - [x] Bread {#b}
>
> It was in the oven.

\`\`\`exercise Bring flour
flour.Flour -> dough.In
\`\`\`

## Links

- [Bread](https://bread.example): More.

## Exercise

\`\`\`exercise Connect
flour.Flour -> dough.In
\`\`\`
`;

const GERMAN_LESSON = `---
title: Mischen
duration: 1-2 Stunden
---

Du mischst den Teig.

## Rühren

Rühre **Well**, wie [im Ofen](1-mix.md#bake).

\`\`\`bash Rühr es
stir --well
\`\`\`

![Eine Schüssel.](bowl.svg)

> [!NOTE]
> **What to see:** Eine Kugel.

## Backen

| Farbe | Zeit   |
| ----- | ------ |
| braun | 1 Std. |

> [!QUESTION]
> Was kommt heraus? {#out}
>
> Sieh auf die Farbe.
>
> - [ ] Brot {#b}
> - [ ] Teig {#a}
>
> Es war im Ofen.

## Links

- [Brot](https://bread.example): Mehr.
`;

const LEVEL = '---\ntitle: Dough\nduration: 1 week\n---\n\nBegin.\n\n## Objectives\n\n- Mix\n';
const GERMAN_LEVEL = '---\ntitle: Teig\nduration: 1 Woche\n---\n\nBeginne.\n\n## Objectives\n\n- Mischen\n';

const QUIZ = `## Why? {#why}

- [ ] No {#a}
- [x] Yes {#b}

It is so.

## In which order? {#order}

1. Mix {#mix}
2. Bake {#bake}

First things first.

## What does it say? {#say}

- \`crack\`

It cracks.
`;
const GERMAN_QUIZ = `---
---

## Was sagt es? {#say}

Es knackt.

## Warum? {#why}

- [ ] Ja {#b}
- [ ] Nein {#a}

Darum.

## In welcher Reihenfolge? {#order}

1. Mischen {#mix}
2. Backen {#bake}

Eins nach dem anderen.
`;

const SOURCES = { 'level.md': LEVEL, '1-mix.md': LESSON, 'quiz.md': QUIZ } as const;
const GERMAN = { 'level.de.md': GERMAN_LEVEL, '1-mix.de.md': GERMAN_LESSON, 'quiz.de.md': GERMAN_QUIZ };
type File = keyof typeof SOURCES | keyof typeof GERMAN;

/** A course with a German level; `changes` are made once its translations say what they were made of. */
function parse(changes: Partial<Record<string, (text: string) => string | null>> = {}) {
  const translated = Object.entries(GERMAN).map(
    ([file, text]) =>
      [file, withSource(text, SOURCES[file.replace('.de', '') as keyof typeof SOURCES])] as const,
  );
  const all = [...Object.entries(SOURCES), ...translated].map(
    ([file, text]) => [file, (changes[file] ?? ((same: string) => same))(text)] as const,
  );
  const level = all.flatMap(([file, text]) => (text === null ? [] : [[`1-dough/${file}`, text] as const]));
  const files = new Map([['course.md', '---\ntitle: Bread\nlanguage: en\n---\n'], ...level]);
  const pictures = new Map([['1-dough/bowl.svg', {}]]);
  const parsed = parseFiles(files, { highlight: (code) => code, pictures }, createMemory());
  const told = (list: typeof parsed.issues) =>
    list.map((issue) => issueText(issue).replaceAll('1-dough/', ''));
  return { ...parsed, issues: told(parsed.issues), notices: told(parsed.notices) };
}

const replace = (file: File, from: string, to: string) => ({
  [file]: (text: string) => {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    return text.replace(from, to);
  },
});

test('the words of a level in another language are beside it', () => {
  const { course, issues, notices, translations } = parse();
  expect([issues, notices]).toEqual([[], []]);
  expect(course?.levels[0]?.tasks.map(({ title }) => title)).toEqual(['Mix']);
  const [level] = translations.get('de') ?? [];
  expect(level?.outline).toMatchObject({
    title: 'Teig',
    duration: '1 Woche',
    objectives: ['Mischen'],
    tasks: [{ title: 'Mischen', duration: '1-2 Stunden' }],
  });
  expect(level?.tasks[0]?.steps).toEqual([
    {
      title: 'Rühren',
      instruction: [
        [
          'Rühre ',
          { kind: 'strong', content: ['Well'] },
          ', wie ',
          { kind: 'link', href: '/level-1/task-1#step-2', content: ['im Ofen'] },
          '.',
        ],
        { kind: 'snippet', label: 'Rühr es' },
        { kind: 'picture', alt: 'Eine Schüssel.' },
        { kind: 'note', role: 'expect', content: ['Eine Kugel.'] },
      ],
    },
    {
      title: 'Backen',
      instruction: [{ kind: 'table', head: ['Farbe', 'Zeit'], rows: [['braun', '1 Std.']] }],
      question: {
        question: 'Was kommt heraus?',
        options: { a: 'Teig', b: 'Brot' },
        explanation: 'Es war im Ofen.',
        hint: 'Sieh auf die Farbe.',
      },
    },
  ]);
  expect(level?.questions).toEqual({
    why: { question: 'Warum?', options: { a: 'Nein', b: 'Ja' }, explanation: 'Darum.' },
    order: {
      question: 'In welcher Reihenfolge?',
      options: { mix: 'Mischen', bake: 'Backen' },
      explanation: 'Eins nach dem anderen.',
    },
    say: { question: 'Was sagt es?', options: {}, explanation: 'Es knackt.' },
  });
});

describe('a fault of a translation is told with file and line', () => {
  test.each<[string, Parameters<typeof parse>[0], string]>([
    [
      'another command',
      replace('1-mix.de.md', 'stir --well', 'stir --gut'),
      '1-mix.de.md:9: expected the snippet "```bash stir --well", as on line 18 of "1-mix.md", found none',
    ],
    [
      'a picture that is missing',
      replace('1-mix.de.md', '![Eine Schüssel.](bowl.svg)', ''),
      '1-mix.de.md:9: expected the picture "bowl.svg", as on line 22 of "1-mix.md", found none',
    ],
    [
      'a link that leads elsewhere',
      replace('1-mix.de.md', 'https://bread.example', 'https://brot.example'),
      '1-mix.de.md:40: expected what is in "1-mix.md", found the link "https://brot.example"',
    ],
    [
      'a link to no step',
      replace('1-mix.de.md', '1-mix.md#bake', '1-mix.md#backen'),
      '1-mix.de.md:11: expected a step of "1-mix.md", such as #stir, #bake, found "#backen"',
    ],
    [
      'a note of another kind',
      replace('1-mix.de.md', '> [!NOTE]\n> **What to see:** Eine', '> [!TIP]\n> Eine'),
      '1-mix.de.md:9: expected the note "[!NOTE]", as on line 24 of "1-mix.md", found none',
    ],
    [
      'one step fewer',
      replace('1-mix.de.md', '## Backen\n', ''),
      '1-mix.de.md:9: expected 2 steps, as "1-mix.md" has, found 1',
    ],
    [
      'a check, which its source has',
      replace('1-mix.de.md', '## Links', '## Check\n\n## Links'),
      '1-mix.de.md:38: expected no section "Check", which its source has, found one',
    ],
    [
      'a flow',
      replace('1-mix.de.md', 'Du mischst den Teig.', '```flow Teig\n```'),
      '1-mix.de.md:7: expected no flow or exercise, and of a map its title alone: these are those of the source, found one',
    ],
    [
      'other numbers',
      replace('1-mix.de.md', '1-2 Stunden', '2-3 Stunden'),
      '1-mix.de.md:3: expected the numbers of "1-2 hours", found "2-3 Stunden"',
    ],
    [
      'a field of the source',
      replace('1-mix.de.md', 'title: Mischen', 'title: Mischen\nminutes: 30'),
      '1-mix.de.md:3: expected one of description, outcome, duration, title, found the field "minutes"',
    ],
    [
      'a project',
      replace('level.de.md', 'title: Teig', 'title: Teig\nproject: Das Brot'),
      'level.de.md:3: expected no project, which its source has, found one',
    ],
    [
      'an objective that is missing',
      replace('level.de.md', '- Mischen\n', '- Mischen\n- Backen\n'),
      'level.de.md:1: expected 1 objectives, as "level.md" has, found 2',
    ],
    [
      'a right answer',
      replace('quiz.de.md', '- [ ] Ja', '- [x] Ja'),
      'quiz.de.md:11: expected a box without a tick: the right answers are those of the source, found [x]',
    ],
    [
      'the right answer of a question in a step',
      replace('1-mix.de.md', '- [ ] Brot', '- [x] Brot'),
      '1-mix.de.md:33: expected a box without a tick: the right answers are those of the source, found [x]',
    ],
    [
      'a question in a step that is another one',
      replace('1-mix.de.md', '{#out}', '{#in}'),
      '1-mix.de.md:28: expected a question of "1-mix.md", found {#in}',
    ],
    [
      'an option that is missing',
      replace('quiz.de.md', '- [ ] Nein {#a}\n', ''),
      'quiz.de.md:9: expected the option {#a}, found none',
    ],
    [
      'an option too many',
      replace('quiz.de.md', '- [ ] Nein {#a}', '- [ ] Nein {#a}\n- [ ] Nie {#c}'),
      'quiz.de.md:13: expected an option of its question in "quiz.md", found {#c}',
    ],
    [
      'an option without an id',
      replace('quiz.de.md', 'Nein {#a}', 'Nein'),
      'quiz.de.md:12: expected the id of its option, as in {#a}, found "Nein"',
    ],
    [
      'a question without an id',
      replace('quiz.de.md', 'Warum? {#why}', 'Warum?'),
      'quiz.de.md:9: expected the id of its question, as in {#install}, found "Warum?"',
    ],
    [
      'a question that is missing',
      replace('quiz.de.md', '## Was sagt es? {#say}\n\nEs knackt.\n', ''),
      'quiz.de.md:1: expected the question {#say}: "What does it say?", found none',
    ],
    [
      'a question too many',
      replace('quiz.de.md', '{#say}', '{#sing}'),
      'quiz.de.md:5: expected a question of "quiz.md", found {#sing}',
    ],
    [
      'a source that is gone',
      { 'quiz.md': () => null },
      'quiz.de.md:1: expected the file "quiz.md", which it translates, found none',
    ],
    [
      'no word of its source',
      replace('quiz.de.md', `source: ${hashOfSource(QUIZ)}\n`, ''),
      'quiz.de.md:1: expected the field "source", which `course-kit check --fix` writes, found none',
    ],
  ])('%s', (_, changes, issue) => {
    const { course, issues } = parse(changes);
    expect(issues.join('\n')).toContain(issue);
    expect(course).toBeNull();
  });
});

describe('what a translation lacks fails nothing, and is told', () => {
  test('a file that is missing', () => {
    const { course, issues, notices, translations } = parse({ '1-mix.de.md': () => null });
    expect([issues, notices]).toEqual([[], ['1-mix.md:1: expected a translation "1-mix.de.md", found none']]);
    expect(course).not.toBeNull();
    expect(translations.get('de')?.[0]).toMatchObject({
      outline: { title: 'Teig', tasks: [null] },
      tasks: [null],
    });
  });

  test('a source that has changed since, and where they differ now', () => {
    const changes = replace('1-mix.md', 'stir --well', 'stir --fast');
    const { issues, notices } = parse(changes);
    const now = hashOfSource(LESSON.replace('stir --well', 'stir --fast'));
    expect(issues).toEqual([]);
    expect(notices).toEqual([
      `1-mix.de.md:4: expected a translation of "1-mix.md" as it is now, ${now}, found that of an older one, ${hashOfSource(LESSON)}`,
      '1-mix.de.md:9: expected the snippet "```bash stir --fast", as on line 18 of "1-mix.md", found none',
      '1-mix.de.md:13: expected what is in "1-mix.md", found the snippet "```bash stir --well"',
    ]);
  });

  test('a source with another number of steps since: the lesson and its title stay as they are', () => {
    const changes = replace('1-mix.md', '## Bake', '## Wait\n\nAn hour.\n\n## Bake');
    const { course, issues, notices, translations } = parse(changes);
    expect([issues, notices.length, course === null]).toEqual([[], 2, false]);
    expect(translations.get('de')?.[0]).toMatchObject({
      outline: { title: 'Teig', tasks: [null] },
      tasks: [null],
    });
  });

  test('a comment of the source is nothing to translate', () => {
    expect(parse(replace('1-mix.md', 'facts: 1.1', 'facts: 1.2')).notices).toEqual([]);
  });
});

test.each([
  ['', ''],
  ['title: Mischen\n', 'title: Mischen\n'],
])('what it was made of is the last field of %j', (fields, kept) => {
  const hash = hashOfSource(LESSON);
  const written = withSource(`---\n${fields}---\n\nText.\n`, LESSON);
  expect(written).toBe(`---\n${kept}source: ${hash}\n---\n\nText.\n`);
  expect(withSource(written, 'another text')).toBe(written);
});
