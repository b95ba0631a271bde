import { createContext, Fragment, useContext, type HTMLAttributes, type ReactNode } from 'react';
import { NO_MARKS, type LanguageMarks } from './language-marks.js';

const Marks = createContext(NO_MARKS);

/** Hands a view's marks down to its parts. */
export const LanguageMarksProvider = Marks.Provider;

/** What a part of a view marks its texts with. */
export const useMarks = (): LanguageMarks => useContext(Marks);

/** A few words of the course among those of the page; a mere text where both are in one language. */
export function CourseText({ children }: { readonly children: ReactNode }) {
  const { course } = useMarks();
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
