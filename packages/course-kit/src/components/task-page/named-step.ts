import { stepAnchor } from '../../model/step-anchor.js';

/** Whether the address names a step. */
export const isNamed = (step: number): boolean => window.location.hash.slice(1) === stepAnchor(step);

/**
 * What the address names of a lesson, such as its exercise, for as long as its reader is on the way there: not once they have
 * scrolled past it, nor where the browser restores where they were.
 */
export function namedPlace(lesson: HTMLElement | null): Element | null {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = document.getElementById(window.location.hash.slice(1));
  if (!place || !lesson?.contains(place) || place.getBoundingClientRect().top < 0) return null;
  return loaded?.type === 'navigate' ? place : null;
}
