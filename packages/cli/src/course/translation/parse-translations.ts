import {
  translateTasks,
  type AuthoredTask,
  type LevelOutlineWords,
  type QuestionWords,
  type TaskWords,
} from '@course-kit/react/model';
import type { CourseFiles, CourseLayout } from '../../source/course-layout.js';
import type { CoursePictures } from '../../source/course-pictures.js';
import type { SourceIssue } from '../../source/issues.js';
import { withLessonLinks, type Lesson } from '../../source/lesson-links.js';
import type { Memory } from '../../source/memory.js';
import {
  hashOfSource,
  translationName,
  translationOf,
  translationText,
} from '../../source/translation-file.js';
import { parseLevelWords } from './level-words.js';
import { parseQuizWords } from './quiz-words.js';
import { parseTaskWords } from './task-words.js';
import type { WordsFile } from './words-file.js';

/** The words of a level in another language. */
interface LevelWords {
  /** Null where the overview and all titles stay as they are. */
  readonly outline: LevelOutlineWords | null;
  /** Null for a lesson that stays as it is. */
  readonly tasks: readonly (TaskWords | null)[];
  /** By the ids of the questions. */
  readonly questions: Readonly<Record<string, QuestionWords>>;
}

/** What a course has in another language: the words of each level, null for one without any. */
export type CourseWords = readonly (LevelWords | null)[];

/** A course's translations, by their languages. */
export interface ParsedTranslations {
  readonly translations: ReadonlyMap<string, CourseWords>;
  /** What is wrong in itself. */
  readonly issues: readonly SourceIssue[];
  /** What is missing, or older than its source: it stays as it is in the course, and fails nothing. */
  readonly notices: readonly SourceIssue[];
}

/** The context of a course's translations. */
interface Context {
  readonly files: CourseFiles;
  readonly pictures: CoursePictures;
  readonly remember: Memory;
  readonly issues: SourceIssue[];
  readonly notices: SourceIssue[];
}

/** Reads the files of a course in other languages: `1-mix.de.md` beside `1-mix.md`, and the same for `level.md` and `quiz.md`. */
export function parseTranslations(
  files: CourseFiles,
  { levels }: CourseLayout,
  lessons: readonly Lesson[],
  {
    pictures,
    remember,
    lessonAddress,
  }: Pick<Context, 'pictures' | 'remember'> & { readonly lessonAddress: string },
): ParsedTranslations {
  const context: Context = { files, pictures, remember, issues: [], notices: [] };
  const named = [...files.keys()].flatMap((file) => {
    const name = translationOf(file);
    return name ? [{ file, ...name }] : [];
  });
  for (const { file, source } of named)
    if (!files.has(source))
      context.issues.push({
        file,
        line: 1,
        expected: `the file "${source}", which it translates`,
        found: 'none',
      });
  const languages = [...new Set(named.map(({ language }) => language))].sort();
  const translations = languages.map((language) => {
    const isIn = (folder: string) =>
      named.some((one) => one.language === language && one.source.startsWith(`${folder}/`));
    const words = levels.map(({ folder }, index) => {
      if (!isIn(folder)) return null;
      const own = lessons.filter(({ level }) => level === index + 1);
      const read = own.flatMap((lesson) => {
        const parsed = wordsOf(context, lesson.path, language, (file, text, source) =>
          parseTaskWords(file, text, source, pictures),
        );
        return parsed && fits(lesson.task, parsed.words)
          ? [{ ...lesson, ...parsed, task: parsed.words }]
          : [];
      });
      const linked = withLessonLinks(read, lessonAddress, lessons);
      context.issues.push(...linked.issues);
      return levelWords(
        context,
        folder,
        language,
        own.map(({ number }) => linked.lessons.find((lesson) => lesson.number === number)?.task ?? null),
      );
    });
    return [language, words] as const;
  });
  return { translations: new Map(translations), issues: context.issues, notices: context.notices };
}

/** The words of a level, given those of its lessons. */
function levelWords(
  context: Context,
  folder: string,
  language: string,
  tasks: readonly (TaskWords | null)[],
): LevelWords {
  const overview = wordsOf(context, `${folder}/level.md`, language, parseLevelWords);
  const quiz = context.files.has(`${folder}/quiz.md`)
    ? wordsOf(context, `${folder}/quiz.md`, language, parseQuizWords)
    : null;
  return {
    outline: overview && { ...overview.words, tasks: tasks.map((task) => task && titleOf(task)) },
    tasks,
    questions: quiz?.words ?? {},
  };
}

/** Whether a lesson can be shown in these words; one that has changed since may have other parts. */
function fits({ steps, ...task }: AuthoredTask, words: TaskWords): boolean {
  const made = {
    id: '',
    stepCount: 0,
    description: '',
    introduction: [],
    resources: [],
    documentation: [],
    links: [],
    ...task,
    steps: steps.map(({ question: _question, ...step }) => step),
  };
  return translateTasks([made], [words], 'und').some(({ language }) => language !== undefined);
}

function titleOf({ title, description, duration }: TaskWords) {
  return {
    title,
    ...(description !== undefined && { description }),
    ...(duration !== undefined && { duration }),
  };
}

/** The words of a file in a language; null where it has none. */
function wordsOf<Words>(
  { files, remember, issues, notices }: Context,
  source: string,
  language: string,
  parse: (
    file: string,
    text: string,
    source: { readonly file: string; readonly text: string },
  ) => WordsFile<Words>,
): WordsFile<Words> | null {
  const file = translationName(source, language);
  const [original = '', written] = [files.get(source), files.get(file)];
  if (written === undefined) {
    notices.push({ file: source, line: 1, expected: `a translation "${file}"`, found: 'none' });
    return null;
  }
  const { hash, line, text } = translationText(written);
  const parsed = remember(file, `${original}\0${written}`, () =>
    parse(file, text, { file: source, text: original }),
  );
  const isOlder = hash !== undefined && hash !== hashOfSource(original);
  issues.push(...parsed.check.issues);
  if (hash === undefined)
    issues.push({
      file,
      line: 1,
      expected: 'the field "source", which `course-kit check --fix` writes',
      found: 'none',
    });
  if (isOlder)
    notices.push({
      file,
      line,
      expected: `a translation of "${source}" as it is now, ${hashOfSource(original)}`,
      found: `that of an older one, ${hash}`,
    });
  (isOlder ? notices : issues).push(...parsed.compared.issues);
  return parsed;
}
