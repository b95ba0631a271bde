import { CourseStorageError, isCourseStorageError } from '@course-kit/react';
import type { CertificatePort, CourseStorage, ProgressStore, SessionPort } from '@course-kit/react';
import { createCourseStorage, type CourseStorageOptions } from '@course-kit/react/adapters';
import {
  applyChange,
  completionDate,
  nextCertificateId,
  recordOf,
  withRecord,
} from '@course-kit/react/model';
import type { Certificate, Learner, LevelRecord, ProgressChange } from '@course-kit/react/model';
import { createStore, get, update } from 'idb-keyval';

/** A storage, and what a page for choosing a profile needs. */
export interface IndexedDbStorage {
  readonly storage: CourseStorage;
  /** All profiles of this device, oldest first. */
  profiles(): Promise<readonly Learner[]>;
  /** Makes the profile of this name the current one in every tab; a new one where the name is new. */
  chooseProfile(name: string): Promise<Learner>;
}

/** What stands under `progress:{id}`, `certificates` and `profiles` before anything was saved. */
const NO_PROGRESS = { records: [] as readonly LevelRecord[], clearedAt: 0 };
const NO_CERTIFICATES: readonly { readonly ownerId: string; readonly certificate: Certificate }[] = [];
const NO_PROFILES: readonly Learner[] = [];

const ANY_SCORE = 0; // whether it was passed, the change says itself

/**
 * Keeps a course in IndexedDB for several learners of one device. Each picks a name, without a password, and has
 * progress and certificates of their own.
 *
 * @param options those of `createCourseStorage`; `prefix` stands in front of the database's name, too.
 *
 * @example
 * const { storage, profiles, chooseProfile } = createIndexedDbStorage({ prefix: 'school:' });
 */
export function createIndexedDbStorage(options: CourseStorageOptions = {}): IndexedDbStorage {
  const { prefix = '', events = window, clock = Date.now } = options;
  const database = createStore(`${prefix}course`, 'course');
  const listeners = new Set<(learner: Learner | null) => void>();

  // Who is chosen stands in local storage, where a page finds it at once and other tabs hear of it.
  const profileKey = `${prefix}profile`;
  const browser = () => options.storage ?? localStorage;
  const chosen = (): Learner | null => {
    try {
      return JSON.parse(browser().getItem(profileKey) ?? 'null') as Learner | null;
    } catch {
      return null; // the browser refuses local storage, so that nobody can be chosen
    }
  };
  const choose = (learner: Learner | null) => {
    if (learner) browser().setItem(profileKey, JSON.stringify(learner));
    else browser().removeItem(profileKey);
    listeners.forEach((listener) => listener(learner));
  };

  /** The `id` of who is chosen, where that is `learnerId` or nobody in particular is asked for. */
  const owner = (operation: string, learnerId?: string): string => {
    const id = chosen()?.id;
    if (!id || id !== (learnerId ?? id)) throw new CourseStorageError('unauthenticated', operation);
    return id;
  };

  /** Works with the database. What it refuses now, it may do later. */
  const attempt = <Answer>(operation: string, work: () => Promise<Answer>): Promise<Answer> =>
    Promise.resolve()
      .then(work)
      .catch((cause: unknown) => {
        if (isCourseStorageError(cause)) throw cause;
        const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
        throw new CourseStorageError(isFull ? 'full' : 'unavailable', operation, cause);
      });
  const read = <Value>(operation: string, key: string, none: Value) =>
    attempt(operation, async () => (await get<Value>(key, database)) ?? none);
  /** Reads and writes in one transaction, so that what other tabs have saved stays. */
  const change = <Value>(operation: string, key: string, none: Value, work: (value: Value) => Value) =>
    attempt(operation, () => update<Value>(key, (value = none) => work(value), database));

  type Progress = typeof NO_PROGRESS;
  const changeProgress = async (operation: string, id: string, work: (progress: Progress) => Progress) =>
    change(operation, `progress:${id}`, NO_PROGRESS, (progress) => {
      owner(operation, id); // another profile may have been chosen while the database was opened
      return work(progress);
    });
  const save = async (operation: string, made: ProgressChange) => {
    let record = recordOf([], made.level);
    await changeProgress(operation, owner(operation, made.learnerId), ({ records, clearedAt }) => {
      if ((made.madeAt ?? Infinity) <= clearedAt) throw new CourseStorageError('superseded', operation);
      record = applyChange(recordOf(records, made.level), made, ANY_SCORE);
      return { records: withRecord(records, record), clearedAt };
    });
    return record;
  };

  const progress: ProgressStore = {
    async list(learnerId) {
      const key = `progress:${owner('progress.list', learnerId)}`;
      return (await read('progress.list', key, NO_PROGRESS)).records;
    },
    setTaskCompleted: (made) => save('progress.setTaskCompleted', made),
    saveQuizResult: (made) => save('progress.saveQuizResult', made),
    async clear(time = clock(), learnerId) {
      const operation = 'progress.clear';
      await changeProgress(operation, owner(operation, learnerId), ({ clearedAt }) => {
        return { records: [], clearedAt: Math.max(time, clearedAt) };
      });
    },
  };

  const certificates: CertificatePort = {
    isVerified: false,
    async list() {
      const id = owner('certificates.list');
      const all = await read('certificates.list', 'certificates', NO_CERTIFICATES);
      return all.filter(({ ownerId }) => ownerId === id).map(({ certificate }) => certificate);
    },
    async issue(request) {
      const ownerId = owner('certificates.issue');
      let issued: Certificate = { ...request, id: '', completionDate: completionDate(clock()) };
      await change('certificates.issue', 'certificates', NO_CERTIFICATES, (all) => {
        const earlier = all.find(
          ({ ownerId: other, certificate: { level, score } }) =>
            other === ownerId && level === request.level && score === request.score,
        );
        const isTaken = (id: string) => all.some(({ certificate }) => certificate.id === id);
        issued = earlier?.certificate ?? { ...issued, id: nextCertificateId(clock(), issued.level, isTaken) };
        return earlier ? all : [...all, { ownerId, certificate: issued }];
      });
      return issued;
    },
    async read(id) {
      const all = await read('certificates.read', 'certificates', NO_CERTIFICATES);
      return all.find(({ certificate }) => certificate.id === id)?.certificate ?? null;
    },
  };

  const session: SessionPort = {
    current: async () => chosen(),
    remembered: chosen,
    subscribe(onChange) {
      const onChoice = (learner: Learner | null) => onChange(learner);
      const onStorage = (event: Event) => {
        if ('key' in event && event.key === profileKey) onChange(chosen());
      };
      listeners.add(onChoice);
      events.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChoice);
        events.removeEventListener('storage', onStorage);
      };
    },
    signOut: async () => choose(null),
  };

  return {
    storage: createCourseStorage({ place: 'browser', progress, certificates, session }, options),
    profiles: () => read('profiles', 'profiles', NO_PROFILES),
    async chooseProfile(fullName) {
      let learner: Learner = { id: crypto.randomUUID(), fullName };
      await change('chooseProfile', 'profiles', NO_PROFILES, (all) => {
        learner = all.find((profile) => profile.fullName === fullName) ?? learner;
        return all.includes(learner) ? all : [...all, learner];
      });
      choose(learner);
      return learner;
    },
  };
}
