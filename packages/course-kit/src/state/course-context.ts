import type { Atom } from 'jotai/vanilla';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { MessageOverrides } from '../messages/course-messages.js';
import type { Ledger } from '../model/ledger.js';
import type { CourseActions, CourseStore } from './course-store.js';
import type { CourseState } from './course-state.js';
import type { LinkFor } from './link-target.js';

/** The context that a provider passes to its components. */
export interface CourseContextValue {
  readonly store: CourseStore;
  readonly linkFor: LinkFor;
  readonly messages: MessageOverrides | undefined;
  readonly locale: string;
  /** Hosts, besides the page's own, that videos may come from. */
  readonly mediaHosts?: readonly string[] | undefined;
}

/**
 * Our own context, not jotai's, so that a host's own jotai atoms also work within the kit's children, and two embeds on
 * one page are separate.
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
 * A value derived from a part of the provider's state; the component renders again only when it changes.
 *
 * @param derive - must return the same value for the same part.
 */
export function useDerivedState<Value, Derived>(
  select: (state: CourseState) => Atom<Value>,
  derive: (value: Value) => Derived,
): Derived {
  const { services, state } = useCourseContext().store;
  const { jotai } = services;
  const atom = select(state);
  // jotai's own hook mostly handles promises, which this store does not have.
  const subscribe = useCallback((onChange: () => void) => jotai.sub(atom, onChange), [jotai, atom]);
  const read = () => derive(jotai.get(atom));
  return useSyncExternalStore(subscribe, read, read);
}

/** A value derived from the ledger. */
export function useLedger<Value>(derive: (ledger: Ledger) => Value): Value {
  return useDerivedState(({ ledger }) => ledger, derive);
}

/** The actions of the provider's store; their identity does not change. */
export function useCourseActions(): CourseActions {
  return useCourseContext().store.actions;
}
