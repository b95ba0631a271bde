import type { Atom } from 'jotai/vanilla';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { MessageOverrides } from '../messages/course-messages.js';
import type { Ledger } from '../model/ledger.js';
import type { CourseActions, CourseStore } from './course-store.js';
import type { CourseState } from './course-state.js';
import type { LinkFor } from './link-target.js';

/** What a provider hands down to its components. */
export interface CourseContextValue {
  readonly store: CourseStore;
  readonly linkFor: LinkFor;
  readonly messages: MessageOverrides | undefined;
  readonly locale: string;
  /** Hosts, besides the page's own, that videos may come from. */
  readonly mediaHosts?: readonly string[] | undefined;
}

/**
 * Our own context, not jotai's: a host that uses jotai itself keeps its atoms inside the kit's children,
 * and two embeds on one page never mix.
 */
export const CourseContext = createContext<CourseContextValue | null>(null);

/** The provider's value. @throws Error where there is no provider above. */
export function useCourseContext(): CourseContextValue {
  const value = useContext(CourseContext);
  if (!value) throw new Error('Hooks of course-kit need a `CourseProvider` above');
  return value;
}

/** A part of the provider's state. */
export function useCourseState<Value>(select: (state: CourseState) => Atom<Value>): Value {
  return useDerivedState(select, unchanged);
}

const unchanged = <Value>(value: Value): Value => value;

/**
 * Something of a part of the provider's state; the component renders anew only when that changes.
 *
 * @param derive - must answer the same for the same part.
 */
export function useDerivedState<Value, Derived>(
  select: (state: CourseState) => Atom<Value>,
  derive: (value: Value) => Derived,
): Derived {
  const { services, state } = useCourseContext().store;
  const { jotai } = services;
  const atom = select(state);
  // Nothing in a store is a promise, which is what jotai's own hook is mostly about.
  const subscribe = useCallback((onChange: () => void) => jotai.sub(atom, onChange), [jotai, atom]);
  const read = () => derive(jotai.get(atom));
  return useSyncExternalStore(subscribe, read, read);
}

/** Something of the ledger. */
export function useLedger<Value>(derive: (ledger: Ledger) => Value): Value {
  return useDerivedState(({ ledger }) => ledger, derive);
}

/** What can be done in the provider's store; the same functions for as long as it lives. */
export function useCourseActions(): CourseActions {
  return useCourseContext().store.actions;
}
