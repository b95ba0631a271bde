import { useLevels, useSession, useSessionPort } from '@course-kit/react';
import { firstUnpassedLevel } from '@course-kit/react/model';
import { useMemo } from 'react';
import { pageMessages } from '../head/page-meta.messages.js';
import { useOutline } from '../language/use-outline.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor, paths } from '../links.js';
import { findPages, wordsIn } from './find-pages.js';
import { levelPages } from './level-pages.js';
import { searchMessages } from './search.messages.js';

/** Finds pages of the site that are no lessons, in the language of the page; nobody who is signed in needs to sign in. */
export function useFindPages(): ReturnType<typeof findPages> {
  const text = useTexts('pages', pageMessages);
  const names = useTexts('search', searchMessages);
  const outline = useOutline();
  const isSignedIn = useSession().status === 'signed-in';
  const canLeave = useSessionPort()?.deleteAccount !== undefined;
  const next = firstUnpassedLevel(useLevels().levels) ?? outline.levels.at(-1)?.level;
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
            ...(page === 'progress' && canLeave && { namesAlone: names('names.deleteAccount') }),
          },
    );
    const all = [...pages, ...levelPages(outline, next, text, names)];
    return findPages(all, wordsIn(names('common')));
  }, [text, names, outline, isSignedIn, canLeave, next]);
}
