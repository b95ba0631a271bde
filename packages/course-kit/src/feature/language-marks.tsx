import { useContext, useMemo } from 'react';
import { isOneLanguage, textLanguage, type TextLanguage } from '../model/text-language.js';
import { CourseContext } from '../state/course-context.js';

/** What texts are marked with: those of the course in the page, and those of the page within a text of the course. */
export interface LanguageMarks {
  /** Undefined where the course is in the page's language: nothing is marked then. */
  readonly course?: TextLanguage;
  /** Undefined as well then. */
  readonly page?: TextLanguage;
}

/** For a course in the language of its page. */
export const NO_MARKS: LanguageMarks = {};

/** What a view marks its texts with. The same object for as long as both languages are the same. */
export function useLanguageMarks(courseLanguage: string | undefined, locale = 'en-US'): LanguageMarks {
  return useMemo(
    () =>
      courseLanguage === undefined || isOneLanguage(courseLanguage, locale)
        ? NO_MARKS
        : { course: textLanguage(courseLanguage), page: textLanguage(locale) },
    [courseLanguage, locale],
  );
}

/** The marks of a part of a course that was translated: none where its words are in the page's language. */
export function marksOf(marks: LanguageMarks, language: string | undefined): LanguageMarks {
  const { page } = marks;
  if (language === undefined || !page) return marks;
  return isOneLanguage(language, page.lang) ? NO_MARKS : { course: textLanguage(language), page };
}

/** The language of the provider's course; none where there is no provider. */
export function useCourseLanguage(): string | undefined {
  return useContext(CourseContext)?.store.services.course.language;
}

/** Says in the page's language which one the course is in; nothing where they are the same. */
export function CourseLanguageLine({
  marks: { course, page },
  textFor,
}: {
  readonly marks: LanguageMarks;
  readonly textFor: (language: string) => string;
}) {
  if (!course) return null;
  const names = new Intl.DisplayNames(page?.lang, { type: 'language' });
  return <p className="ck-hint">{textFor(names.of(course.lang) ?? course.lang)}</p>;
}
