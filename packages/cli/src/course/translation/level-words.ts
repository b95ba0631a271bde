import type { LevelOutlineWords } from '@course-kit/react/model';
import { parseLevelFile } from '../level-file.js';
import { parseMarkdownFile } from '../../markdown/markdown-file.js';
import { SourceChecker } from '../../source/issues.js';
import { compareDuration } from './compare-duration.js';
import type { WordsFile } from './words-file.js';

const LISTS = ['topics', 'prerequisites', 'objectives'] as const;

/** Reads the overview of a level in another language, and compares it with its source. */
export function parseLevelWords(
  file: string,
  text: string,
  source: { readonly file: string; readonly text: string },
): WordsFile<Omit<LevelOutlineWords, 'tasks'>> {
  const { level, project, check } = parseLevelFile(file, text);
  const { fields } = parseMarkdownFile(file, text);
  const compared = new SourceChecker(file);
  const { level: original } = parseLevelFile(source.file, source.text);
  for (const list of LISTS) {
    const [count, expected] = [level[list]?.length ?? 0, original[list]?.length ?? 0];
    compared.that(count === expected, 1, `${expected} ${list}, as "${source.file}" has`, String(count));
  }
  compareDuration(compared, fields, parseMarkdownFile(source.file, source.text).fields);
  const { color, ...words } = level;
  check.that(color === undefined, fields.lineOf('color'), 'no color, which its source has', 'one');
  check.that(project === undefined, fields.lineOf('project'), 'no project, which its source has', 'one');
  return { words, check, compared };
}
