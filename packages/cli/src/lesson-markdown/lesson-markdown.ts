import type { CourseOutline, Task } from '@course-kit/react/model';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { lessonTree } from './lesson-tree.js';

const writer = unified().use(remarkStringify, { bullet: '-', fences: true }).use(remarkGfm);
const written = (tree: Root) => writer.stringify(tree);

/** Where a lesson stands as Markdown: beside its page. */
export const lessonPath = (level: number, task: number) => `/level-${level}/task-${task}.md`;

/**
 * A lesson as Markdown, for readers that are no browsers.
 *
 * @param addressOf - the address of a path on the site, which others need whole.
 */
export function lessonMarkdown(task: Task, addressOf: (href: string) => string): string {
  return written(lessonTree(task, addressOf));
}

/** The course in one file by the convention of llmstxt.org: what it teaches, and where each lesson stands as Markdown. */
export function llmsText(
  course: CourseOutline,
  summary: string,
  addressOf: (href: string) => string,
): string {
  const text = (value: string) => ({ type: 'text' as const, value });
  return written({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(course.title)] },
      { type: 'blockquote', children: [{ type: 'paragraph', children: [text(summary)] }] },
      ...course.levels.flatMap(({ level, title, description, tasks }) => [
        { type: 'heading' as const, depth: 2 as const, children: [text(`Level ${level}: ${title}`)] },
        { type: 'paragraph' as const, children: [text(description)] },
        {
          type: 'list' as const,
          spread: false,
          children: tasks.map((task, index) => ({
            type: 'listItem' as const,
            spread: false,
            children: [
              {
                type: 'paragraph' as const,
                children: [
                  {
                    type: 'link' as const,
                    url: addressOf(lessonPath(level, index + 1)),
                    children: [text(task.title)],
                  },
                  text(`: ${task.description}`),
                ],
              },
            ],
          })),
        },
      ]),
    ],
  });
}
