import { useMemo } from 'react';
import { MOST_FLOWS, type PassedFlow } from '../model/passed-flow.js';
import type { DraftStore } from '../ports/draft-store.js';
import { useCourseContext } from './course-context.js';
import type { UnnamedCourseEvent } from './raise-event.js';
import { useRaiseEvent } from './use-raise-event.js';

/** What a component needs that has learners work on a task: its clock, and where what they do is kept and told. */
export interface LessonWork {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** What the browser keeps of lessons; components keep what else a draft has. */
  readonly drafts: DraftStore;
  /** Tells the host of it. */
  readonly raise: (event: UnnamedCourseEvent) => void;
  /** Whether accounts note which flows have passed. */
  readonly notesFlows: boolean;
  /**
   * Notes that a flow has passed: on the account of who is signed in, or in the browser until there is one.
   *
   * @param at - milliseconds since 1970.
   */
  readonly notePassedFlow: (passed: PassedFlow, at: number) => Promise<void>;
  /** Saves what waits of a task on the account of who is signed in. Never rejects. */
  readonly savePassedFlows: (level: number, task: number) => Promise<void>;
}

/** The same object for as long as the course is the same. */
export function useLessonWork(): LessonWork {
  const { services } = useCourseContext().store;
  const raise = useRaiseEvent();
  return useMemo(() => {
    const { clock, storage, jotai, state } = services;
    const load = () => import('./passed-flows.js');
    const notesFlows = storage.flowChecks !== undefined;
    return {
      clock,
      drafts: storage.drafts,
      raise,
      notesFlows,
      async notePassedFlow(passed, at) {
        jotai.set(state.passedFlows, (count) => count + 1);
        if (!notesFlows || passed.flow < 1 || passed.flow > MOST_FLOWS) return;
        const { keepPassedFlow, savePassedFlows } = await load();
        keepPassedFlow(storage, passed, at);
        await savePassedFlows(services, passed.level, passed.task);
      },
      savePassedFlows: (level, task) =>
        load().then(
          ({ savePassedFlows }) => savePassedFlows(services, level, task),
          () => {},
        ),
    };
  }, [services, raise]);
}
