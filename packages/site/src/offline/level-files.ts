/** Files by their paths in the folder of a build, such as `assets/react.CxYz123.js`, each with its size in bytes. */
export type FileSizes = readonly (readonly [path: string, bytes: number])[];

/** What a level's pages need where there is no network. */
export interface LevelFiles {
  /** The level's overview, lessons and test, as addresses without a base: `level-1/task-3`. */
  readonly pages: FileSizes;
  /** Scripts, fonts and pictures of those pages. */
  readonly files: FileSizes;
  /** Films with their captions, which are kept only where that is asked for. */
  readonly films: FileSizes;
  /** What the pages need besides in another language, by its tag. */
  readonly words: Readonly<Record<string, FileSizes>>;
}

/** A file of a build. */
export interface BuiltFile {
  /** In bytes. */
  readonly size: number;
  /** The paths of other files that it names; none for what is no text. */
  readonly names: readonly string[];
}

/** Instead of a film that is still to come there is a file of a few words, without captions. */
const SMALLEST_FILM_BYTES = 1000;
const PAGES_OF_LEVELS: readonly string[] = ['level-route', 'task-route', 'quiz-route'];

/** A file's name without its hash and ending. */
const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\..*$/, '');
const isScript = (path: string) => path.endsWith('.js');
const isFilm = (path: string) => /\.(mp4|webm|vtt)$/.test(path);
/** Pages are found by their level; of the others, browsers with workers need no older form of a font, and no Markdown. */
const isNotNeeded = (path: string) => /\.(html|md|woff)$/.test(path);

/** Whether a script is another page's, or has a part of another level, such as `tasks-2` or `tasks-2-de`. */
function isElsewhere(path: string, level: number): boolean {
  if (!isScript(path)) return false;
  const name = nameOf(path);
  const part = /^[a-z]+-(\d+)(?:-|$)/.exec(name);
  return part ? Number(part[1]) !== level : name.endsWith('-route') && !PAGES_OF_LEVELS.includes(name);
}

/**
 * The files of a build that a text names. Addresses begin with the base, those of films with `/`, imports with `./`, and lists of scripts with
 * none of these.
 *
 * @param base - the folder of the host that the site stands in, without a slash at its end.
 */
export function filesNamedIn(text: string, paths: ReadonlySet<string>, base: string): readonly string[] {
  const named = text.split(/[\s"'`()<>=,;&?#\\]+/).flatMap((name) => {
    const path = name.startsWith(`${base}/`) ? name.slice(base.length + 1) : name.replace(/^\.?\//, '');
    return [path, `assets/${path}`].filter((file) => paths.has(file));
  });
  return [...new Set(named)];
}

/**
 * What a level consists of: its pages, and whatever these name, at once or for later, but for other pages and other levels.
 *
 * @param built - all files of the build by their paths.
 * @param languages - tags of the languages besides English.
 */
export function levelFiles(
  built: ReadonlyMap<string, BuiltFile>,
  level: number,
  languages: readonly string[],
): LevelFiles {
  const isPage = new RegExp(`^level-${level}(/[^/]+)?\\.html$`);
  const pages = [...built.keys()].filter((path) => isPage.test(path));
  const languageOf = (path: string) =>
    languages.find((tag) => isScript(path) && `-${nameOf(path)}`.endsWith(`-${tag}`));
  /** What is named in files, and in those that they name, without words of languages other than this one. */
  const reach = (from: readonly string[], language?: string, found = new Set<string>()): Set<string> => {
    for (const path of from.flatMap((file) => built.get(file)?.names ?? [])) {
      const isOther = (languageOf(path) ?? language) !== language;
      if (found.has(path) || isOther || isNotNeeded(path) || isElsewhere(path, level)) continue;
      reach([path], language, found.add(path));
    }
    return found;
  };
  const named = reach(pages);
  // Only a player knows that a film's poster and captions have its name.
  const films = new Set([...named].filter(isFilm).map(nameOf));
  for (const path of built.keys()) if (/\.(avif|vtt)$/.test(path) && films.has(nameOf(path))) named.add(path);
  const sized = (paths: Iterable<string>): FileSizes =>
    [...paths].sort().map((path) => [path, built.get(path)?.size ?? 0]);
  const files = sized(named);
  const isWholeFilm = ([path, bytes]: FileSizes[number]) =>
    isFilm(path) && (path.endsWith('.vtt') || bytes > SMALLEST_FILM_BYTES);
  return {
    pages: sized(pages).map(([path, bytes]) => [path.replace(/\.html$/, ''), bytes]),
    files: files.filter((file) => !isWholeFilm(file)),
    films: files.filter(isWholeFilm),
    words: Object.fromEntries(
      languages.map((tag) => [tag, sized([...reach(pages, tag)].filter((path) => !named.has(path)))]),
    ),
  };
}
