import { courseIn } from '#brand/course-in.ts';
import type { AskedQuestion, CourseOutline, Task } from '@course-kit/react/model';
import { withVideos } from '../with-videos.js';
import type { LanguageTag } from './languages.js';

/** What is loaded of a level for a page. */
export interface LevelContent {
  readonly tasks: readonly Task[];
  readonly questions: readonly AskedQuestion[];
}

/** The course in a language, as far as it was fetched; what it does not have in it is in English. */
export interface CourseWords {
  /** Undefined until something was fetched. */
  readonly outline: CourseOutline | undefined;
  /** A part of a level; undefined where it was not fetched. */
  readonly get: <Part extends keyof LevelContent>(
    part: Part,
    level: number,
  ) => LevelContent[Part] | undefined;
  /**
   * Fetches the outline, and what a page shows of a level; each once in a visit. Rejects where the outline cannot be fetched; a
   * page whose words cannot be is in English.
   */
  readonly fetch: (part?: keyof LevelContent, level?: number) => Promise<void>;
}

/** Comes with the texts of a language: pages in English do not need it. */
export function courseWords(tag: LanguageTag): CourseWords {
  const { loadOutline, loadTasks, loadQuiz } = courseIn(tag);
  const loaders = { tasks: async (level: number) => withVideos(await loadTasks(level)), questions: loadQuiz };
  const fetched = new Map<string, unknown>();
  let outline: CourseOutline | undefined;
  return {
    get outline() {
      return outline;
    },
    get: (part, level) => fetched.get(`${part} ${level}`) as never,
    async fetch(part, level = 1) {
      const key = `${part} ${level}`;
      const load = async () => {
        if (part && !fetched.has(key)) fetched.set(key, await loaders[part](level));
      };
      const [found] = await Promise.all([outline ?? loadOutline(), load().catch(() => {})]);
      outline = found;
    },
  };
}
