import type { SourceChecker } from '../../source/issues.js';

/** The words of a file in another language. */
export interface WordsFile<Words> {
  readonly words: Words;
  /** What is wrong with the file. */
  readonly check: SourceChecker;
  /** Where it differs from its source; no fault where the source has changed since. */
  readonly compared: SourceChecker;
}
