'use client';

import { useContext, useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react';
import { createLocalStorage } from '../../adapters/local/local-storage.js';
import type { CheckedMessages, MessageOverrides } from '../../messages/course-messages.js';
import { isOneCourse } from '../../model/course-key.js';
import type { CourseOutline } from '../../model/course.js';
import type { CourseStorage } from '../../ports/course-storage.js';
import { NavigationContext } from '../../primitives/navigation.js';
import { CourseContext } from '../../state/course-context.js';
import type { CourseHost, CourseServices } from '../../state/course-services.js';
import { createCourseStore, type CourseStore } from '../../state/course-store.js';
import type { CourseEvent, CourseEventListener } from '../../state/course-event.js';
import type { FigureKind } from '../../state/figure-kind.js';
import { NO_LINKS, type LinkFor, type Navigate } from '../../state/link-target.js';
import type { SharedCourse } from '../../state/shared-course.js';
import { Toaster } from '../toaster/toaster.js';

/** Props of `CourseProvider`. */
export interface CourseProviderProps<Texts = MessageOverrides> {
  /**
   * A course, or an outline where levels are loaded one by one. Another course resets everything below, with that
   * course's progress.
   */
  readonly course: CourseOutline;
  /**
   * The same course in the page's language, of `translateOutline`: what cards and pages show of it. It may change at any time;
   * progress and certificates are those of `course`.
   *
   * @default the course
   */
  readonly translation?: CourseOutline | undefined;
  /**
   * Where progress is kept. Create it once, outside of components: another object resets everything below, with its own
   * progress.
   *
   * @default this browser's local storage, under the course's own name; within another provider storage of its kind
   */
  readonly storage?: CourseStorage;
  /**
   * The state of `createSharedCourse`, where a page has several React roots that show one course; its course and storage are those that
   * count. Roots that are hydrated after progress is known must not show it in their first rendering.
   *
   * @default a state of its own
   */
  readonly store?: SharedCourse | undefined;
  /** Addresses in the host; null for what it does not have. @default no links at all */
  readonly linkFor?: LinkFor;
  /** Follows links within the host's router. @default the browser's own navigation */
  readonly navigate?: Navigate;
  /**
   * Texts of your own by feature, such as `{ levelCard: { start: 'Go' } }`, or a whole language. Those that are left out
   * keep their default.
   *
   * @default the texts in English
   */
  readonly messages?: (Texts & CheckedMessages<NoInfer<Texts>>) | undefined;
  /** A BCP 47 tag for numbers, dates and plurals, and for certificates. @default 'en-US' */
  readonly locale?: string | undefined;
  /**
   * Hosts that videos may come from, besides the page's own origin, such as `['videos.example']`. Nothing is asked of
   * others; their videos are links.
   *
   * @default none
   */
  readonly mediaHosts?: readonly string[] | undefined;
  /** The kinds of figures that lessons show, such as `flowFigures`. @default no figure is drawn */
  readonly figures?: readonly FigureKind[] | undefined;
  /** Where toasts appear; `null` for none. @default one toast at a time, bottom right */
  readonly toaster?: ReactNode;
  /** Milliseconds since 1970. @default the system's clock */
  readonly clock?: () => number;
  /** Chance for shuffling, from 0 up to 1. @default `Math.random` */
  readonly random?: () => number;
  /**
   * Receives events of what the learner does; may be another function at every render.
   *
   * @default the listener of the provider around, where there is one; events name their course
   */
  readonly onEvent?: CourseEventListener | undefined;
  /** The components of the course. */
  readonly children?: ReactNode;
}

/** Shares one course's state among the components below it. It renders no element of its own. */
export function CourseProvider<const Texts extends MessageOverrides>({
  course,
  translation,
  storage,
  store: shared,
  linkFor = NO_LINKS,
  navigate,
  messages,
  locale = 'en-US',
  mediaHosts,
  figures,
  toaster = <Toaster />,
  clock = Date.now,
  random = Math.random,
  onEvent,
  children,
}: CourseProviderProps<Texts>) {
  const outer = useContext(CourseContext)?.store.services;
  // The current listener of the outer provider.
  const heard = onEvent ?? (outer && ((event: CourseEvent) => outer.host.current.onEvent?.(event)));
  const host = { onEvent: heard, linkFor };
  const { store, key } = useStore({ course, storage, clock, random }, host, outer, shared as CourseStore);
  // Runs before the effects of components below, which raise events.
  useInsertionEffect(() => store.setHost(host));
  useEffect(() => store.connect(), [store]);
  const value = useMemo(
    () => ({ store, translation, linkFor, messages, locale, mediaHosts, figures }),
    [store, translation, linkFor, messages, locale, mediaHosts, figures],
  );
  return (
    // The key resets the components' own state, such as a half-answered quiz, for another course.
    <CourseContext.Provider key={key} value={value}>
      <NavigationContext.Provider value={navigate}>
        {children}
        {toaster}
      </NavigationContext.Provider>
    </CourseContext.Provider>
  );
}

interface Given extends Required<Pick<CourseProviderProps, 'course' | 'clock' | 'random'>> {
  readonly storage: CourseStorage | undefined;
}

/** Keeps one store while course and storage stay the same; otherwise returns another one, with another key. */
function useStore(
  given: Given,
  host: CourseHost,
  outer: CourseServices | undefined,
  shared: CourseStore | undefined,
): { readonly store: CourseStore; readonly key: number } {
  const make = (key: number) => {
    if (shared) return { given, key, store: shared };
    const storage = given.storage ?? ownStorage(given.course, outer);
    return { given, key, store: createCourseStore({ ...given, storage }, host) };
  };
  let [made, setMade] = useState(() => make(0));
  if (made.given.storage !== given.storage || !isUnchanged(made.given.course, given.course)) {
    made = make(made.key + 1);
    setMade(made);
  }
  return made;
}

/** Within another provider a storage of the same kind, and for the same course the same one. */
function ownStorage(course: CourseOutline, outer: CourseServices | undefined): CourseStorage {
  if (outer && isOneCourse(course, outer.course)) return outer.storage;
  return outer?.storage.forCourse?.(course) ?? createLocalStorage({ course });
}

/** Compares by value, because a course written inside a component is another object at every render. */
function isUnchanged(a: CourseOutline, b: CourseOutline): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
