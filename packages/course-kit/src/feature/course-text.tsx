import { createContext, Fragment, useContext, type HTMLAttributes, type ReactNode } from 'react';
import { marksOf, NO_MARKS, type LanguageMarks } from './language-marks.js';

const Marks = createContext(NO_MARKS);

/** Provides a view's parts with its language marks. */
export const LanguageMarksProvider = Marks.Provider;

/** The language marks of the view. */
export const useMarks = (): LanguageMarks => useContext(Marks);

/** A text of the course within a text of the page; plain text if both have the same language. */
export function CourseText({
  of: part,
  children,
}: {
  /** What the text is of, where that may be translated. @default the course */
  readonly of?: { readonly language?: string };
  readonly children: ReactNode;
}) {
  const { course } = marksOf(useMarks(), part?.language);
  return course ? <span {...course}>{children}</span> : <>{children}</>;
}

/** Words of the page within a text of the course. */
export function PageText(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...useMarks().page} {...props} />;
}

/**
 * A sentence of the page with texts of the course in it.
 *
 * @param sentence - with `{name}` where a part belongs, such as `Level 2: {title}`.
 */
export function SentenceWith({
  sentence,
  parts,
}: {
  readonly sentence: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}) {
  return sentence
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>));
}
