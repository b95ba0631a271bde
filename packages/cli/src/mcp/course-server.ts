import { checkWork, MOST_BYTES, type CheckReport, type TaskChecks } from '@course-kit/flow/model';
import type { Course } from '@course-kit/react/model';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { readFile, stat } from 'node:fs/promises';
import { lessonMarkdown, lessonPath, llmsText } from '../lesson-markdown/lesson-markdown.js';

/** A course, and what its lessons check. */
export interface ServedCourse {
  readonly course: Course;
  readonly checks: TaskChecks;
}

/** A lesson's place. */
interface LessonPlace {
  readonly level: number;
  readonly task: number;
}

const number = (description: string) => ({ type: 'integer', minimum: 1, description }) as const;
const PLACE = { level: number('The level, from 1.'), task: number('The task within the level, from 1.') };

/**
 * A server of the Model Context Protocol for learners who work with an agent: it reads lessons, and compares work with what a
 * lesson checks. It knows nothing of the tests and their answers.
 *
 * @param read - reads the course as it is now.
 */
export function courseServer(read: () => Promise<ServedCourse>, version: string): McpServer {
  const server = new McpServer({ name: 'course-kit', version });
  const readOnly = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'list_lessons',
    {
      title: 'List the lessons',
      description: 'The levels and lessons of the course, with what each is about.',
      inputSchema: fromJsonSchema({ type: 'object', properties: {} }),
      annotations: readOnly,
    },
    async () => {
      const { course } = await read();
      return said(llmsText(course, `A course in ${course.levels.length} levels.`, (path) => path));
    },
  );

  server.registerTool(
    'read_lesson',
    {
      title: 'Read a lesson',
      description:
        'A lesson as Markdown: its steps, what to type in them and what should be seen after each.',
      inputSchema: fromJsonSchema<LessonPlace>({
        type: 'object',
        properties: PLACE,
        required: ['level', 'task'],
      }),
      annotations: readOnly,
    },
    async ({ level, task }) => {
      const { course } = await read();
      const lesson = course.levels[level - 1]?.tasks[task - 1];
      return lesson ? said(lessonMarkdown(lesson, (path) => path)) : failed(noSuch(level, task));
    },
  );

  server.registerTool(
    'check_work',
    {
      title: 'Check work of a lesson',
      description:
        'Compares a file, such as an exported flow, with what a lesson asks for, as the lesson’s page does: what is there, and what is missing. Nothing leaves the computer.',
      inputSchema: fromJsonSchema<LessonPlace & { readonly file: string; readonly check?: number }>({
        type: 'object',
        properties: {
          ...PLACE,
          file: { type: 'string', description: 'The path of the file.' },
          check: number('Which of the lesson’s checks, where it has several. Default: the first.'),
        },
        required: ['level', 'task', 'file'],
      }),
      annotations: readOnly,
    },
    async ({ level, task, file, check = 1 }) => {
      const { checks } = await read();
      const goal = checks[`task-${level}-${task}`]?.[check - 1];
      if (!goal) return failed(`${noSuch(level, task)}, or it has no check ${check}.`);
      try {
        if ((await stat(file)).size > MOST_BYTES)
          return failed(`${file} is larger than ${MOST_BYTES / 1024 ** 2} MB.`);
        return said(JSON.stringify(told(checkWork(goal, await readFile(file, 'utf8'))), null, 2));
      } catch {
        return failed(`${file} cannot be read.`);
      }
    },
  );
  return server;
}

/** What a learner is told of their work: not how it was drawn. */
function told(report: CheckReport) {
  if (report.outcome !== 'checked') return report;
  const { outcome, isPassed, findings, release } = report;
  return { outcome, isPassed, findings, release };
}

const said = (text: string) => ({ content: [{ type: 'text' as const, text }] });
const failed = (text: string) => ({ ...said(text), isError: true });
const noSuch = (level: number, task: number) => `There is no lesson ${lessonPath(level, task)}`;
