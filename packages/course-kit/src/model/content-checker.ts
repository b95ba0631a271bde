/** Something wrong in authored content, and where. */
export interface ContentFault {
  /** Such as `levels[0].tasks[1].title`. */
  readonly path: string;
  readonly expected: string;
  readonly found: unknown;
}

/** Authored content has faults; `message` lists each with its path and what was expected there. */
export class CourseContentError extends Error {
  override readonly name = 'CourseContentError';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    const lines = faults.map(
      ({ path, expected, found }) => `- ${path}: expected ${expected}, found ${show(found)}`,
    );
    super(`The course has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

/** Collects faults, so that an author sees all of them at once. */
export class ContentChecker {
  readonly #faults: ContentFault[] = [];

  /** Records a fault unless the condition holds. */
  that(condition: boolean, path: string, expected: string, found: unknown): void {
    if (!condition) this.#faults.push({ path, expected, found });
  }

  /** Records a fault unless the value is a text with something in it. */
  text(path: string, value: unknown): void {
    this.that(typeof value === 'string' && value.trim() !== '', path, 'a text', value);
  }

  /** Looks at each entry with its path; records a fault when there is no list at all. */
  list<Entry>(path: string, entries: readonly Entry[], look: (path: string, entry: Entry) => void): void {
    this.that(Array.isArray(entries), path, 'a list', entries);
    if (Array.isArray(entries)) entries.forEach((entry: Entry, index) => look(`${path}[${index}]`, entry));
  }

  /** What was found so far. */
  get faults(): readonly ContentFault[] {
    return this.#faults;
  }

  /** @throws CourseContentError when there were faults. */
  done(): void {
    if (this.#faults.length > 0) throw new CourseContentError(this.#faults);
  }
}

function show(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}
