import { join, resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { courseParts, withoutAnswers, type AskedParts } from '../build/course-parts.js';
import { issuesIn } from '../check/check-course.js';
import { createCourseReader, type CourseSource } from '../course/read-course.js';
import { CourseSourceError } from '../source/issues.js';
import { moduleOf } from './data-module.js';
import { languageLoaderOf, loaderOf, PREFIX } from './loader-module.js';
import {
  isTranslated,
  levelsWith,
  partsWith,
  translatedCode,
  withoutExplanations,
  wordsOfPart,
} from './translated-module.js';

/** Options of the plugin. */
export interface CoursePluginOptions {
  /** The course's folder. @default 'course' in the root of the project */
  readonly folder?: string;
  /**
   * Where lessons are, with `{level}` and `{task}` for the numbers; what links from lesson to lesson become.
   *
   * @default `lessonAddress` in `course.md`
   */
  readonly lessonAddress?: string;
  /**
   * Whether quizzes come with their right answers and explanations. Without them a storage has to mark them, as
   * `createSupabaseStorage({ marksQuizzes: true })` does. A function decides it by the settings of the build.
   *
   * @default true
   */
  readonly hasAnswers?: boolean | ((config: ResolvedConfig) => boolean);
}

interface ReadCourse {
  readonly source: CourseSource;
  /** Null for a course with issues. */
  readonly parts: AskedParts | null;
}

/**
 * How long nothing changes before pages get the files anew. A file is emptied before it is written, and of changes that follow
 * one another within 50 ms the watcher reports the first alone.
 */
const SETTLING_MILLISECONDS = 60;

const MODULE =
  /^\0virtual:course-kit\/(?<part>course|outline|preview|translations|in-language|checks|exercises|checked-tasks|drawn-quizzes|exercised-tasks|load-(?<loaded>level|tasks|quiz|checks|exercises)|(?<kind>level|tasks|quiz|checks|exercises)-(?<level>\d+))(?:-(?<language>[a-z]{2,3}(?:-\w+)*))?$/;

/**
 * Gives Vite the parts of a course as modules: `virtual:course-kit/outline`, `virtual:course-kit/level-1` and so on, a
 * level's lessons alone as `virtual:course-kit/tasks-1`, its questions as `virtual:course-kit/quiz-1`, and the whole as
 * `virtual:course-kit/course`; the default export of each is the data. What the tasks of a level ask of a learner's work is `virtual:course-kit/checks-1`, and the ids
 * of all tasks that ask for something `virtual:course-kit/checked-tasks`; what is missing in flows, for exercises, is
 * `virtual:course-kit/exercises-1`, and the ids of their tasks `virtual:course-kit/exercised-tasks`; without a number, `checks` and `exercises` are those of the whole course.
 * Whoever loads levels on demand imports functions instead, however many levels there are: the default exports of `virtual:course-kit/load-level`, `load-tasks`, `load-quiz`,
 * `load-checks` and `load-exercises` take the level's number, and a build makes a file of each level's part. `in-language` takes
 * a language, and gives the loaders `loadOutline`, `loadTasks` and `loadQuiz` of what the course has in it, and the rest as it is; the words are files of their own. Which levels'
 * quizzes show figures is `virtual:course-kit/drawn-quizzes`. Which levels have
 * lessons in which languages is `virtual:course-kit/translations`. A build fails where the course has issues; a server shows them over the page. When a file
 * of the course changes, modules that accept the parts that they import get them anew; otherwise the page is reloaded.
 */
export function coursePlugin({
  folder = 'course',
  lessonAddress,
  hasAnswers = true,
}: CoursePluginOptions = {}): Plugin {
  let root = resolve(folder);
  let isLibrary = false;
  let isAnswered = hasAnswers === true;
  let read = createCourseReader(root, { lessonAddress });
  let known: Promise<ReadCourse> | null = null;
  const readParts = async (): Promise<ReadCourse> => {
    const source = await read();
    const parts = source.course && courseParts(source.course);
    return { source, parts: parts && !isAnswered ? withoutAnswers(parts) : parts };
  };
  return {
    name: 'course-kit',
    configResolved(config) {
      root = resolve(config.root, folder);
      read = createCourseReader(root, { lessonAddress });
      isLibrary = !!config.build.lib;
      isAnswered = typeof hasAnswers === 'function' ? hasAnswers(config) : hasAnswers;
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      const { part, loaded, kind, level, language } = MODULE.exec(id)?.groups ?? {};
      if (part === undefined) return undefined;
      this.addWatchFile(join(root, 'course.md'));
      known ??= readParts();
      const { source, parts } = await known;
      const codeModule = (code: string) => ({
        code,
        moduleType: 'js' as const,
        // Data needs no source map, which takes a server longer than everything else.
        map: { mappings: '' } as const,
      });
      const toModule = (data: unknown) => codeModule(moduleOf(data, source, root, isLibrary));
      if (part === 'preview')
        return toModule({
          folder: root,
          course: parts && wholeOf(parts),
          checks: source.checks,
          exercises: source.exercises,
          issues: issuesIn(source),
        });
      if (!parts) throw new CourseSourceError(source.issues);
      if (part === 'checks' || part === 'exercises') return toModule(source[part]);
      const translations = [...source.translations].map(
        ([tag, words]) => [tag, isAnswered ? words : withoutExplanations(words)] as const,
      );
      if (part === 'translations')
        return toModule(
          Object.fromEntries(translations.map(([tag, words]) => [tag, levelsWith(words, 'tasks')])),
        );
      if (part === 'in-language')
        return codeModule(
          languageLoaderOf(new Map(translations.map(([tag, words]) => [tag, partsWith(words)]))),
        );
      if (loaded !== undefined) return codeModule(loaderOf(loaded, parts.levels.length));
      if (language !== undefined) {
        const of = kind ?? part;
        const [, words] = translations.find(([tag]) => tag === language) ?? [];
        if (!words || !isTranslated(of)) return this.error(`The course has no ${part} in "${language}"`);
        const own = wordsOfPart(words, of, Number(level));
        return codeModule(moduleOf(own, source, root, isLibrary, translatedCode(of, language)));
      }
      const found = parts.levels[Number(level) - 1];
      if (level !== undefined && !found) this.error(`The course has no level ${level}`);
      if (part === 'checked-tasks') return toModule(Object.keys(source.checks));
      if (part === 'drawn-quizzes') return toModule(levelsDrawn(parts));
      if (part === 'exercised-tasks') return toModule(Object.keys(source.exercises));
      if (kind === 'checks' || kind === 'exercises') return toModule(ofLevel(source[kind], Number(level)));
      const data = kind === 'quiz' ? found?.questions : kind === 'tasks' ? found?.tasks : found;
      return toModule(data ?? (part === 'course' ? wholeOf(parts) : parts.outline));
    },
    configureServer(server) {
      const forget = (isShown: boolean) => {
        known = null;
        for (const environment of Object.values(server.environments))
          for (const [id, module] of environment.moduleGraph.idToModuleMap)
            if (MODULE.test(id)) {
              environment.moduleGraph.invalidateModule(module);
              if (isShown) void environment.reloadModule(module);
            }
      };
      let settled: NodeJS.Timeout | undefined;
      server.watcher.add(root);
      server.watcher.on('all', (_, file) => {
        if (!resolve(file).startsWith(root + sep)) return;
        forget(false);
        clearTimeout(settled);
        settled = setTimeout(() => forget(true), SETTLING_MILLISECONDS).unref();
      });
    },
  };
}

/** The levels whose quizzes show figures of their lessons. */
const levelsDrawn = ({ levels }: AskedParts) =>
  levels.flatMap(({ level, questions }) => (questions.some(({ drawing }) => drawing) ? [level] : []));

/** The entries that belong to the tasks of a level, by their ids. */
function ofLevel(tasks: Readonly<Record<string, unknown>>, level: number) {
  return Object.fromEntries(Object.entries(tasks).filter(([task]) => task.startsWith(`task-${level}-`)));
}

function wholeOf({ outline, levels }: AskedParts) {
  return { ...outline, levels };
}
