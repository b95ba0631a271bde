import type { LevelRecord } from '../model/level-record.js';
import type { StoragePorts } from '../ports/course-storage.js';

/** An adapter's ports with failures that a test causes. */
export interface FaultyPorts {
  /** The ports to test with. */
  readonly ports: StoragePorts;
  /** How often something was saved or tried to be saved. */
  readonly saves: number;
  /** From now on every call of the progress store rejects with this error. */
  cut(error: Error): void;
  /** Everything works again. */
  restore(): void;
  /** The next save fails before it reaches the adapter. */
  failNextSave(error: Error): void;
  /** The next save reaches the adapter, but rejects with this error. */
  loseNextAnswer(error: Error): void;
}

type Fault = (work: () => Promise<LevelRecord>) => Promise<LevelRecord>;

/** Wraps an adapter's ports, so that a test can make them fail. */
export function createFaultyPorts(given: StoragePorts): FaultyPorts {
  const { progress, marking, session } = given;
  const faults: Fault[] = [];
  let outage: Error | undefined;
  let saves = 0;

  const reached = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (outage) throw outage;
    return work();
  };
  const saved = (work: () => Promise<LevelRecord>): Promise<LevelRecord> => {
    saves += 1;
    return reached(() => (faults.shift() ?? ((asked) => asked()))(work));
  };
  return {
    ports: {
      get place() {
        return given.place;
      },
      progress: {
        list: (learnerId) => reached(() => progress.list(learnerId)),
        setTaskCompleted: (change) => saved(() => progress.setTaskCompleted(change)),
        saveQuizResult: (change) => saved(() => progress.saveQuizResult(change)),
        ...(progress.clear && {
          clear: (time, learnerId) => reached(async () => progress.clear?.(time, learnerId)),
        }),
        ...(progress.subscribe && {
          subscribe: (onChange) => progress.subscribe?.(onChange) ?? (() => undefined),
        }),
      },
      certificates: given.certificates,
      ...(marking && {
        marking: {
          mark: (handIn) => reached(() => marking.mark(handIn)),
          ...(marking.draw && {
            draw: async (request) => reached(async () => marking.draw?.(request) ?? []),
          }),
          ...(marking.list && { list: async () => reached(async () => marking.list?.() ?? []) }),
        },
      }),
      ...(session && { session }),
    },
    get saves() {
      return saves;
    },
    cut: (error) => void (outage = error),
    restore: () => void (outage = undefined),
    failNextSave: (error) =>
      void faults.push(async () => {
        throw error;
      }),
    loseNextAnswer: (error) =>
      void faults.push(async (work) => {
        await work();
        throw error;
      }),
  };
}
