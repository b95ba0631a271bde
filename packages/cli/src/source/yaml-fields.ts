import { nearestName } from '@course-kit/react/model';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from 'yaml';
import { quoted, type SourceChecker } from './issues.js';

/** The fields of a YAML mapping, read by name; a field that is not read is an issue. */
export class YamlFields {
  readonly #check: SourceChecker;
  readonly #map: YAMLMap | null;
  readonly #lineOf: (node: unknown) => number;
  readonly #line: number;
  /** What is found in place of a field that is missing. */
  readonly #missing: string;
  readonly #asked: string[] = [];
  /** Whether a fault of the YAML was told; what is missing then may only be hidden by it. */
  readonly #isBroken: boolean;

  private constructor(
    check: SourceChecker,
    map: YAMLMap | null,
    lineOf: (node: unknown) => number,
    line: number,
    missing: string,
    isBroken: boolean,
  ) {
    this.#check = check;
    this.#map = map;
    this.#lineOf = lineOf;
    this.#line = line;
    this.#missing = missing;
    this.#isBroken = isBroken;
  }

  /**
   * @param text - the YAML.
   * @param firstLine - the line of the file that the YAML begins on.
   * @param missing - what is found in place of a field that is missing.
   */
  static parse(
    check: SourceChecker,
    text: string,
    firstLine: number,
    missing = 'none of that name',
  ): YamlFields {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, { lineCounter });
    const lineAt = (offset: number) => firstLine + lineCounter.linePos(offset).line - 1;
    for (const { pos, message } of document.errors)
      check.report(lineAt(pos[0]), 'sound YAML', (message.split('\n')[0] ?? '').replace(/ at line .*$/, ''));
    const lineOf = (node: unknown) => lineAt((node as Node | null)?.range?.[0] ?? 0);
    const { contents } = document;
    const isBroken = document.errors.length > 0;
    if (contents !== null && !isMap(contents) && !isBroken)
      check.report(lineOf(contents), 'fields such as "title: Memory"', quoted(text));
    return new YamlFields(check, isMap(contents) ? contents : null, lineOf, firstLine, missing, isBroken);
  }

  /** A text; an issue where it is missing. */
  text(name: string): string {
    const text = this.optionalText(name);
    if (text === undefined && !this.#has(name) && !this.#isBroken)
      this.#check.report(this.#line, `the field "${name}"`, this.#missing);
    return text ?? '';
  }

  /** A text, or undefined where the field is left out. */
  optionalText(name: string): string | undefined {
    const node = this.#ask(name);
    if (node === undefined) return undefined;
    const value: unknown = isScalar(node) ? node.value : undefined;
    // Authors mostly write durations and versions without quotes.
    const text = isScalar(node) && typeof value === 'number' ? (node.source ?? String(value)) : value;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
    if (this.#isBroken) return undefined;
    // `color: #7c2d12` has a comment and no value.
    if (isScalar(node) && value === null && node.comment != null) {
      const comment = `#${node.comment}`;
      this.#check.report(this.#lineOf(node), `quotes around a text that begins with #`, quoted(comment));
      return undefined;
    }
    this.#check.report(this.#lineOf(node), `a text for "${name}"`, quoted(String(node)));
    return undefined;
  }

  /** A number, or undefined where the field is left out. */
  optionalNumber(name: string): number | undefined {
    const node = this.#ask(name);
    if (node === undefined) return undefined;
    if (isScalar(node) && typeof node.value === 'number') return node.value;
    this.#check.report(this.#lineOf(node), `a number for "${name}"`, quoted(String(node)));
    return undefined;
  }

  /** Texts, one below the other; none where the field is left out. */
  texts(name: string): readonly string[] {
    const node = this.#ask(name);
    if (node === undefined) return [];
    if (isSeq(node) && node.items.every((item) => isScalar(item) && typeof item.value === 'string'))
      return node.items.map((item) => String((item as { value: unknown }).value));
    this.#check.report(this.#lineOf(node), `a list of texts for "${name}"`, quoted(String(node)));
    return [];
  }

  /** The fields of each entry of a list; none where the list is left out. */
  entries(name: string): readonly YamlFields[] {
    const node = this.#ask(name);
    if (node === undefined) return [];
    if (isSeq(node) && node.items.every((item) => isMap(item)))
      return node.items.map((item) => this.#within(item as YAMLMap));
    this.#check.report(
      this.#lineOf(node),
      `a list of entries with fields for "${name}"`,
      quoted(String(node)),
    );
    return [];
  }

  /** The fields of a field; undefined where it is left out. */
  fields(name: string): YamlFields | undefined {
    const node = this.#ask(name);
    if (node === undefined) return undefined;
    if (isMap(node)) return this.#within(node);
    this.#check.report(this.#lineOf(node), `fields for "${name}"`, quoted(String(node)));
    return undefined;
  }

  /** The line that a field stands on; that of all fields where it is left out. */
  lineOf(name: string): number {
    return this.#has(name) ? this.#lineOf(this.#map?.get(name, true)) : this.#line;
  }

  /** The names of all fields, in their order. */
  get names(): readonly string[] {
    return this.#map?.items.map(({ key }) => String(key)) ?? [];
  }

  /** Records an issue for each field that was not read. */
  done(): void {
    if (this.#isBroken) return;
    for (const { key } of this.#map?.items ?? []) {
      const name = String(key);
      const meant = nearestName(name, this.#asked);
      this.#check.that(
        this.#asked.includes(name),
        this.#lineOf(key),
        meant === undefined ? `one of ${this.#asked.join(', ')}` : `"${meant}"`,
        `the field "${name}"`,
      );
    }
  }

  #within(map: YAMLMap): YamlFields {
    return new YamlFields(this.#check, map, this.#lineOf, this.#lineOf(map), this.#missing, this.#isBroken);
  }

  #has(name: string): boolean {
    return this.#map?.has(name) ?? false;
  }

  #ask(name: string): unknown {
    if (!this.#asked.includes(name)) this.#asked.push(name);
    return this.#has(name) ? this.#map?.get(name, true) : undefined;
  }
}
