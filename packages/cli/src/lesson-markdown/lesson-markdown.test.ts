import type { Block, Task } from '@course-kit/react/model';
import type { Code, Heading, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { createCourseReader } from '../course/read-course.js';
import { packageFolder } from '../package-folder.js';
import { lessonMarkdown, llmsText } from './lesson-markdown.js';

const reader = unified().use(remarkParse).use(remarkGfm);
const read = (markdown: string): Root => reader.parse(markdown);
const wordsIn = (node: unknown): string => {
  const { value = '', children = [] } = node as { readonly value?: string; readonly children?: unknown[] };
  return value + children.map(wordsIn).join('');
};
const here = (href: string) => new URL(href, 'https://learn.example.org').href;
const folder = join(packageFolder('@course-kit/content'), 'course');
const { course } = await createCourseReader(folder, { isColored: false })();
if (!course) throw new Error('The course has issues');
const lessons = course.levels.flatMap(({ level, tasks }) =>
  tasks.map((task, index) => [`${level}-${index + 1}`, task] as const),
);

describe('a lesson as Markdown', () => {
  test.each(lessons)(
    '%s has its title, its steps, what is copied from them and what one can do afterwards, as they are read back',
    (_, task) => {
      const { children } = read(lessonMarkdown(task, here));
      const headings = children.filter((node): node is Heading => node.type === 'heading').map(wordsIn);
      expect(headings[0]).toBe(task.title);
      for (const [index, { title }] of task.steps.entries())
        expect(headings).toContain(`Step ${index + 1}: ${title}`);
      expect(children.map(wordsIn)).toContain(task.outcome);
      const codes = children.filter((node): node is Code => node.type === 'code').map(({ value }) => value);
      const snippets = task.steps.flatMap(({ snippets: copied = [] }) => copied);
      for (const { code } of snippets)
        expect(codes).toContain(
          typeof code === 'string'
            ? code
            : code.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
        );
    },
  );

  it('has no question of a step, and so no answer to one', () => {
    const asked = lessons.flatMap(([, task]) => task.steps.flatMap(({ question }) => question?.asks ?? []));
    const all = lessons.map(([, task]) => lessonMarkdown(task, here)).join('\n');
    expect(asked.length).toBeGreaterThanOrEqual(lessons.length);
    for (const { question, explanation } of asked)
      expect([all.includes(question), all.includes(explanation)]).toEqual([false, false]);
  });

  it('has no answer of a test', () => {
    const all = lessons.map(([, task]) => lessonMarkdown(task, here)).join('\n');
    const explanations = course.levels.flatMap(({ questions }) =>
      questions.map(({ explanation }) => explanation),
    );
    expect(explanations.filter((explanation) => all.includes(explanation))).toEqual([]);
  });

  it('keeps words that look like Markdown, and makes links whole', () => {
    const instruction: Block[] = [
      'Type *two* stars # and <b>',
      [{ kind: 'link', href: '/files/a.json', content: ['a_b'] }],
    ];
    const task = { ...(lessons[0]?.[1] as Task), introduction: instruction, steps: [] };
    const markdown = lessonMarkdown(task, here);
    const { children } = read(markdown);
    expect(wordsIn(children[2])).toBe('Type *two* stars # and <b>');
    expect(markdown).toContain('(https://learn.example.org/files/a.json)');
  });
});

test('llms.txt leads to every lesson', () => {
  const text = llmsText(course, 'A course.', here);
  expect(text.startsWith(`# ${course.title}\n\n> A course.\n`)).toBe(true);
  expect([...text.matchAll(/\(https:\/\/learn\.example\.org\/level-\d\/task-\d\.md\)/g)]).toHaveLength(25);
});
