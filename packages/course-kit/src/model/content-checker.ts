import type { PartKind } from './figure.js';

/** An invalid part of authored content, with its path. */
export interface ContentIssue {
  /** Such as `levels[0].tasks[1].title`. */
  readonly path: string;
  /** What is expected there, in words, such as `a text`. */
  readonly expected: string;
  /** The value found there; undefined if there is none. */
  readonly found: unknown;
  /** The issue in words: `expected a text, found 3`, or `unknown field; did you mean title?`. */
  readonly message: string;
}

/** Authored content has issues; `message` lists each with its path and what was expected there. */
export class CourseContentError extends Error {
  /** Identifies the error, also across copies of the package. */
  override readonly name = 'CourseContentError';
  /** All issues, in the order of the course. */
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const lines = issues.map(({ path, message }) => `- ${path}: ${message}`);
    super(`The course has ${issues.length} issue${issues.length === 1 ? '' : 's'}:\n${lines.join('\n')}`);
    this.issues = issues;
  }
}

/** Collects issues, so that an author sees all of them at once. */
export class ContentChecker {
  readonly #issues: ContentIssue[] = [];
  readonly #root: string;
  /** The kinds of figures and questions that are known. */
  readonly makers: readonly PartKind[];

  /** @param root - the path of what is looked at as a whole, such as `course`. */
  constructor(root = '', makers: readonly PartKind[] = []) {
    this.#root = root;
    this.makers = makers;
  }

  /** Records an issue unless the condition holds. */
  that(condition: boolean, path: string, expected: string, found: unknown, message?: string): void {
    if (condition) return;
    // The text is made for issues only, because most courses are valid and large.
    const text = message ?? `expected ${expected}, found ${show(found)}`;
    this.#issues.push({ path: path || this.#root, expected, found, message: text });
  }

  /** What was found so far. */
  get issues(): readonly ContentIssue[] {
    return this.#issues;
  }

  /** Ends the check. @throws CourseContentError when there were issues. */
  done(): void {
    if (this.#issues.length) throw new CourseContentError(this.#issues);
  }
}

/** Any value in short; JSON cannot represent cycles and big integers. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // Said by its type.
  }
  text ??= `a ${typeof value}`;
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
