import type { ReactNode } from 'react';

/** Stands for an element in a text: pass it as the value of a placeholder, and the text to `TextAround`. */
export const ELEMENT = '\uFFFC';

/** A text with an element at the position that the language requires. */
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
