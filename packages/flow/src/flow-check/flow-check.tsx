'use client';

import { useCourse, useLevel, useSession, useSetTaskCompleted } from '@course-kit/react';
import {
  connected,
  type ConnectedProps,
  type HeadedProps,
  storedParts,
  useFeatureTexts,
  useLessonWork,
} from '@course-kit/react/feature';
import { taskId, type Task, type TaskLevel } from '@course-kit/react/model';
import { useEffect, useRef, useState } from 'react';
import type { TaskCheck, TaskChecks } from './model/task-check.js';
import { FlowCheckView } from './flow-check.view.js';
import type { KeptCheck } from './kept-checks.js';

/** Which task's work is checked, and how. */
export interface FlowCheckProps extends ConnectedProps, HeadedProps {
  /** The level's number, or the level itself, whose steps teach what is missing, where the course is only an outline. */
  readonly level: number | TaskLevel;
  /** The task's number within its level, from 1. */
  readonly task: number;
  /** Fetches what the tasks ask for; called when the learner wants to check something. */
  readonly loadChecks: () => Promise<TaskChecks>;
  /**
   * Starts the worker that compares, for pages whose policy asks for trusted addresses of scripts.
   *
   * @default the worker of `@course-kit/flow/check/worker`; where a page allows none, the page itself compares
   */
  readonly startWorker?: (() => Worker) | undefined;
}

/** Compares what a learner hands in with what the task asks for, in the page. */
export const FlowCheck = connected(
  'FlowCheck',
  function FlowCheck({ level: given, task, loadChecks, startWorker, ...props }: FlowCheckProps) {
    const { course } = useCourse();
    const level = typeof given === 'object' ? given.level : given;
    const lessons = typeof given === 'object' ? given : course.levels.find((one) => one.level === level);
    const lesson: Partial<Task> | undefined = lessons?.tasks[task - 1];
    const work = useLessonWork();
    const { clock, drafts } = work;
    const session = useSession();
    const { state } = useLevel(level);
    const setTaskCompleted = useSetTaskCompleted();
    const asked = useRef<readonly TaskCheck[]>([]);
    const [kept, setKept] = useState<Readonly<Record<string, KeptCheck>>>({});
    useEffect(() => {
      const { passedFlows } = storedParts(drafts.read(level, task));
      if (session.status !== 'signed-in' || !passedFlows) return;
      // What could not be saved at an earlier visit, or was checked before its learner had signed in.
      void work.savePassedFlows(level, task);
    }, [work, drafts, session, level, task]);
    return (
      <FlowCheckView
        {...props}
        {...useFeatureTexts('flowCheck')}
        reportMessages={useFeatureTexts('flowCheckReport').messages}
        courseLanguage={course.language}
        steps={lesson?.steps}
        isSaved={work.notesFlows}
        isCompleted={state.completedTasks.includes(task)}
        kept={kept}
        startWorker={startWorker}
        load={async () => {
          const [checks, { readKeptChecks }] = await Promise.all([loadChecks(), import('./loaded-check.js')]);
          setKept(readKeptChecks(drafts, level, task));
          asked.current = checks[taskId(level, task)] ?? [];
          return asked.current;
        }}
        onChecked={(goal, { isPassed, fingerprint, release }) => {
          const check = { isPassed, fingerprint, release, at: clock() };
          void import('./take-check.js').then(({ takeCheck, readKeptChecks }) => {
            const saved = takeCheck(work, { level, task }, asked.current, goal, check);
            setKept(readKeptChecks(drafts, level, task));
            return saved;
          });
          work.raise({ type: 'work-checked', level, task, check: goal.title, ...check });
        }}
        onComplete={() => void setTaskCompleted(level, task, true)}
      />
    );
  },
);
