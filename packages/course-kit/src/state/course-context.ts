import { useAtomValue, type Atom } from 'jotai';
import { createContext, useContext } from 'react';
import type { CourseOutline } from '../model/course.js';
import type { TextsByFeature } from '../texts/message-types.js';
import type { CourseActions, CourseStore } from './course-store.js';
import type { CourseState } from './course-state.js';
import type { FigureKind } from './figure-kind.js';
import type { LinkFor } from './link-target.js';

/** The context that a provider passes to its components. */
export interface CourseContextValue {
  readonly store: CourseStore;
  /** The course in the page's language, where it was translated. */
  readonly translation?: CourseOutline | undefined;
  readonly linkFor: LinkFor;
  /** The host's own texts, checked where they are given; which features there are is nothing that the state knows. */
  readonly messages: TextsByFeature | undefined;
  readonly locale: string;
  /** Hosts, besides the page's own, that videos may come from. */
  readonly mediaHosts?: readonly string[] | undefined;
  /** How figures are drawn. */
  readonly figures?: readonly FigureKind[] | undefined;
}

/**
 * Carries the store, which jotai's hooks get as their option `store`. jotai's `Provider` would give it to the atoms of a
 * host, too, within the kit's children.
 */
export const CourseContext = createContext<CourseContextValue | null>(null);

/** The provider's value. @throws Error where there is no provider above. */
export function useCourseContext(): CourseContextValue {
  const value = useContext(CourseContext);
  if (!value) throw new Error('This hook needs a `CourseProvider` above it');
  return value;
}

/** The value of one of the provider's atoms, or of an atom that is derived from them. */
export function useCourseState<Value>(select: (state: CourseState) => Atom<Value>): Value {
  const { services, state } = useCourseContext().store;
  return useAtomValue(select(state), { store: services.jotai });
}

/** The actions of the provider's store; their identity does not change. */
export function useCourseActions(): CourseActions {
  return useCourseContext().store.actions;
}
