import { useSession } from '@course-kit/react';
import { useMemo } from 'react';
import { outline } from '../course.js';
import { pageMessages } from '../head/page-meta.messages.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor, paths } from '../links.js';
import { findPages, wordsIn, type FoundPages } from './find-pages.js';
import { searchMessages } from './search.messages.js';

/** Finds pages of the site that are no lessons, in the language of the page; nobody who is signed in needs to sign in. */
export function useFindPages(): (question: string) => FoundPages {
  const text = useTexts('pages', pageMessages);
  const names = useTexts('search', searchMessages);
  const isSignedIn = useSession().status === 'signed-in';
  return useMemo(() => {
    const addresses = [
      ['progress', linkFor({ kind: 'dashboard' })],
      ['certificates', linkFor({ kind: 'certificates' })],
      ['extraCourses', outline.extraCourses.length > 0 ? paths.extraCourses : null],
      ['signIn', isSignedIn ? null : paths.auth],
      ['privacyPolicy', paths.privacyPolicy],
    ] as const;
    const pages = addresses.flatMap(([page, href]) =>
      href === null
        ? []
        : {
            href,
            title: text(page),
            description: text(`${page}Description`, { course: outline.title }),
            names: names(`names.${page}`),
          },
    );
    return findPages(pages, wordsIn(names('common')));
  }, [text, names, isSignedIn]);
}
