import type { Task } from '@course-kit/react/model';
import MiniSearch from 'minisearch';

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

/** Finds places by words of what they say, the best first. */
export type SearchLessons = (words: string) => readonly Place[];

/** How many places are shown. */
export const MOST_PLACES = 8;

/** How many of them may be of one lesson, so that others are seen. */
const MOST_OF_A_LESSON = 2;

/** Words of questions that say nothing of what is asked for. */
const COMMON = new Set(
  (
    'a an and are as at be but by can do does for from get gets has have how i if in into is it its me my of on or so ' +
    'that the their them then there this to want was what when where which who why will with you your'
  ).split(' '),
);

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

/** Reads the lessons of all levels, in their order. Questions of tests are not among them. */
export function searchLessons(levels: readonly (readonly Task[])[]): SearchLessons {
  const places = levels.flatMap((tasks, levelIndex) =>
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
  return (words) => {
    const shown = new Map<string, number>();
    return index
      .search(words)
      .flatMap(({ id }) => places[id as number] ?? [])
      .filter(({ lesson }) => {
        const before = shown.get(lesson) ?? 0;
        shown.set(lesson, before + 1);
        return before < MOST_OF_A_LESSON;
      })
      .slice(0, MOST_PLACES);
  };
}
