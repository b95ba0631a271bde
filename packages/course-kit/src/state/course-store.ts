import { createStore } from 'jotai';
import type { Unsubscribe } from '../ports/course-storage.js';
import { createChangeEntry, type LedgerAccess } from './change-entry.js';
import type { CourseHost, CourseServices, GivenServices } from './course-services.js';
import { createCourseState, type CourseState } from './course-state.js';
import type { StoreEngine } from './connect-store.js';
import { keepTrying } from './keep-trying.js';
import { isSameNotice, noticeOf, type HostNotice, type NoticeCode } from '../model/notice.js';
import { createProgressActions, type ProgressActions } from './progress-actions.js';

/**
 * Actions that every component may need; others (certificates, export, deletion) are functions that take the services.
 */
export interface CourseActions extends ProgressActions {
  /** Shows the learner a notification of the kit, or one in the host's own words. */
  notify(about: NoticeCode | HostNotice): void;
  /** Removes a notification. */
  dismiss(id: number): void;
}

/** The state of one course, separate from every other on the page. */
export interface CourseStore {
  readonly services: CourseServices;
  readonly state: CourseState;
  readonly actions: CourseActions;
  /** Reads the records and follows changes made elsewhere until the result is called. */
  connect(): Unsubscribe;
  /** Replaces the host's functions. */
  setHost(host: CourseHost): void;
}

/** Creates a store. Nothing is read before `connect`. */
export function createCourseStore(given: GivenServices, host: CourseHost): CourseStore {
  const { course, storage } = given;
  const jotai = createStore();
  const state = createCourseState(course, storage.session !== undefined);
  const ledger: LedgerAccess = {
    get: () => jotai.get(state.ledger),
    set: (next) => jotai.set(state.ledger, next),
  };
  const ledgerStore = storage.openLedgers?.();
  let noticeCount = 0;
  let loading: Promise<StoreEngine> | undefined;
  /** What waits for the engine, whoever has loaded it. */
  let begin: ((engine: StoreEngine) => void) | undefined;
  /** How many providers are connected, and what ends it for the last one. */
  let connections = 0;
  let disconnect: Unsubscribe = () => {};

  const notify = (about: NoticeCode | HostNotice) => {
    noticeCount += 1;
    const notice = noticeOf(about, noticeCount);
    // An equal notification is removed first, so that this one is announced again.
    jotai.set(state.notices, (notices) => [
      ...notices.filter((other) => !isSameNotice(other, notice)),
      notice,
    ]);
  };
  const services: CourseServices = {
    ...given,
    host: { current: host },
    jotai,
    state,
    ledger,
    subscribe: (onChange) => jotai.sub(state.ledger, onChange),
    ledgerStore,
    entry: createChangeEntry(given, ledger, ledgerStore),
    notify,
    // The code that a press needs is loaded already. The rest is loaded after the page, and again if that failed.
    engine: () =>
      (loading ??= import('./connect-store.js').then(
        ({ makeEngine }) => {
          const engine = makeEngine(services);
          begin?.(engine);
          return engine;
        },
        (cause: unknown) => {
          loading = undefined;
          throw cause;
        },
      )),
  };

  const follow = (): Unsubscribe => {
    let unfollow: Unsubscribe | undefined;
    begin = (engine) => {
      unfollow ??= engine.follow();
    };
    const stop = keepTrying(async () => {
      const engine = await services.engine();
      begin?.(engine);
    });
    return () => {
      begin = undefined;
      stop();
      unfollow?.();
    };
  };

  return {
    services,
    state,
    actions: {
      ...createProgressActions(services),
      notify,
      dismiss: (id) => jotai.set(state.notices, (notices) => notices.filter((notice) => notice.id !== id)),
    },
    setHost(next) {
      services.host.current = next;
    },
    connect() {
      connections += 1;
      if (connections === 1) disconnect = follow();
      return () => {
        connections -= 1;
        if (connections === 0) disconnect();
      };
    },
  };
}
