import type { Task } from '@course-kit/react/model';
import MiniSearch from 'minisearch';
import { wordsIn } from './find-pages.js';
import { searchMessages } from './search.messages.js';

/** A place in a course that a search finds: a lesson, or one of its steps. */
export interface Place {
  readonly level: number;
  readonly task: number;
  /** The number of the step; absent for the lesson as a whole. */
  readonly step?: number;
  readonly lesson: string;
  /** The language of both, where it is not that of the course. */
  readonly language?: string;
  /** The step's heading, or the lesson's description. */
  readonly heading: string;
}

/** What lessons say. */
export interface SearchLessons {
  /** Each lesson as a whole, in the order of the course. */
  readonly lessons: readonly Place[];
  /** Whether all levels are there. */
  readonly isWhole: boolean;
  /** Finds places by words of what they say, the best first; one that is locked comes after an open one that fits nearly as well. */
  readonly find: (words: string, isLocked?: (level: number) => boolean) => readonly Place[];
  /** Whether one of them says a word just as it is. */
  readonly says: (word: string) => boolean;
}

/** How many places are shown. */
export const MOST_PLACES = 8;

/** After how many of one lesson those of others come first, so that they are seen. */
const MOST_OF_A_LESSON = 2;

/** What a place in a locked level is worth of an open one: with less, learners no longer find what they ask for by name. */
const LOCKED_WORTH = 0.35;

/** Of English, which lessons are written in. */
const COMMON = wordsIn(searchMessages.common);

/** Parts of a lesson that are no words to read, and questions, whose wrong options would be found as if they were true. */
const NOT_WORDS = new Set([
  'adds',
  'align',
  'darkSrc',
  'facts',
  'href',
  'kind',
  'language',
  'question',
  'src',
]);

/** Every word of a part of a lesson. */
function wordsOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(wordsOf).join(' ');
  if (typeof part !== 'object' || part === null) return '';
  return Object.entries(part)
    .map(([name, value]) => (NOT_WORDS.has(name) ? '' : wordsOf(value)))
    .join(' ');
}

/**
 * Reads the lessons of all levels, in their order. Questions of tests are not among them.
 *
 * @param levels - undefined for one whose lessons could not be fetched.
 */
export function searchLessons(levels: readonly (readonly Task[] | undefined)[]): SearchLessons {
  const places = levels.flatMap((tasks = [], levelIndex) =>
    tasks.flatMap((task, taskIndex) => {
      const { title: name, language } = task;
      const lesson = {
        level: levelIndex + 1,
        task: taskIndex + 1,
        lesson: name,
        ...(language !== undefined && { language }),
      };
      return [
        { ...lesson, heading: task.description, text: wordsOf(task.introduction) },
        ...task.steps.map(({ title, ...step }, index) => ({
          ...lesson,
          step: index + 1,
          heading: title,
          text: wordsOf(step),
        })),
      ];
    }),
  );
  const index = new MiniSearch<{ id: number } & Place & { text: string }>({
    fields: ['lesson', 'heading', 'text'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return COMMON.has(word) ? null : word.replace(/(?<=\w{3})(?:ing|e?s|ed)$/, '');
    },
    searchOptions: {
      boost: { heading: 3, lesson: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(places.map((place, id) => ({ id, ...place })));
  const find: SearchLessons['find'] = (words, isLocked = () => false) => {
    const shown = new Map<string, number>();
    const later: Place[] = [];
    const first = index
      .search(words, {
        boostDocument: (id: number) => (isLocked(places[id]?.level ?? 0) ? LOCKED_WORTH : 1),
      })
      .flatMap(({ id }) => places[id as number] ?? [])
      .filter((place) => {
        const before = shown.get(place.lesson) ?? 0;
        shown.set(place.lesson, before + 1);
        if (before >= MOST_OF_A_LESSON) later.push(place);
        return before < MOST_OF_A_LESSON;
      });
    return [...first, ...later].slice(0, MOST_PLACES);
  };
  return {
    lessons: places.filter((place: Place) => place.step === undefined),
    isWhole: !levels.includes(undefined),
    find,
    says: (word) => index.search(word, { prefix: false, fuzzy: false }).length > 0,
  };
}
