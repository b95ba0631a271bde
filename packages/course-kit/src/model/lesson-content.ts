/*
 * The text of a lesson as data: a page renders it without a parser, and no part of it can become HTML.
 * `@course-kit/cli` makes it from Markdown.
 */

/** A part of a text: plain words, or words with a mark. */
export type Inline = string | InlineMark | InlineCode | InlineLink;

/** Bold or emphasized words. */
export interface InlineMark {
  /** `strong` for names in the interface, `emphasis` for stressed words. */
  readonly kind: 'strong' | 'emphasis';
  /** The words. */
  readonly content: readonly Inline[];
}

/** Text that is typed, or that must be read character by character. */
export interface InlineCode {
  /** Tells it from other parts. */
  readonly kind: 'code';
  /** As it is typed. */
  readonly text: string;
}

/** A link. */
export interface InlineLink {
  /** Tells it from other parts. */
  readonly kind: 'link';
  /** An address on the web, a place on the page, or a path of the site. */
  readonly href: string;
  /** The words. */
  readonly content: readonly Inline[];
}

/** A text of a lesson: plain words, or parts of which some have a mark. */
export type LessonText = string | readonly Inline[];

/** A part of a lesson, from top to bottom; a text by itself is a paragraph. */
export type Block = LessonText | ListBlock | TableBlock | PictureBlock | SnippetBlock | NoteBlock;

/** Entries one below the other. */
export interface ListBlock {
  /** Tells it from other parts. */
  readonly kind: 'list';
  /** The first number. @default none: dots instead of numbers */
  readonly start?: number;
  /** Each entry with its parts, which may be lists again. */
  readonly items: readonly (readonly Block[])[];
}

/** How the cells of a column are aligned. */
export type ColumnAlignment = 'start' | 'center' | 'end';

/** Rows and columns. */
export interface TableBlock {
  /** Tells it from other parts. */
  readonly kind: 'table';
  /** The headings of the columns. */
  readonly head: readonly LessonText[];
  /** Each row with a cell for every column. */
  readonly rows: readonly (readonly LessonText[])[];
  /** How each column is aligned. @default at its start */
  readonly align?: readonly ColumnAlignment[];
  /**
   * A CSS color for each row, shown before its first cell, which names it. @default no colors
   */
  readonly swatches?: readonly string[];
}

/** A picture. */
export interface PictureBlock {
  /** Tells it from other parts. */
  readonly kind: 'picture';
  /** Address of the file: on the web, or a path of the site. */
  readonly src: string;
  /** Address of the same picture for dark pages. @default the picture itself */
  readonly darkSrc?: string;
  /** The content of the picture in words, for learners who cannot see it. */
  readonly alt: string;
  /** Shown below it. @default nothing */
  readonly caption?: string;
  /** In pixels; reserves its space until it is loaded. @default not known */
  readonly width?: number;
  /** In pixels. @default not known */
  readonly height?: number;
}

/** The syntactic kind of a piece of code. */
export type CodeKind = 'comment' | 'constant' | 'function' | 'keyword' | 'link' | 'parameter' | 'string';

/** A piece of code that has a color. */
export interface ColoredCode {
  /** What it is; the stylesheet has a color for it. */
  readonly kind: CodeKind;
  /** The characters. */
  readonly text: string;
}

/** Code: all of it, or its pieces in order, of which some have a color. */
export type Code = string | readonly (string | ColoredCode)[];

/** Text to copy: a command, a prompt, a piece of code. */
export interface Snippet {
  /** What is copied, line breaks and all. */
  readonly code: Code;
  /** The language's usual short name, such as `bash`; `text` for a prompt. */
  readonly language: string;
  /** What it is, for the copy button's name. */
  readonly label: string;
}

/** Text to copy, as a part of a lesson. */
export interface SnippetBlock extends Snippet {
  /** Tells it from other parts. */
  readonly kind: 'snippet';
}

/** The purpose of a note: the expected result, a tip, what to do if a step fails, a warning. */
export type NoteRole = 'expect' | 'tip' | 'failure' | 'warning';

/** A remark that is set apart. */
export interface NoteBlock {
  /** Tells it from other parts. */
  readonly kind: 'note';
  /** What it is for; its heading says so. */
  readonly role: NoteRole;
  /** What it says. */
  readonly content: readonly Block[];
}

/** Code without its colors: what is copied. */
export function plainCode(code: Code): string {
  return typeof code === 'string'
    ? code
    : code.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
