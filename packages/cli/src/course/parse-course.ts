import { flowMaker, mapMaker } from '@course-kit/flow/model';
import {
  questionKinds,
  CourseContentError,
  defineCourse,
  type AuthoredLevel,
  type AuthoredTask,
  type CarriedOut,
  type VideoChapter,
  type Course,
} from '@course-kit/react/model';
import { NO_COMPONENTS, parseComponents } from '../flow/components.js';
import type { Highlighter } from '../highlight.js';
import type { SourceChecker, SourceIssue } from '../source/issues.js';
import { createMemory, type Memory } from '../source/memory.js';
import { NOTHING_CARRIED_OUT, parseCarriedOut } from './carried-out.js';
import { NO_CHAPTERS, parseChapters } from './video-chapters.js';
import { parseCourseFile, type CourseCard } from './course-file.js';
import { fileOf, layoutOf, type CourseFiles, type CourseLayout } from '../source/course-layout.js';
import type { CoursePictures } from '../source/course-pictures.js';
import { LESSON_ADDRESS, withLessonLinks, type Lesson } from '../source/lesson-links.js';
import { parseLevelFile } from './level-file.js';
import { findProject } from './level-project.js';
import { drawingIssues } from './quiz-drawing.js';
import { parseQuizFile, type QuizFile } from './quiz-file.js';
import { withoutStep, withSteps } from './quiz-steps.js';
import { parseTaskFile, type TaskContext } from './task-file.js';
import { parseTranslations, type ParsedTranslations } from './translation/parse-translations.js';

/** A course from files, or their issues. */
export interface ParsedCourse {
  /** Null where there are issues. */
  readonly course: Course | null;
  /** With file and line; empty for a valid course. */
  readonly issues: readonly SourceIssue[];
}

/** The same with its translations. */
export interface TranslatedCourse extends ParsedCourse, Omit<ParsedTranslations, 'issues'> {}

/**
 * Makes a course from its files: `course.md`, `components.yaml`, and a folder for each level with `level.md`, `quiz.md`
 * and a file for each task. Numbers at the start of names give the order.
 *
 * @param highlight - the colors of code.
 * @param pictures - those in the course's folder. @default none
 */
export function parseCourse(
  files: CourseFiles,
  highlight: Highlighter,
  pictures: CoursePictures = new Map(),
): ParsedCourse {
  const { course, issues } = parseFiles(files, { highlight, pictures }, createMemory());
  return { course, issues };
}

/**
 * Makes a course from files, some of which may have been parsed before.
 *
 * @param remember - the memory of files parsed in the same context.
 * @param lessonAddress - overrides the course's own setting.
 */
export function parseFiles(
  files: CourseFiles,
  { highlight, pictures }: Pick<TaskContext, 'highlight' | 'pictures'>,
  remember: Memory,
  lessonAddress?: string,
): TranslatedCourse {
  const layout = layoutOf(files);
  const issues: SourceIssue[] = [];
  const take = <Parsed extends { readonly check: SourceChecker }>(
    path: string,
    parse: (file: string, text: string) => Parsed,
  ): Parsed => {
    const text = files.get(path);
    if (text === undefined) issues.push(missing(path, 'this file'));
    const known = text ?? '---\ntitle: none\n---\n';
    const parsed = remember(path, known, () => parse(path, known));
    issues.push(...parsed.check.issues);
    return parsed;
  };
  const { course } = take('course.md', parseCourseFile);
  const { components } = files.has('components.yaml')
    ? take('components.yaml', parseComponents)
    : { components: NO_COMPONENTS };
  const { carriedOut } = files.has('carried-out.yaml')
    ? take('carried-out.yaml', parseCarriedOut)
    : { carriedOut: NOTHING_CARRIED_OUT };
  const { chapters } = files.has('chapters.yaml')
    ? take('chapters.yaml', parseChapters)
    : { chapters: NO_CHAPTERS };
  const context = { components, highlight, pictures, remember };
  const quizzes: (Pick<QuizFile, 'questions' | 'drawings' | 'steps'> & { file: string; level: number })[] =
    [];
  const cards = layout.levels.map(({ folder, tasks }, index) => {
    const path = `${folder}/level.md`;
    const { level, project: named } = take(path, parseLevelFile);
    const found = named && findProject(named, { file: path, tasks, files, remember });
    issues.push(...(found?.issues ?? []));
    const card = { ...level, ...(found?.project && { project: found.project }) };
    const file = `${folder}/quiz.md`;
    if (!files.has(file)) return { ...card, questions: [] };
    const { questions, drawings, steps, asks } = take(file, parseQuizFile);
    quizzes.push({ file, level: index + 1, questions, drawings, steps });
    return { ...card, questions, ...(asks !== undefined && { asks }) };
  });
  const lessons = layout.levels.flatMap(({ tasks }, index) =>
    tasks.map((path, place): Lesson => {
      const parsed = take(path, (file, text) => parseTaskFile(file, text, context));
      return { ...parsed, path, level: index + 1, number: place + 1 };
    }),
  );
  const taught = new Map(
    quizzes.map(({ file, level, drawings, ...quiz }) => {
      const own = lessons.filter((lesson) => lesson.level === level);
      const { questions, issues: wrongSteps } = withSteps(file, level, quiz, lessons);
      issues.push(...drawingIssues(file, drawings, own), ...wrongSteps);
      return [level, questions] as const;
    }),
  );
  const address = lessonAddress ?? course.lessonAddress ?? LESSON_ADDRESS;
  const linked = withLessonLinks(lessons, address, lessons);
  const {
    issues: wrong,
    notices,
    translations,
  } = parseTranslations(files, layout, lessons, {
    pictures,
    remember,
    lessonAddress: address,
  });
  const translated = {
    translations,
    notices: [...quizzes.flatMap(({ file, steps }) => withoutStep(file, steps)), ...notices],
  };
  issues.push(...layout.issues, ...linked.issues, ...wrong);
  if (cards.length === 0) issues.push(missing('1-basics/level.md', 'a folder for the first level'));
  if (issues.length > 0) return { course: null, issues, ...translated };
  const levels = cards.map((card, index) => ({
    ...card,
    questions: taught.get(index + 1) ?? [],
    tasks: linked.lessons
      .filter(({ level }) => level === index + 1)
      .map((lesson) => withCommon(lesson, course, carriedOut.get(lesson.path), chapters.get(lesson.path))),
  }));
  return { ...define(course, levels, layout, files), ...translated };
}

/** A lesson with the course's defaults for fields that it does not set. */
function withCommon(
  { task, level, number }: Lesson,
  { testedAgainst, video }: CourseCard,
  carriedOut: CarriedOut | undefined,
  chapters: readonly VideoChapter[] | undefined,
): AuthoredTask {
  const address = video?.replace('{level}', String(level)).replace('{task}', String(number));
  return {
    ...(testedAgainst !== undefined && { testedAgainst }),
    ...(address !== undefined && { video: address }),
    ...(carriedOut && { carriedOut }),
    ...(chapters && { chapters }),
    ...task,
  };
}

function define(
  { testedAgainst: _version, video: _video, lessonAddress: _lesson, ...course }: CourseCard,
  levels: readonly AuthoredLevel[],
  layout: CourseLayout,
  files: CourseFiles,
): ParsedCourse {
  try {
    return {
      course: defineCourse({ ...course, levels }, [flowMaker, mapMaker, ...questionKinds]),
      issues: [],
    };
  } catch (error) {
    if (!(error instanceof CourseContentError)) throw error;
    const issues = error.issues.map(({ path, expected, message }) => {
      const file = fileOf(layout, path);
      const field = /(?<field>\w+)$/.exec(path)?.groups?.field ?? '';
      return {
        file,
        line: lineOfField(files.get(file) ?? '', field),
        expected: `${expected} at ${path}`,
        found: /found (?<found>.*)$/.exec(message)?.groups?.found ?? message,
      };
    });
    return { course: null, issues };
  }
}

function lineOfField(text: string, field: string): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((line) => line.startsWith(`${field}:`)),
    ) + 1
  );
}

function missing(file: string, expected: string): SourceIssue {
  return { file, line: 1, expected, found: 'none' };
}
