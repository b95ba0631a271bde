import type { ReactNode } from 'react';

/** Holds the place of an element in a text: give it as the value of a placeholder, and the text to `TextAround`. */
export const ELEMENT = '\uFFFC';

/** A text with an element where its language wants it. */
export function TextAround({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [before, after] = text.split(ELEMENT);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
