import type { Certificate } from '../model/certificate.js';
import { courseKey } from '../model/course-key.js';
import type { CourseOutline } from '../model/course.js';
import type { Learner } from '../model/learner.js';
import { isSameEmail } from '../model/same-email.js';
import { recordOf, withRecord, type LevelRecord } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import { isPassedFlow, type CheckedFlowRecord, type PassedFlow } from '../model/passed-flow.js';
import type { CertificatePort } from '../ports/certificate-port.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { CourseStorage, StoragePlace } from '../ports/course-storage.js';
import type { DraftSlot, DraftStore } from '../ports/draft-store.js';
import type { FlowCheckPort } from '../ports/flow-check-port.js';
import type { ProgressStore } from '../ports/progress-store.js';
import type { SessionPort } from '../ports/session-port.js';
import { checkChange } from './check-values.js';
import { byAge, checkRequest, findIssued, isKept, newCertificate } from './issue-certificate.js';
import { recordAfterChange } from './record-after-change.js';
import { createListeners } from './listeners.js';
import type { MakeMemoryMarking } from './memory-marking.js';

/** What a memory storage starts with. */
export interface MemoryStorageOptions {
  /** Progress that is there from the start; it belongs to `learner` when there is one. */
  readonly records?: readonly LevelRecord[];
  /** Certificates that are there from the start, oldest first; they belong to `learner` when there is one. */
  readonly certificates?: readonly Certificate[];
  /**
   * Gives the storage accounts, and says who is signed in at the start; null for nobody.
   * Left out, there is no session port and everything belongs to whoever looks at the page.
   */
  readonly learner?: Learner | null;
  /** Where the screen says that progress is kept. @default 'page' */
  readonly place?: StoragePlace;
  /** Whether certificates are shown as verified. @default false */
  readonly isVerified?: boolean;
  /** Marks quizzes, from `createMemoryMarking`; only scores that it has marked are then taken. @default the browser marks */
  readonly marking?: MakeMemoryMarking;
  /** The time in milliseconds since 1970, for certificates and deletions. @default Date.now */
  readonly clock?: () => number;
}

/** A storage that forgets everything with the page. */
export interface MemoryStorage extends CourseStorage {
  /** Signs this learner in, as if on another part of the page. Works only with the `learner` option. */
  signIn(learner: Learner): void;
}

interface Account {
  /** When progress was last deleted. */
  readonly clearedAt?: number;
  readonly records: readonly LevelRecord[];
  readonly certificates: readonly Certificate[];
  readonly flows: readonly CheckedFlowRecord[];
}

/**
 * Keeps everything in the page's memory: for stories, tests and previews.
 *
 * Several providers given the same storage see each other's changes. A subscriber is notified of every change,
 * those made through the same provider included. With accounts, everything but reading a certificate by
 * its id rejects as `unauthenticated` while nobody is signed in, as a server would.
 */
export function createMemoryStorage(options: MemoryStorageOptions = {}): MemoryStorage {
  const { clock = Date.now } = options;
  const accounts = new Map<string, Account>();
  /** Certificates that the learners of deleted accounts have left. */
  const left: Certificate[] = [];
  /** The account is deleted and its session has not ended yet. */
  let isDeleted = false;
  const changes = createListeners<[]>();
  const sessions = createListeners<[Learner | null]>();
  let learner = options.learner ?? null;

  const accountId = (operation: string, wanted?: string): string => {
    if (options.learner === undefined) return '';
    if (!learner || isDeleted || (wanted !== undefined && wanted !== learner.id))
      throw new CourseStorageError('unauthenticated', operation);
    return learner.id;
  };
  const accountOf = (id: string): Account => accounts.get(id) ?? { records: [], certificates: [], flows: [] };
  const update = (id: string, change: Partial<Account>) => {
    accounts.set(id, { ...accountOf(id), ...change });
  };
  const everyones = () => [...accounts.values()].flatMap((account) => account.certificates).concat(left);
  update(learner?.id ?? '', {
    records: (options.records ?? []).reduce(withRecord, [] as LevelRecord[]),
    certificates: [...(options.certificates ?? [])],
  });

  const marking = options.marking?.(
    {
      accountFor: (wanted) =>
        options.learner !== undefined && !learner && !wanted ? null : accountId('marking.mark', wanted),
      check: (id, { level, madeAt = Infinity }) => {
        const { records, clearedAt = -Infinity } = accountOf(id);
        if (madeAt <= clearedAt) throw new CourseStorageError('superseded', 'marking.mark');
        if (level > 1 && !recordOf(records, level - 1).quizCompleted)
          throw new CourseStorageError('forbidden', 'marking.mark');
      },
    },
    clock,
  );

  const save = (change: ProgressChange, operation: string): LevelRecord => {
    checkChange(change, operation);
    const id = accountId(operation, change.learnerId);
    if (change.kind === 'quiz' && marking && !marking.wasMarked(id, change.level, change.score))
      throw new CourseStorageError('forbidden', operation);
    const { records, clearedAt = -Infinity } = accountOf(id);
    if ((change.madeAt ?? Infinity) <= clearedAt) throw new CourseStorageError('superseded', operation);
    const record = recordAfterChange(recordOf(records, change.level), change);
    update(id, { records: withRecord(records, record) });
    changes.emit();
    return record;
  };

  const drafts = createMemoryDrafts();
  const progress: ProgressStore = {
    list: async (learnerId) => accountOf(accountId('progress.list', learnerId)).records,
    setTaskCompleted: async (change) => save(change, 'progress.setTaskCompleted'),
    saveQuizResult: async (change) => save(change, 'progress.saveQuizResult'),
    clear: async (time = clock(), learnerId) => {
      const id = accountId('progress.clear', learnerId);
      // An older deletion that arrives late does not take a newer one back.
      update(id, { records: [], flows: [], clearedAt: Math.max(time, accountOf(id).clearedAt ?? time) });
      marking?.forgetAnswers(id);
      drafts.forget();
      changes.emit();
    },
    subscribe: (onChange) => changes.add(onChange),
  };

  const certificates: CertificatePort = {
    isVerified: options.isVerified ?? false,
    list: async () => accountOf(accountId('certificates.list')).certificates,
    issue: async (request) => {
      checkRequest(request, 'certificates.issue');
      const id = accountId('certificates.issue');
      const own = accountOf(id).certificates;
      const issued = findIssued(own, request);
      if (issued) return issued;
      const certificate = newCertificate(request, clock(), everyones());
      update(id, { certificates: [...own, certificate] });
      return certificate;
    },
    read: async (id) => everyones().find((certificate) => certificate.id === id) ?? null,
    ...(options.learner === undefined &&
      !options.isVerified && {
        restore: async (certificate: Certificate) => {
          const own = accountOf('').certificates;
          if (isKept(own, certificate)) return false;
          const restored = [...own, certificate].sort(byAge);
          update('', { certificates: restored });
          return true;
        },
      }),
  };

  const placeOf = ({ level, task, flow }: PassedFlow) => [level, task, flow].join();
  const flowChecks: FlowCheckPort = {
    save: async ({ madeAt = Infinity, learnerId, ...passed }) => {
      const operation = 'flowChecks.save';
      const id = accountId(operation, learnerId);
      const { flows, clearedAt = -Infinity } = accountOf(id);
      if (!isPassedFlow(passed)) throw new CourseStorageError('invalid', operation);
      if (madeAt <= clearedAt) throw new CourseStorageError('superseded', operation);
      const known = flows.find((other) => placeOf(other) === placeOf(passed));
      const isSame = known?.fingerprint === passed.fingerprint;
      const record = { ...passed, checkedAt: isSame ? known.checkedAt : clock() };
      const others = flows.filter((other) => other !== known);
      update(id, {
        flows: [...others, record].sort(
          (one, other) => one.level - other.level || one.task - other.task || one.flow - other.flow,
        ),
      });
    },
    list: async () => accountOf(accountId('flowChecks.list')).flows,
  };

  const become = (next: Learner | null) => {
    learner = next;
    isDeleted = false;
    sessions.emit(next);
  };
  const session: SessionPort = {
    current: async () => learner,
    subscribe: (onChange) => sessions.add(onChange),
    signOut: async () => become(null),
    deleteAccount: async (deletion) => {
      const operation = 'session.deleteAccount';
      if (learner?.id !== deletion.learnerId) throw new CourseStorageError('unauthenticated', operation);
      if (isDeleted) return;
      if (!isSameEmail(deletion.email, learner.email)) throw new CourseStorageError('invalid', operation);
      if (deletion.keepsCertificates) left.push(...accountOf(learner.id).certificates);
      accounts.delete(learner.id);
      marking?.forget(learner.id);
      drafts.forget();
      isDeleted = true;
      await Promise.all([...others.values()].map((other) => other.session?.deleteAccount?.(deletion)));
      changes.emit();
    },
  };

  const others = new Map<string, CourseStorage>();
  const forCourse = (course: CourseOutline) => {
    const key = courseKey(course);
    const known = others.get(key);
    if (known) return known;
    const { records: _records, certificates: _certificates, ...rest } = options;
    const other = createMemoryStorage({ ...rest, ...(options.learner !== undefined && { learner }) });
    // A sign-in or sign-out applies to the whole page.
    sessions.add((next) => (next ? other.signIn(next) : void other.session?.signOut()));
    others.set(key, other);
    return other;
  };

  return {
    place: options.place ?? 'page',
    forCourse,
    progress,
    drafts: drafts.store,
    certificates,
    ...(marking && {
      marking: { mark: marking.mark, draw: marking.draw, last: marking.last, list: marking.list },
    }),
    ...(options.learner === undefined ? {} : { session, flowChecks }),
    signIn: (next) => {
      if (options.learner !== undefined) become(next);
    },
  };
}

function createMemoryDrafts(): { store: DraftStore; forget: () => void } {
  const drafts = new Map<string, unknown>();
  const keyOf = (...names: readonly (DraftSlot | undefined)[]) => names.join();
  return {
    forget: () => drafts.clear(),
    store: {
      read: (level, slot) => drafts.get(keyOf(level, slot)) ?? null,
      write: (level, draft, slot) => void drafts.set(keyOf(level, slot), draft),
      clear: (level, slot) => void drafts.delete(keyOf(level, slot)),
    },
  };
}
