/** A page of the site that a search finds by its names. */
export interface SitePage {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** What learners call it besides, with commas of any script between. */
  readonly names: string;
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

/** How many letters may follow a name, as in a plural. */
const ENDING = 2;

/** The fewest letters that may begin a name which is still being typed. */
const BEGINNING = { letters: 4, signs: 2 };

/** The words of a list, as they are compared. */
export const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(/[,،、]/u).map(plain));

/**
 * Finds pages by their titles and names, of which the last word may have another ending. What they are called is read once.
 *
 * @param common - words that say nothing of what is asked for.
 */
export function findPages(
  pages: readonly SitePage[],
  common: ReadonlySet<string>,
): (question: string) => FoundPages {
  const named = pages.map((page) => ({
    page,
    names: [...wordsIn(page.names), plain(page.title)].map(toName),
  }));
  return (question) => {
    const asked = plain(question);
    const found = named.map(({ page, names }) => ({
      page,
      match: Math.max(...names.map((name) => matchOf(name, asked, common))),
    }));
    const pagesWith = (match: number) => found.filter((one) => one.match === match).map(({ page }) => page);
    return { meant: pagesWith(2), mentioned: pagesWith(1) };
  };
}

/** A name as it is looked for. */
interface Name {
  readonly text: string;
  /** Finds it in a question. */
  readonly pattern: RegExp;
  /** The fewest letters of it that are enough while it is being typed. */
  readonly fewest: number;
}

function toName(text: string): Name {
  return {
    text,
    pattern: new RegExp(
      `(?<=^|[^\\p{L}\\p{N}]|[${NO_BLANKS}])${text}(?:(?=[${NO_BLANKS}])|\\p{L}{0,${ENDING}}(?![\\p{L}\\p{N}]))`,
      'u',
    ),
    fewest: new RegExp(`[${NO_BLANKS}]`, 'u').test(text) ? BEGINNING.signs : BEGINNING.letters,
  };
}

/** 2 where nothing but the name is asked for, 1 where more is, and 0 where it is not named. */
function matchOf({ text, pattern, fewest }: Name, asked: string, common: ReadonlySet<string>): 0 | 1 | 2 {
  if (asked.length >= fewest && text.startsWith(asked)) return 2;
  const named = pattern.exec(asked);
  if (!named) return 0;
  const others = asked.replace(named[0], ' ').split(/[^\p{L}\p{N}]+/u);
  return others.every((word) => word === '' || common.has(word)) ? 2 : 1;
}

/** Without case, marks and what is no letter, so that a name stands in a regular expression as it is. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
