import { createStore, type Atom, type WritableAtom } from 'jotai/vanilla';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { createContext, useContext } from 'react';
import type { MessageOverrides } from '../messages/message.js';
import type { BrowserCopy } from '../ports/browser-copy.js';
import type { Unsubscribe } from '../ports/course-storage.js';
import {
  enterSessionAtom,
  followCopyAtom,
  loadAtom,
  loadSessionAtom,
  notifyAtom,
  receiveAtom,
} from './course-actions.js';
import { servicesAtom, type CourseServices } from './course-atoms.js';
import type { CourseEventListener } from './course-event.js';
import type { LinkFor, Navigate } from './link-target.js';

/** One course's state, apart from every other on the page. */
export interface CourseStore {
  readonly services: CourseServices;
  readonly jotai: ReturnType<typeof createStore>;
  /** Reads the records and follows changes made elsewhere until the result is called. */
  connect(): Unsubscribe;
  /** From now on another listener hears of what the learner does, or nobody. */
  listen(listener: CourseEventListener | undefined): void;
}

/** What a provider hands down to its components. */
export interface CourseContextValue {
  readonly store: CourseStore;
  readonly linkFor: LinkFor;
  readonly navigate?: Navigate | undefined;
  readonly messages: MessageOverrides;
  readonly locale: string;
}

/**
 * Our own context, not jotai's: a host that uses jotai itself keeps its atoms inside the kit's children,
 * and two embeds on one page never mix.
 */
export const CourseContext = createContext<CourseContextValue | null>(null);

/** Makes a store. Nothing is read before `connect`. */
export function createCourseStore(
  given: Omit<CourseServices, 'listener'>,
  onEvent?: CourseEventListener,
): CourseStore {
  const jotai = createStore();
  const listener = { current: onEvent };
  const services = { ...given, listener };
  const { storage, course } = services;
  const { progress, session, copy } = storage;
  let resolve = () => {};
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  const sessionIsKnown = { promise, resolve };
  const loadSync = async (browserCopy: BrowserCopy) => {
    const { createProgressSync } = await import('./progress-sync.js');
    const sync = createProgressSync({
      account: progress,
      copy: browserCopy,
      passMark: course.passMark,
      listener: {
        onSaved: (record) => jotai.set(receiveAtom, record),
        onRefused: () => jotai.set(notifyAtom, 'save-failed'),
        onUnsaved: () => jotai.set(followCopyAtom),
      },
    });
    jotai.set(servicesAtom, { ...services, sync, syncIsReady: null, sessionIsKnown });
  };
  jotai.set(servicesAtom, { ...services, sync: null, syncIsReady: null, sessionIsKnown });
  let isLoaded = false;
  /** A storage without accounts does not carry what keeps one in step, and neither does a page made on a server. */
  const loadOnce = () => {
    if (!copy || isLoaded) return;
    isLoaded = true;
    const syncIsReady = loadSync(copy);
    jotai.set(servicesAtom, (now) => now && { ...now, syncIsReady });
  };
  const syncNow = () => jotai.get(servicesAtom)?.sync;
  return {
    services,
    jotai,
    listen(other) {
      listener.current = other;
    },
    connect() {
      loadOnce();
      void jotai.set(loadSessionAtom);
      const tryAgain = () => void syncNow()?.flush();
      globalThis.addEventListener?.('online', tryAgain);
      const unsubscribes = [
        progress.subscribe?.(() => void jotai.set(loadAtom)),
        session?.subscribe((learner) => void jotai.set(enterSessionAtom, learner)),
        copy?.subscribe(() => jotai.set(followCopyAtom)),
      ];
      return () => {
        globalThis.removeEventListener?.('online', tryAgain);
        unsubscribes.forEach((unsubscribe) => unsubscribe?.());
        syncNow()?.stop();
      };
    },
  };
}

/** The provider's value. @throws Error naming the hook when there is no provider above. */
export function useCourseContext(hook: string): CourseContextValue {
  const value = useContext(CourseContext);
  if (!value) throw new Error(`\`${hook}\` must be used within \`CourseProvider\``);
  return value;
}

/** The value of an atom in the provider's store. */
export function useCourseValue<Value>(hook: string, atom: Atom<Value>): Awaited<Value> {
  return useAtomValue(atom, { store: useCourseContext(hook).store.jotai });
}

/** An action of the provider's store. */
export function useCourseAction<Value, Args extends unknown[], Result>(
  hook: string,
  atom: WritableAtom<Value, Args, Result>,
): (...args: Args) => Result {
  return useSetAtom(atom, { store: useCourseContext(hook).store.jotai });
}
