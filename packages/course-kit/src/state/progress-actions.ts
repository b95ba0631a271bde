import type { ProgressChange, QuizChange, TaskChange } from '../model/progress-change.js';
import type { CourseServices } from './course-services.js';
import type { StoreEngine } from './connect-store.js';
import type { SaveResult } from './save-result.js';

/** The result of a submitted quiz. */
export interface SubmittedQuiz {
  /** The change's id in the ledger. */
  readonly id: string;
  readonly result: SaveResult;
}

/** What a learner can do to their progress. None of these rejects. */
export interface ProgressActions {
  /** Marks a task as completed or not: shown at once, then saved. It takes the new value and is idempotent. */
  setTaskCompleted(change: Omit<TaskChange, 'kind'>): Promise<void>;
  /** Records the result of a quiz: shown at once, then saved. `id` is the change's in the ledger. */
  submitQuiz(change: Omit<QuizChange, 'kind'>, id?: string): Promise<SubmittedQuiz>;
  /** Sends pending changes now, and refused ones again. */
  saveAgain(): Promise<void>;
  /** Discards refused changes. */
  discardRefused(): Promise<void>;
}

/** Makes the actions of a store. */
export function createProgressActions(services: CourseServices): ProgressActions {
  const { jotai, state, entry, engine, notify } = services;

  const run = <Result>(work: (engine: StoreEngine) => Result | Promise<Result>) =>
    engine().then(work, () => {
      // The change is shown and stored. It is sent with the next change, or when the page is opened again.
      notify('save-waiting');
      return undefined;
    });

  const save = async (change: ProgressChange, id?: string): Promise<SubmittedQuiz> => {
    const before = jotai.get(state.records);
    const entered = entry.enter(change, id);
    const saved = await run((loaded) => loaded.deliver(entered, change, before));
    return { id: entered.id, result: saved ?? 'queued' };
  };

  return {
    setTaskCompleted: async (change) => void (await save({ kind: 'task', ...change })),
    submitQuiz: (change, id) => save({ kind: 'quiz', ...change }, id),
    saveAgain: () => run((loaded) => loaded.saveAgain()),
    discardRefused: () => run(({ driver }) => driver.discard()),
  };
}
