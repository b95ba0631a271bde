import type { ReactNode } from 'react';
import { useLanguage } from './language-context.js';

/** How texts of the course are marked in a page of another language. */
export interface TextLanguage {
  readonly lang?: 'en';
  readonly dir?: 'ltr';
}

const ENGLISH: TextLanguage = { lang: 'en', dir: 'ltr' };
const OF_THE_PAGE: TextLanguage = {};

/** The attributes of an element whose text stays English; none in an English page. */
export function useEnglishText(): TextLanguage {
  return useLanguage().shown.tag === 'en' ? OF_THE_PAGE : ENGLISH;
}

/** A title of the course within a line in the language of the page. */
export function CourseText({ children }: { readonly children: ReactNode }) {
  const language = useEnglishText();
  return language.lang ? <bdi {...language}>{children}</bdi> : children;
}
