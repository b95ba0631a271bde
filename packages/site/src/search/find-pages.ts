import type { LevelOutline } from '@course-kit/react/model';
import MiniSearch from 'minisearch';

/** A page of the site that a search finds by its names. */
export interface SitePage {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** What learners call it besides, with commas of any script between. */
  readonly names: string;
  /** Names that say nothing within a longer question or with another ending, in the same way. @default none */
  readonly namesAlone?: string;
  /** The level whose page or test it is, in whose words its description is. @default none */
  readonly level?: LevelOutline;
}

/** The pages that a question names. */
export interface FoundPages {
  /** It asks for them alone. */
  readonly meant: readonly SitePage[];
  /** It asks for more. */
  readonly mentioned: readonly SitePage[];
}

/** Scripts that write words without blanks between. */
const NO_BLANKS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';

/** From how many letters on a word may have one letter wrong, and two. */
const MISTYPED = { one: 4, two: 6 };

/** How many letters may follow a name, as in a plural. */
const ENDING = 2;

/** The fewest letters that may begin a name which is still being typed. */
const BEGINNING = { letters: 4, signs: 2 };

/** The words of a list, as they are compared. */
export const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(/[,，،、]/u).map(plain));

/**
 * Finds pages by their titles and names, of which the last word may have another ending. What they are called is read once.
 *
 * @param common - words that say nothing of what is asked for.
 */
export function findPages(
  pages: readonly SitePage[],
  common: ReadonlySet<string>,
): (question: string, isWord: (word: string) => boolean) => FoundPages {
  const named = pages.map((page) => ({
    page,
    names: [
      ...[...wordsIn(page.names), plain(page.title)].map((name) => toName(name, false)),
      ...(page.namesAlone === undefined
        ? []
        : [...wordsIn(page.namesAlone)].map((name) => toName(name, true))),
    ],
  }));
  const correct = correctWords(named.flatMap(({ names }) => names.map(({ text }) => text)));
  const find = (asked: string) => {
    const found = named.map(({ page, names }) => ({
      page,
      match: Math.max(...names.map((name) => matchOf(name, asked, common))),
    }));
    return (match: Match) => found.filter((one) => one.match === match).map(({ page }) => page);
  };
  return (question, isWord) => {
    const asked = plain(question);
    const pagesWith = find(asked);
    const meant = [...pagesWith(MATCH.whole), ...pagesWith(MATCH.beginning)];
    const [first] = meant;
    if (!first) {
      const corrected = correct(asked, (word) => common.has(word) || isWord(word));
      return { meant: find(corrected)(MATCH.whole), mentioned: pagesWith(MATCH.part) };
    }
    // Where names of several begin so, it is not yet said which is meant.
    const isOne = meant.every((page) => page.level?.level === first.level?.level);
    return { meant: isOne ? meant : pagesWith(MATCH.whole), mentioned: pagesWith(MATCH.part) };
  };
}

/** Replaces words that stand neither in a name nor elsewhere by the most similar one of the names. */
function correctWords(names: readonly string[]) {
  const words = [...new Set(names.flatMap((name) => name.split(' ')))];
  const index = new MiniSearch<{ id: number; word: string }>({ fields: ['word'] });
  index.addAll(words.map((word, id) => ({ id, word })));
  const fuzzy = ({ length }: string) => (length >= MISTYPED.two ? 2 : length >= MISTYPED.one ? 1 : false);
  return (asked: string, isWord: (word: string) => boolean): string =>
    asked
      .split(' ')
      .map((word) => {
        const [nearest] = isWord(word) ? [] : index.search(word, { fuzzy });
        return nearest ? (words[nearest.id as number] ?? word) : word;
      })
      .join(' ');
}

/** A name as it is looked for. */
interface Name {
  readonly text: string;
  /** Finds it in a question. */
  readonly pattern: RegExp;
  /** The fewest letters of it that are enough while it is being typed. */
  readonly fewest: number;
  /** Whether it says nothing within a longer question. */
  readonly isAlone: boolean;
}

function toName(text: string, isAlone: boolean): Name {
  return {
    text,
    isAlone,
    pattern: new RegExp(
      `(?<=^|[^\\p{L}\\p{N}]|[${NO_BLANKS}])${text}(?:(?=[${NO_BLANKS}])|\\p{L}{0,${isAlone ? 0 : ENDING}}(?![\\p{L}\\p{N}]))`,
      'u',
    ),
    fewest: new RegExp(`[${NO_BLANKS}]`, 'u').test(text) ? BEGINNING.signs : BEGINNING.letters,
  };
}

/** How a question names a page. */
const MATCH = {
  not: 0,
  /** It asks for more. */
  part: 1,
  /** It is how a name begins. */
  beginning: 2,
  /** It asks for nothing else. */
  whole: 3,
} as const;
type Match = (typeof MATCH)[keyof typeof MATCH];

function matchOf(
  { text, pattern, fewest, isAlone }: Name,
  asked: string,
  common: ReadonlySet<string>,
): Match {
  const named = pattern.exec(asked);
  const others = named && asked.replace(named[0], ' ').split(/[^\p{L}\p{N}]+/u);
  if (others?.every((word) => word === '' || common.has(word))) return MATCH.whole;
  if (asked.length >= fewest && text.startsWith(asked)) return MATCH.beginning;
  return named && !isAlone ? MATCH.part : MATCH.not;
}

/**
 * Without case, marks and what is no letter, so that a name stands in a regular expression as it is; numbers are words of their own,
 * as in “level2”.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .trim();
}
