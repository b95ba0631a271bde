import type { LevelRecord } from '../model/level-record.js';
import type { StoragePorts } from '../ports/course-storage.js';

/** What lies between the kit and an adapter, and can fail at any time. */
export interface FaultyPorts {
  /** The adapter's ports, as far as they can be reached. */
  readonly ports: StoragePorts;
  /** How often something was to be saved. */
  readonly saves: number;
  /** From now on nothing reaches the progress store; whoever asks gets this error. */
  cut(error: Error): void;
  /** Everything works again. */
  mend(): void;
  /** The next save fails before the adapter hears of it. */
  failNextSave(error: Error): void;
  /** The next save is done, but whoever asked gets this error in place of the answer. */
  loseNextAnswer(error: Error): void;
}

type Fault = (work: () => Promise<LevelRecord>) => Promise<LevelRecord>;

/** Puts faults in front of an adapter's ports, which are told of nothing. */
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
      ...(marking && { marking: { mark: (handIn) => reached(() => marking.mark(handIn)) } }),
      ...(session && { session }),
    },
    get saves() {
      return saves;
    },
    cut: (error) => void (outage = error),
    mend: () => void (outage = undefined),
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
