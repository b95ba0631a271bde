import { recordAfterChange } from '../../adapters/record-after-change.js';
import { recordOf, withRecord, type LevelRecord } from '../../model/level-record.js';
import type { ProgressChange } from '../../model/progress-change.js';
import { CourseStorageError, type CourseStorageErrorCode } from '../../ports/course-storage-error.js';
import { createMemoryMarking, type MemoryMarking } from '../../adapters/memory-marking.js';
import type { QuizLevel } from '../../model/course.js';
import type { HandIn, MarkingPort } from '../../ports/marking-port.js';
import type { ProgressStore } from '../../ports/progress-store.js';
import type { Scope, VirtualTime } from './virtual-time.fixtures.js';

/**
 * What may happen to one request: it does not arrive; it is done and the answer is lost; too many requests; the session
 * has ended; it is refused for good; the answer takes its time; nothing arrives and nobody answers; it is done and
 * nobody answers; there were too many attempts.
 */
export const FAULTS = [
  'unavailable',
  'lost',
  'limited',
  'expired',
  'refused',
  'slow',
  'swallowed',
  'hung',
  'used up',
] as const;
export type Fault = (typeof FAULTS)[number];

/** From where a request comes. */
export interface Client {
  readonly scope: Scope;
  /** The signed-in learner's id, null for nobody. */
  readonly session: () => string | null;
  /** By how much the device's clock is ahead of the server's, in milliseconds. */
  readonly skew: number;
  /** What happens to the next request, if anything. */
  readonly fault: () => Fault | 'offline' | undefined;
  /** Whose progress somebody there meant to delete; undefined where it was not known yet. */
  meant: string | null | undefined;
}

/** What the server did, for whoever checks it. */
export interface ServerObserver {
  /** A change was done; `made` is the time by the server's clock. */
  onChanged(learner: string, change: ProgressChange, client: Client): void;
  /** The client has heard that it was done. */
  onAnswered(learner: string, change: ProgressChange, client: Client): void;
  /** Everything from up to `made` is deleted. */
  onCleared(learner: string, made: number, client: Client): void;
  /** Answers were marked; those of a visitor without a record. */
  onMarked(account: string | null, handIn: HandIn): void;
  /** The client asks for marks. */
  onAsked(handIn: HandIn): void;
  /** The client has heard that answers do not count, or that their attempt is over. */
  onRefused(handIn: HandIn, isOver: boolean, client: Client): void;
}

interface Account {
  readonly records: readonly LevelRecord[];
  readonly clearedAt: number;
}

const WAY_MILLISECONDS = 20;
const SLOW_MILLISECONDS = 8000;
const ERRORS: Partial<Record<Fault | 'offline', CourseStorageErrorCode>> = {
  unavailable: 'unavailable',
  limited: 'unavailable',
  lost: 'unavailable',
  offline: 'unavailable',
  expired: 'unauthenticated',
  refused: 'forbidden',
  'used up': 'limited',
};

/** One server for all devices, with an account for each learner. */
export function createServer(
  time: VirtualTime,
  observer: ServerObserver,
  notifiesOthers: boolean,
  levels: readonly QuizLevel[],
  marksQuizzes: boolean,
) {
  const accounts = new Map<string, Account>();
  const listeners = new Set<{ readonly client: Client; readonly onChange: () => void }>();
  const accountOf = (id: string): Account => accounts.get(id) ?? { records: [], clearedAt: -Infinity };
  const update = (id: string, account: Partial<Account>) => {
    accounts.set(id, { ...accountOf(id), ...account });
    for (const { client, onChange } of notifiesOthers ? listeners : [])
      if (client.session() === id) time.after(time.about(WAY_MILLISECONDS), onChange, client.scope);
  };

  let marksFor: string | null = null;
  let marksAt = 0;
  const check = (id: string) => {
    if (marksAt <= accountOf(id).clearedAt) throw new CourseStorageError('superseded', 'simulated');
  };
  /** Each level as if it were the first, so that visitors may take it, but for the second, of which first attempts are drawn. */
  const markings = levels.map((level) => {
    const given = level.level === 2 ? level : { ...level, level: 1 };
    const options = { levels: [given], attemptsPerHour: Infinity };
    return createMemoryMarking(options)({ accountFor: () => marksFor, check }, () => time.now());
  });
  const markingOf = (level: number) => markings[level - 1] as MemoryMarking;
  const numberOf = (level: number) => (level === 2 ? 2 : 1);

  /** Asks the server as a client whose requests may fail; a visitor has no id. */
  const askAs = <Id extends string | null, Result>(
    client: Client,
    id: Id,
    work: (id: Id) => Result | Promise<Result>,
    onHeard?: (id: Id) => void,
  ) =>
    new Promise<Result>((resolve, reject) => {
      const refuse = (code: CourseStorageErrorCode, retryAfter?: number) =>
        reject(new CourseStorageError(code, 'simulated', undefined, undefined, retryAfter));
      const fault = client.fault();
      const code = fault && ERRORS[fault];
      const answer = (milliseconds: number, give: () => void) =>
        time.after(time.about(milliseconds), give, client.scope);
      const arrive = () => {
        if (fault === 'swallowed') return;
        if (code && fault !== 'lost')
          return answer(WAY_MILLISECONDS, () => refuse(code, fault.length === 7 ? 5000 : undefined));
        let give: () => void;
        try {
          const result = work(id);
          give = () => {
            onHeard?.(id);
            resolve(result);
          };
          if (result instanceof Promise) result.catch(() => {});
        } catch (error) {
          give = () => reject(error as Error);
        }
        if (fault === 'hung') return;
        answer(
          fault === 'slow' ? SLOW_MILLISECONDS : WAY_MILLISECONDS,
          fault === 'lost' ? () => refuse('unavailable') : give,
        );
      };
      // What is on its way arrives even when its tab is gone.
      time.after(time.about(WAY_MILLISECONDS), arrive, WORLD);
    });

  /** Asks as a learner: as nobody else, where it is known whom it is about. */
  const ask = <Result>(
    client: Client,
    wanted: string | undefined,
    work: (id: string) => Result,
    onHeard?: (id: string) => void,
  ): Promise<Result> => {
    const id = client.session();
    return id === null || (wanted !== undefined && wanted !== id)
      ? Promise.reject(new CourseStorageError('unauthenticated', 'simulated'))
      : askAs(client, id, work, onHeard);
  };

  /** When something was done by the server's clock: a device says how long ago it was by its own. */
  const madeAt = ({ skew }: Client, given: number | undefined): number =>
    Math.min(given === undefined ? Infinity : given - skew, time.now());

  const save = (client: Client, change: ProgressChange): Promise<LevelRecord> => {
    const made = madeAt(client, change.madeAt);
    const work = (id: string) => {
      const { records, clearedAt } = accountOf(id);
      if (made <= clearedAt) throw new CourseStorageError('superseded', 'simulated');
      if (
        change.kind === 'quiz' &&
        marksQuizzes &&
        !markingOf(change.level).wasMarked(id, numberOf(change.level), change.score)
      )
        throw new CourseStorageError('forbidden', 'simulated');
      const record = recordAfterChange(recordOf(records, change.level), change);
      observer.onChanged(id, change, client);
      update(id, { records: withRecord(records, record) });
      return record;
    };
    return ask(client, change.learnerId, work, (id) => observer.onAnswered(id, change, client));
  };

  return {
    recordsOf: (id: string) => accountOf(id).records,
    /** What is recorded of a learner's attempts at a level. */
    attemptsOf: async (id: string, level: number) => {
      marksFor = id;
      return (await markingOf(level).list()).map((attempt) => attempt.id);
    },
    /** Marks quizzes: a learner's as an attempt, a visitor's without a record. */
    markingOf: (client: Client): MarkingPort => {
      const askFor = async <Result>(
        wanted: string | undefined,
        level: number,
        work: (marking: MemoryMarking) => Promise<Result>,
        madeAt?: number,
      ): Promise<Result> => {
        const id = client.session();
        if (wanted !== undefined && wanted !== id)
          throw new CourseStorageError('unauthenticated', 'simulated');
        return askAs(client, id, (account) => {
          marksFor = account;
          marksAt = madeAt ?? time.now();
          return work(markingOf(level));
        });
      };
      return {
        mark: async (handIn) => {
          const { learnerId, level } = handIn;
          observer.onAsked(handIn);
          const mark = async (marking: MemoryMarking) => {
            const account = marksFor;
            const marks = await marking.mark({ ...handIn, level: numberOf(level) });
            observer.onMarked(account, handIn);
            return marks;
          };
          try {
            return await askFor(learnerId, level, mark, madeAt(client, handIn.madeAt));
          } catch (error) {
            const { code } = error as CourseStorageError;
            if (FINAL.has(code)) observer.onRefused(handIn, code === 'redrawn', client);
            throw error;
          }
        },
        draw: (request) =>
          askFor(request.learnerId, request.level, (marking) =>
            marking.draw({ ...request, level: numberOf(request.level) }),
          ),
        last: (level, learnerId) => askFor(learnerId, level, (marking) => marking.last(numberOf(level))),
      };
    },
    progressOf: (client: Client): ProgressStore => ({
      list: (learnerId) => ask(client, learnerId, (id) => accountOf(id).records),
      setTaskCompleted: (change) => save(client, change),
      saveQuizResult: (change) => save(client, change),
      clear: (given, learnerId) => {
        const made = madeAt(client, given);
        return ask(client, learnerId, (id) => {
          observer.onCleared(id, made, client);
          for (const marking of markings) marking.forgetAnswers(id);
          update(id, { records: [], clearedAt: Math.max(made, accountOf(id).clearedAt) });
        });
      },
      subscribe(onChange) {
        const listener = { client, onChange };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    }),
  };
}

/** Of what was handed in and does not count, and never will. */
const FINAL: ReadonlySet<CourseStorageErrorCode> = new Set(['forbidden', 'invalid', 'superseded', 'redrawn']);

/** Never gone. */
const WORLD: Scope = { isAlive: true, events: new EventTarget() };
