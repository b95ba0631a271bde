import {
  issueText,
  parseCourse,
  readCourseFiles,
  readPictures,
  type CourseFiles,
  type PictureSize,
} from '@course-kit/cli';
import { plainCode, type Block, type SnippetBlock, type Step, type Task } from '@course-kit/react/model';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { labelPlace, lessonFile, QUESTIONS } from '../../scripts/labels/label-place.js';
import { partsOfStep } from '../../scripts/labels/lesson-parts.js';

/** Text that a lesson has its reader paste or run, by its title. */
export interface SourceSnippet {
  readonly title: string;
  readonly code: string;
}

/** A step as its file has it. */
export interface SourceStep {
  readonly heading: string;
  /** File and line of its heading. */
  readonly place: string;
  /** Changes with any word of the step; its pictures are taken by the run itself. */
  readonly hash: string;
  /** What is bold in its instruction and in "What to see", in order, each once. */
  readonly labels: readonly string[];
  /** What is bold in its other notes alone: a tip, a failure, a warning. */
  readonly asides: readonly string[];
  /** Code and numbers in its sentences, each once. */
  readonly values: readonly string[];
  /** Those of "What to see". */
  readonly seen: readonly string[];
  /** Whether it says what to see. */
  readonly says: boolean;
  readonly snippets: readonly SourceSnippet[];
  /** Its pictures of the tool: paths in the course's folder. */
  readonly pictures: readonly string[];
}

/** A lesson as its file has it, with where each label stands. */
export interface LessonSource {
  readonly name: string;
  /** Its path in the course's folder. */
  readonly file: string;
  /** Its path in the repository. */
  readonly path: string;
  readonly task: Task;
  readonly steps: readonly SourceStep[];
  placeOf(heading: string, label: string): string;
}

const FOLDER = 'packages/content/course';

/** Pictures that rehearsals take; others are drawn. */
const TAKEN = /@2x\.avif$/;

/** The line of such a picture, with the empty one before it. */
const PICTURE_LINE = /\n!\[[^\n]*@2x\.avif\)\n/g;

/** Exercises in steps, each with the empty lines after it: nobody carries them out in the tool. */
const EXERCISES = /^```exercise\b.*?^```\n*/gms;

/** What a step has its reader copy, and what no reader sees. */
const NO_SENTENCES = /^```.*?^```$|<!--.*?-->|^!\[[^\n]*$/gms;

/** Code, and numbers of two digits or more, with the letter of an order such as B-17. */
const VALUES = /`(?<code>[^`\n]+)`|(?<number>(?:\b[A-Z]-)?\d[\d.,:]*\d)/g;

/** The paragraphs of "What to see". */
const SEEN = /^> \*\*What to see:\*\*.*(?:\n>.*)*/gm;

/** Pictures that a rehearsal is still to take are no fault of the lesson here; `check` finds them. */
class AnyPictures extends Map<string, PictureSize> {
  override get(path: string): PictureSize {
    return super.get(path) ?? {};
  }
}

/** Reads every lesson of the course, by names such as `1-4`. */
export async function readLessons(): Promise<ReadonlyMap<string, LessonSource>> {
  const folder = fileURLToPath(new URL('../../course', import.meta.url));
  const files = await readCourseFiles(folder);
  const { course, issues } = parseCourse(files, (code) => code, new AnyPictures(await readPictures(folder)));
  if (!course) throw new Error(issues.map(issueText).join('\n'));
  return new Map(
    course.levels.flatMap(({ tasks }, level) =>
      tasks.map((task, index): [string, LessonSource] => {
        const lesson = sourceOf(files, task, level + 1, index + 1);
        return [lesson.name, lesson];
      }),
    ),
  );
}

/** Reads a lesson, for example `1-4`. */
export async function readLesson(name: string): Promise<LessonSource> {
  const lesson = (await readLessons()).get(name);
  if (!lesson) throw new Error(`There is no lesson ${name}.`);
  return lesson;
}

/** A snippet of a lesson, the last with this title. */
export async function snippetOf(name: string, title: string): Promise<string> {
  const lesson = await readLesson(name);
  const found = lesson.steps.flatMap(({ snippets }) => snippets).filter((snippet) => snippet.title === title);
  const last = found.at(-1);
  if (!last) throw new Error(`${lesson.path}: there is no snippet "${title}".`);
  return last.code;
}

/** The files of a tree that a lesson draws by indentation: their paths below its first folder, sorted. */
export function filesOfTree(tree: string): readonly string[] {
  const folders: string[] = [];
  return tree
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = ''] = line.trim().split(/\s/);
      folders.splice(line.search(/\S/) / 2);
      if (!name.endsWith('/')) return [[...folders.slice(1), name].join('')];
      folders.push(name);
      return [];
    })
    .toSorted();
}

function sourceOf(files: CourseFiles, task: Task, level: number, number: number): LessonSource {
  const [path = '', markdown = ''] = lessonFile(files, level, number) ?? [];
  const sections = sectionsOf(markdown);
  const placeOf = (heading: string, label: string) =>
    `${FOLDER}/${labelPlace(files, level, number, { label, place: heading })}`;
  const steps = task.steps.map((step): SourceStep => {
    const strong = (notes: Parameters<typeof partsOfStep>[1]) => [
      ...new Set(partsOfStep(step, notes).flatMap((part) => (part.kind === 'strong' ? [part.text] : []))),
    ];
    const labels = strong(['expect']);
    const section = sections.get(step.title) ?? '';
    return {
      heading: step.title,
      place: placeOf(step.title, `## ${step.title}`),
      hash: hashOfSection(section),
      labels,
      asides: strong(['expect', 'tip', 'failure', 'warning']).filter((label) => !labels.includes(label)),
      values: valuesOf(section),
      seen: valuesOf(Array.from(section.matchAll(SEEN), ([paragraphs]) => paragraphs).join('\n')),
      says: step.expect !== undefined || step.instruction.some(isExpectation),
      snippets: snippetsOf(step),
      pictures: step.instruction.flatMap((block) =>
        typeof block === 'object' && 'kind' in block && block.kind === 'picture' && TAKEN.test(block.src)
          ? [block.src.slice(1)]
          : [],
      ),
    };
  });
  return { name: `${level}-${number}`, file: path, path: `${FOLDER}/${path}`, task, steps, placeOf };
}

function valuesOf(section: string): readonly string[] {
  const found = section.replaceAll(NO_SENTENCES, '').matchAll(VALUES);
  return [...new Set(Array.from(found, ({ groups }) => groups?.code ?? groups?.number ?? ''))];
}

/** A note of what to see stands between the paragraphs of an instruction. */
const isExpectation = (block: Block): boolean =>
  typeof block === 'object' && 'kind' in block && block.kind === 'note' && block.role === 'expect';

/** Those between the paragraphs of a step, then those at its end. */
function snippetsOf({ instruction, snippets = [] }: Step): readonly SourceSnippet[] {
  const within = instruction.filter(
    (block): block is SnippetBlock =>
      typeof block === 'object' && 'kind' in block && block.kind === 'snippet',
  );
  return [...within, ...snippets].map(({ label, code }) => ({ title: label, code: plainCode(code) }));
}

/** By this a step is known that was carried out. */
export function hashOfSection(section: string): string {
  return createHash('sha256').update(section.replaceAll(PICTURE_LINE, '')).digest('hex').slice(0, 12);
}

/** The text below each heading of the second rank, without what nobody carries out. */
export function sectionsOf(markdown: string): ReadonlyMap<string, string> {
  return new Map(
    markdown
      .replaceAll(QUESTIONS, '')
      .replaceAll(EXERCISES, '')
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')).trim(), section.trim()]),
  );
}
