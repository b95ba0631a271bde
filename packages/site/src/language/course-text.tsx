import type { ReactNode } from 'react';
import { useLanguage } from './language-context.js';

/** How texts of the course are marked in a page of another language. */
export interface TextLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr';
}

const ENGLISH: TextLanguage = { lang: 'en', dir: 'ltr' };
const OF_THE_PAGE: TextLanguage = {};

/** The attributes of an element whose text stays English; none in an English page. */
export function useEnglishText(): TextLanguage {
  return useLanguage().shown.tag === 'en' ? OF_THE_PAGE : ENGLISH;
}

/** A title of the course within a line in the language of the page. */
export function CourseText({
  of: part,
  children,
}: {
  /** What it is the title of, where that may be in the language of the page. @default English */
  readonly of?: { readonly language?: string } | undefined;
  readonly children: ReactNode;
}) {
  const english = useEnglishText();
  const isTranslated = part?.language === useLanguage().shown.tag;
  return english.lang && !isTranslated ? <bdi {...english}>{children}</bdi> : children;
}
