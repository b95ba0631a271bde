import type { AuthoredTask } from '@course-kit/react/model';
import { posix } from 'node:path';
import { quoted, SourceChecker, type Reference, type SourceIssue } from './issues.js';

/** A lesson from a file, or its words in another language, with its position in the course. */
export interface Lesson<Content = AuthoredTask> {
  /** Its file, relative to the course's folder; of a translation that of its source. */
  readonly path: string;
  readonly level: number;
  /** Its number in the level, from 1. */
  readonly number: number;
  readonly task: Content;
  /** The issues in the file, and its links to other files. */
  readonly check: SourceChecker;
}

/** The default address of a lesson. */
export const LESSON_ADDRESS = '/level-{level}/task-{task}';

/** Whether a link leads to a Markdown file of the course, or to a step of the lesson itself. */
export function isLessonLink(url: string): boolean {
  return /^(?:(?![a-z][a-z\d+.-]*:|[/\\])[^#?]+\.md)?(?:#[^#]+)?$/i.test(url) && url !== '';
}

/**
 * The lessons with links between files replaced by addresses of the site, and an issue for each broken link.
 *
 * @param address - the address of a lesson on the site, with `{level}` and `{task}` for the numbers.
 * @param targets - the lessons that links may lead to.
 */
export function withLessonLinks<Content>(
  lessons: readonly Lesson<Content>[],
  address: string,
  targets: readonly Lesson[],
): { readonly lessons: readonly Lesson<Content>[]; readonly issues: readonly SourceIssue[] } {
  const byPath = new Map(targets.map((lesson) => [lesson.path, lesson]));
  const issues: SourceIssue[] = [];
  const linked = lessons.map((lesson) => {
    const check = new SourceChecker(lesson.check.file);
    const addresses = new Map(
      lesson.check.references.flatMap((reference) => {
        const href = addressOf(lesson.path, reference, check, byPath, address);
        return href === null ? [] : [[reference.url, href] as const];
      }),
    );
    issues.push(...check.issues);
    return addresses.size === 0 ? lesson : { ...lesson, task: withAddresses(lesson.task, addresses) };
  });
  return { lessons: linked, issues };
}

/**
 * The lesson that a link leads to, and the number of the step where it names one; reports what is not there.
 *
 * @param path - the file that the link is in.
 */
export function targetOf(
  path: string,
  { line, url }: Reference,
  check: SourceChecker,
  byPath: ReadonlyMap<string, Lesson>,
): { readonly lesson: Lesson; readonly step?: number } | null {
  const [file = '', heading] = url.split('#');
  const target = file === '' ? path : posix.join(posix.dirname(path), decoded(file));
  const lesson = byPath.get(target);
  if (!lesson) {
    check.report(line, 'a link to a lesson of the course', `no lesson "${target}"`);
    return null;
  }
  if (heading === undefined) return { lesson };
  const anchors = lesson.task.steps.map(({ title }) => anchorOf(title));
  const step = anchors.indexOf(decoded(heading)) + 1;
  if (step > 0) return { lesson, step };
  check.report(
    line,
    `a step of "${target}", ${anchors.length === 0 ? 'which has none' : `such as ${anchors.map((anchor) => `#${anchor}`).join(', ')}`}`,
    quoted(`#${heading}`),
  );
  return null;
}

function addressOf(
  path: string,
  { line, url }: Reference,
  check: SourceChecker,
  byPath: ReadonlyMap<string, Lesson>,
  address: string,
): string | null {
  const target = targetOf(path, { line, url }, check, byPath);
  if (!target) return null;
  const { lesson, step } = target;
  const place = step === undefined ? '' : `#step-${step}`;
  const page = address.replace('{level}', String(lesson.level)).replace('{task}', String(lesson.number));
  // An address that already has a "#" cannot have another one.
  return page.includes('#') ? page : url.startsWith('#') ? place : page + place;
}

/** An address without its escapes; as it is where it has a "%" that is none. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** The anchor of a heading, as code hosts write it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Replaces addresses in data. Only links have an `href`. */
function withAddresses<Data>(data: Data, addresses: ReadonlyMap<string, string>): Data {
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key === 'href' && typeof value === 'string' ? (addresses.get(value) ?? value) : value,
  ) as Data;
}
