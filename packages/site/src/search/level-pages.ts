import type { CourseOutline } from '@course-kit/react/model';
import type { TextOf } from '@course-kit/react/messages';
import type { pageMessages } from '../head/page-meta.messages.js';
import { linkFor } from '../links.js';
import { wordsIn, type SitePage } from './find-pages.js';
import type { searchMessages } from './search.messages.js';

/** The fewest letters of a word of a title that is a name by itself. */
const NAME_LETTERS = 4;

/**
 * The page and the test of each level, with what learners call them.
 *
 * @param next - The level whose test is meant where none is named.
 */
export function levelPages(
  { title: course, levels }: CourseOutline,
  next: number | undefined,
  text: TextOf<typeof pageMessages>,
  names: TextOf<typeof searchMessages>,
): SitePage[] {
  return levels.flatMap((level) => {
    const named = { level: level.level, title: level.title };
    const others = wordsOf([course, ...levels.filter((other) => other !== level).map(({ title }) => title)]);
    const own = [...wordsOf([level.title])].filter(
      (word) => word.length >= NAME_LETTERS && !others.has(word),
    );
    return [
      {
        href: linkFor({ kind: 'level', level: level.level }),
        title: text('level', named),
        description: level.description,
        names: names('names.level', named),
        namesAlone: own.join(','),
        level,
      },
      {
        href: linkFor({ kind: 'quiz', level: level.level }),
        title: text('quiz', named),
        description: level.title,
        names: names('names.quiz', named),
        ...(level.level === next && { namesAlone: names('names.nextQuiz') }),
        level,
      },
    ];
  });
}

const wordsOf = (titles: readonly string[]) => wordsIn(titles.join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, ','));
