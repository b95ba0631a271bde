import { atom, type Atom, type PrimitiveAtom } from 'jotai';
import type { CourseOutline } from '../model/course.js';
import type { Learner } from '../model/learner.js';
import { EMPTY_LEDGER, type Ledger } from '../model/ledger.js';
import type { LevelRecord } from '../model/level-record.js';
import { courseState, type LevelState } from '../model/level-state.js';
import type { Notice } from '../model/notice.js';
import type { QuizState } from '../model/quiz-answering.js';

/** Who is learning; `none` for a storage without accounts, where the user of the browser is the learner. */
export type Session =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  /** `hasWaiting` where a session ended before it was saved what its learner did in this browser: that waits until they sign in again. */
  | { readonly status: 'signed-out'; readonly hasWaiting?: boolean | undefined }
  | { readonly status: 'signed-in'; readonly learner: Learner };

/** The atoms of a store. Atoms that actions do not write are derived. */
export interface CourseState {
  readonly ledger: PrimitiveAtom<Ledger>;
  readonly session: PrimitiveAtom<Session>;
  /** The quizzes that this page has shown, by level. */
  readonly quizzes: PrimitiveAtom<Readonly<Record<number, QuizState>>>;
  /** How often another learner has come to this page, or left it: its quizzes are opened anew then. */
  readonly departures: PrimitiveAtom<number>;
  /** Notifications that have not been dismissed, oldest first. */
  readonly notices: PrimitiveAtom<readonly Notice[]>;
  /** How often a flow has passed its check on this page; what is kept of it is in the draft of its task. */
  readonly passedFlows: PrimitiveAtom<number>;
  /** False while a change is kept in the page's memory only. */
  readonly isLasting: PrimitiveAtom<boolean>;
  /** The records as the learner sees them. */
  readonly records: Atom<readonly LevelRecord[]>;
  readonly levels: Atom<readonly LevelState[]>;
  readonly loadStatus: Atom<Ledger['status']>;
  readonly confirmed: Atom<Ledger['confirmed']>;
  readonly pending: Atom<Ledger['pending']>;
  readonly refused: Atom<Ledger['refused']>;
}

/** Makes the atoms of a store. */
export function createCourseState(course: CourseOutline, hasAccounts: boolean): CourseState {
  const ledger = atom(EMPTY_LEDGER);
  const session = atom<Session>({ status: hasAccounts ? 'loading' : 'none' });
  // Separate atoms, so that an event which changes neither causes no rendering.
  const records = atom((get) => get(ledger).shown);
  const levels = atom((get) =>
    courseState(course, get(records), { isSignedOut: get(session).status === 'signed-out' }),
  );
  return {
    ledger,
    session,
    quizzes: atom({}),
    departures: atom(0),
    notices: atom<readonly Notice[]>([]),
    passedFlows: atom(0),
    isLasting: atom(true),
    records,
    levels,
    loadStatus: atom((get) => get(ledger).status),
    confirmed: atom((get) => get(ledger).confirmed),
    pending: atom((get) => get(ledger).pending),
    refused: atom((get) => get(ledger).refused),
  };
}
