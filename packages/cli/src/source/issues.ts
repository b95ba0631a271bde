/** An invalid part of a course's files. */
export interface SourceIssue {
  /** The file, relative to the course's folder, such as `1-basics/2-ports.md`. */
  readonly file: string;
  /** The line in it, from 1. */
  readonly line: number;
  /** What is expected there, in words. */
  readonly expected: string;
  /** What was found there, in words. */
  readonly found: string;
}

/** An issue in the form that editors and terminals parse: `file:line: expected …, found …`. */
export function issueText({ file, line, expected, found }: SourceIssue): string {
  return `${file}:${line}: expected ${expected}, found ${found}`;
}

/** A course's files have issues; `message` lists each with its file, its line and what was expected there. */
export class CourseSourceError extends Error {
  /** Identifies the error, also across copies of the package. */
  override readonly name = 'CourseSourceError';
  /** All issues, with file and line. */
  readonly issues: readonly SourceIssue[];

  constructor(issues: readonly SourceIssue[]) {
    const count = `${issues.length} issue${issues.length === 1 ? '' : 's'}`;
    super(`The course has ${count}:\n${issues.map((issue) => `- ${issueText(issue)}`).join('\n')}`);
    this.issues = issues;
  }
}

/** A link that leads to another file of the course, or to a place in this one. */
export interface Reference {
  /** The line that it stands on. */
  readonly line: number;
  /** As it is written. */
  readonly url: string;
}

/** Collects the issues of one file, so that an author sees all of them at once, and its links to other files. */
export class SourceChecker {
  readonly file: string;
  readonly #issues: SourceIssue[] = [];
  readonly #references: Reference[] = [];

  /** @param file - as issues name it. */
  constructor(file: string) {
    this.file = file;
  }

  /** Records an issue. */
  report(line: number, expected: string, found: string): void {
    this.#issues.push({ file: this.file, line, expected, found });
  }

  /** Records an issue unless the condition holds. */
  that(condition: boolean, line: number, expected: string, found: string): void {
    if (!condition) this.report(line, expected, found);
  }

  /** Records a link to another file, which is checked with the whole course. */
  refer(line: number, url: string): void {
    this.#references.push({ line, url });
  }

  /** The links that were found so far. */
  get references(): readonly Reference[] {
    return this.#references;
  }

  /** The issues so far, by line. */
  get issues(): readonly SourceIssue[] {
    return [...this.#issues].sort((a, b) => a.line - b.line);
  }
}

/** Shortens a text for an issue. */
export function quoted(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}
