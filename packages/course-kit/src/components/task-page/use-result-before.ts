import { useEffect, useState } from 'react';
import { useCourseContext } from '../../state/course-context.js';

/**
 * The address of the level's test, where a reader has come to a step from its result; null for everybody else, also where the
 * browser tells nothing of the page before.
 */
export function useResultBefore(level: number, testHref: string | null): string | null {
  const { drafts } = useCourseContext().store.services.storage;
  const [result, setResult] = useState<string | null>(null);
  useEffect(() => {
    const attempt = drafts.read(level);
    const isMarked = typeof attempt === 'object' && attempt !== null && 'marks' in attempt && attempt.marks;
    setResult(testHref !== null && isMarked && cameFrom(testHref) ? testHref : null);
  }, [drafts, level, testHref]);
  return result;
}

/** Whether the page before this one, in the order in which Back goes, has an address. */
function cameFrom(href: string): boolean {
  const { navigation } = window as Partial<Window>;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url || document.referrer;
  return before !== '' && new URL(before).pathname === new URL(href, window.location.href).pathname;
}
