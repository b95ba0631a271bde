import { useEffect, useState, type MouseEvent } from 'react';
import { isPlainClick } from '../../primitives/link.js';
import { useCourseContext } from '../../state/course-context.js';
import { keptAttempt } from '../../state/kept-attempt.js';

/**
 * The address of the level's test, where a reader has come to a step from its result; null for everybody else, also where the
 * browser tells nothing of the page before.
 */
export function useResultBefore(level: number, testHref: string | null): string | null {
  const { drafts } = useCourseContext().store.services.storage;
  const [result, setResult] = useState<string | null>(null);
  useEffect(() => {
    const isMarked = keptAttempt(drafts, level)?.marks;
    setResult(testHref !== null && isMarked && cameFrom(testHref) ? testHref : null);
  }, [drafts, level, testHref]);
  return result;
}

/** Whether the page before this one, in the order in which Back goes, has an address. */
function cameFrom(href: string): boolean {
  return isAt(entryBefore() || document.referrer, href);
}

/** Goes back to the result that stands before this page, as it was left; where another page has come between, the link is followed. */
export function goBackTo(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event) || !isAt(entryBefore(), event.currentTarget.href)) return;
  event.preventDefault();
  window.history.back();
}

/** The address to which Back goes; undefined where that is unknown. */
function entryBefore(): string | null | undefined {
  const { navigation } = window as Partial<Window>;
  return navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
}

function isAt(address: string | null | undefined, href: string): boolean {
  return !!address && new URL(address).pathname === new URL(href, window.location.href).pathname;
}
