import courseIn from 'virtual:course-kit/in-language';
import type { CourseOutline, QuizLevel, TaskLevel } from '@course-kit/react/model';
import { withVideos } from '../with-videos.js';
import type { LanguageTag } from './languages.js';

/** What a page shows of its level. */
type LevelPart = 'tasks' | 'questions';

/** What a page needs of the course in a language. */
export interface PageWords {
  /** @default nothing but the outline */
  readonly words?: LevelPart;
  /** @default 1 */
  readonly level?: number;
}

/** The course in a language, as far as it was fetched; what it does not have in it is in English. */
export interface CourseWords {
  /** Undefined until something was fetched. */
  readonly outline: CourseOutline | undefined;
  /** Whether what a page needs was fetched, or could not be. */
  readonly has: (page: PageWords) => boolean;
  /** A level in the language; undefined where it was not fetched. */
  readonly taskLevel: (level: number) => TaskLevel | undefined;
  readonly quizLevel: (level: number) => QuizLevel | undefined;
  /**
   * Fetches the outline and what a page needs, each once in a visit. Rejects where the outline cannot be fetched; a page whose own
   * words cannot be is in English.
   */
  readonly fetch: (page: PageWords) => Promise<void>;
}

/** Comes with the texts of a language: pages in English do not need it. */
export function courseWords(tag: LanguageTag): CourseWords {
  const { loadOutline, loadTasks, loadQuiz } = courseIn(tag);
  const loaders = {
    tasks: async (level: number) => ({ tasks: withVideos(await loadTasks(level)) }),
    questions: async (level: number) => ({ questions: await loadQuiz(level) }),
  };
  const keyOf = ({ words = 'tasks', level = 1 }: PageWords) => `${words} ${level}`;
  // Null for what could not be fetched, which is asked for again with the next page.
  const fetched = new Map<string, object | null>();
  let outline: CourseOutline | undefined;
  return {
    get outline() {
      return outline;
    },
    has: (page) => !page.words || fetched.has(keyOf(page)),
    taskLevel: (level) => (fetched.get(keyOf({ level })) as TaskLevel | undefined) ?? undefined,
    quizLevel: (level) =>
      (fetched.get(keyOf({ words: 'questions', level })) as QuizLevel | undefined) ?? undefined,
    async fetch(page) {
      const { words, level = 1 } = page;
      const isNeeded = words && !fetched.get(keyOf(page));
      const [found, part] = await Promise.all([
        outline ?? loadOutline(),
        isNeeded && loaders[words](level).catch(() => null),
      ]);
      outline = found;
      const written = found.levels.find((other) => other.level === level);
      if (isNeeded) fetched.set(keyOf(page), part && written ? { ...written, ...part } : null);
    },
  };
}
