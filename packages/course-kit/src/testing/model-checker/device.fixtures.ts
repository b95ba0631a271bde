import type { Learner } from '../../model/learner.js';
import type { openStore } from '../open-store.js';
import type { Person } from './oracle.fixtures.js';
import type { QuizPage } from './quiz-page.fixtures.js';
import type { SimulatedBrowser } from './simulated-device.fixtures.js';
import type { Client, Fault } from './simulated-server.fixtures.js';
import type { Scope } from './virtual-time.fixtures.js';

/** What sort of browser a device has. */
export interface DeviceKind {
  readonly hasLocks: boolean;
  readonly hasChannels: boolean;
  /** Storage is refused from the start. */
  readonly isBlocked: boolean;
  /** Who was signed in is known at once when a page opens. */
  readonly remembers: boolean;
  /** By how much its clock is ahead, in milliseconds. */
  readonly skew: number;
}

/** What a world is made of. */
export interface WorldKind {
  readonly devices: readonly DeviceKind[];
  /** Whether the server notifies tabs of changes by others. */
  readonly notifiesOthers: boolean;
  /** Whether the server marks quizzes: then answers are handed in, not scores. */
  readonly marksQuizzes: boolean;
  /** Of chance: in which order things arrive, and what is drawn. */
  readonly seed: number;
}

/** One device, with what is shared among its tabs. */
export interface Device {
  readonly number: number;
  readonly kind: DeviceKind;
  readonly browser: SimulatedBrowser;
  session: Learner | null;
  /** Who works here signed out; somebody new after each sign-out. */
  visitor: Person;
  readonly faults: Fault[];
  isOffline: boolean;
  /** The storage kept everything at all times so far. */
  isReliable: boolean;
  tabs: Tab[];
}

/** One page with a course. */
export interface Tab {
  readonly scope: Scope;
  readonly device: Device;
  readonly client: Client;
  readonly store: ReturnType<typeof openStore>;
  /** As which visitor somebody signed out works here. */
  visitor: Person;
  /** Who was signed in when the page opened; until it knows, it takes what is done as theirs. */
  readonly openedFor: Learner | null;
  readonly listeners: Set<(learner: Learner | null) => void>;
  leave: () => void;
  /** The learner has pressed to delete their progress here. */
  isDeleting: boolean;
  /** The quiz that it shows. */
  page?: QuizPage;
}
