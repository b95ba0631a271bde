import type { CourseOutline, Task } from '@course-kit/react/model';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { lessonTree } from './lesson-tree.js';
import { heading, linkItem, listOf, paragraph, words } from './tree-parts.js';

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
  return written({
    type: 'root',
    children: [
      heading(1, course.title),
      { type: 'blockquote', children: [paragraph(words(summary))] },
      ...course.levels.flatMap(({ level, title, description, tasks }) => [
        heading(2, `Level ${level}: ${title}`),
        paragraph(words(description)),
        listOf(
          tasks.map((task, index) =>
            linkItem(task.title, addressOf(lessonPath(level, index + 1)), task.description),
          ),
        ),
      ]),
    ],
  });
}
