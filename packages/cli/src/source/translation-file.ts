import { createHash } from 'node:crypto';

/** A file in another language: the name of what it translates, with the language before its ending, as in `1-mix.de.md`. */
export interface TranslationName {
  /** The file that it translates. */
  readonly source: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

const NAME = /^(?<source>.*\/[^/]+)\.(?<language>[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*)\.md$/;

/** What a file translates; null for a file that is no translation. */
export function translationOf(file: string): TranslationName | null {
  const { source, language } = NAME.exec(file)?.groups ?? {};
  return source !== undefined && language !== undefined ? { source: `${source}.md`, language } : null;
}

/** The name of a file's translation. */
export const translationName = (source: string, language: string) =>
  source.replace(/\.md$/, `.${language}.md`);

/** A text by which an older one is known. Comments are not translated. */
export function hashOfSource(text: string): string {
  const words = text.replaceAll(/\r\n?/g, '\n').replaceAll(/<!--[\s\S]*?-->\n*/g, '');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

const FIELD = /^(?<before>---\r?\n(?:(?!---)[^\n]*\n)*?)source:[ \t]*(?<hash>[^\s]*)[^\n]*/;

/** What a translation says of the text that it was made of, and its own text without that, line by line as it was. */
export interface TranslationText {
  /** Undefined where it says nothing. */
  readonly hash: string | undefined;
  /** The line of the field, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Reads the field `source`. */
export function translationText(text: string): TranslationText {
  const { before = '', hash } = FIELD.exec(text)?.groups ?? {};
  return {
    hash: hash || undefined,
    line: Math.max(1, before.split('\n').length),
    text: text.replace(FIELD, '$<before>'),
  };
}

/** A translation with the hash of the text that it was made of, where it says nothing of it. */
export function withSource(text: string, source: string): string {
  if (translationText(text).hash !== undefined) return text;
  const field = `source: ${hashOfSource(source)}`;
  const [start] = /^---\r?\n/.exec(text) ?? [];
  if (start === undefined) return `---\n${field}\n---\n\n${text}`;
  return `${start}${text.slice(start.length).replace(/^(?<fields>[\s\S]*?)^---/m, `$<fields>${field}\n---`)}`;
}
