import type { ProgressChange, QuizChange, TaskChange } from '../model/progress-change.js';
import type { CourseServices } from './course-services.js';
import type { StoreEngine } from './connect-store.js';
import type { SaveResult } from './save-result.js';

/** What became of a quiz that was handed in. */
export interface SubmittedQuiz {
  /** The change's id in the ledger. */
  readonly id: string;
  readonly result: SaveResult;
}

/** What a learner can do to their progress. None of these rejects. */
export interface ProgressActions {
  /** Marks a task as completed or not: shown at once, then saved. Says what is to be, so it may come twice. */
  setTaskCompleted(change: Omit<TaskChange, 'kind'>): Promise<void>;
  /** Keeps the result of a quiz: shown at once, then saved. */
  submitQuiz(change: Omit<QuizChange, 'kind'>): Promise<SubmittedQuiz>;
  /** Sends what waits now, and what was refused once more. */
  saveAgain(): Promise<void>;
  /** Gives up what was refused for good. */
  discardRefused(): Promise<void>;
}

/** Makes the actions of a store. */
export function createProgressActions(services: CourseServices): ProgressActions {
  const { jotai, state, entry, engine, notify } = services;

  const run = <Result>(work: (engine: StoreEngine) => Result | Promise<Result>) =>
    engine().then(work, () => {
      // What is shown is kept. It is sent with the next change, or when the page is opened again.
      notify('save-waiting');
      return undefined;
    });

  const save = async (change: ProgressChange): Promise<SubmittedQuiz> => {
    const before = jotai.get(state.records);
    const entered = entry.enter(change);
    const saved = await run((loaded) => loaded.deliver(entered, change, before));
    return { id: entered.id, result: saved ?? 'queued' };
  };

  return {
    setTaskCompleted: async (change) => void (await save({ kind: 'task', ...change })),
    submitQuiz: (change) => save({ kind: 'quiz', ...change }),
    saveAgain: () => run((loaded) => loaded.saveAgain()),
    discardRefused: () => run(({ driver }) => driver.discard()),
  };
}
