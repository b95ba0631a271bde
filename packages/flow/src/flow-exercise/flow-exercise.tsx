'use client';

import { useCourse } from '@course-kit/react';
import {
  connected,
  type ConnectedProps,
  type HeadedProps,
  levelOf,
  taskOf,
  useFeatureTexts,
  useLessonWork,
} from '@course-kit/react/feature';
import { taskId, type Task, type TaskLevel } from '@course-kit/react/model';
import { useEffect, useMemo, useState } from 'react';
import { flowAtStep, flowOf } from '../model/flow.js';
import { FlowExerciseView } from './flow-exercise.view.js';
import { keepExercise, readKeptExercises, type KeptExercise } from './kept-exercises.js';
import type { TaskExercise, TaskExercises } from './model/task-exercise.js';
import { wasReloaded } from './was-reloaded.js';

/** Which task's flow is the exercise, where it stands in the lesson, and what is missing in it. */
export interface FlowExerciseProps extends ConnectedProps, HeadedProps {
  /** The level's number, or the level itself where the course is only an outline. */
  readonly level: number | TaskLevel;
  /** The task's number within its level, from 1. */
  readonly task: number;
  /** The number of the step that shows its own exercises, from 1; `end` for those below all steps. @default all of the lesson */
  readonly step?: number | 'end' | undefined;
  /** Fetches what is missing in the flows of lessons; called when the learner begins. */
  readonly loadExercises: () => Promise<TaskExercises>;
}

const titlesIn = (task: Task, step: number | 'end') =>
  step === 'end' ? task.exercises : task.steps[step - 1]?.exercises;

/** The lesson's flow; in a step as far as the steps have drawn it by then. */
function flowFor(task: Task, step: FlowExerciseProps['step']) {
  const flow = flowOf(task);
  if (!flow || typeof step !== 'number' || task.steps.every(({ adds = [] }) => adds.length === 0))
    return flow;
  return flowAtStep(flow, task.steps, step).flow;
}

const NOTHING: Readonly<Record<string, KeptExercise>> = {};

/** Exercises on the flow of a lesson: the learner makes what is missing. Nothing where the lesson has none there. */
export const FlowExercise = connected(
  'FlowExercise',
  function FlowExercise({ level: given, task: number, step, loadExercises, ...props }: FlowExerciseProps) {
    const { course } = useCourse();
    const { clock, drafts, raise } = useLessonWork();
    const level = levelOf(course, given);
    const task = taskOf(level, number);
    const flow = useMemo(() => flowFor(task, step), [task, step]);
    const titles = step === undefined ? undefined : (titlesIn(task, step) ?? []);
    const isHere = ({ title }: Pick<TaskExercise, 'title'>) => titles?.includes(title) ?? true;
    const [kept, setKept] = useState(NOTHING);
    const texts = useFeatureTexts('flowExercise');
    const { messages: boardMessages } = useFeatureTexts('flowExerciseBoard');
    const { messages: mendingMessages } = useFeatureTexts('flowMending');
    const [resumes, setResumes] = useState(false);
    useEffect(() => {
      const known = readKeptExercises(drafts, level.level, number);
      setKept(known);
      const isUnfinished = Object.entries(known).some(
        ([title, { solvedAt }]) => isHere({ title }) && solvedAt === null,
      );
      setResumes(isUnfinished && wasReloaded());
      // Which ones are here is that of the lesson.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [drafts, level.level, number]);
    if (!flow || titles?.length === 0) return null;
    return (
      <FlowExerciseView
        {...props}
        {...texts}
        boardMessages={boardMessages}
        mendingMessages={mendingMessages}
        courseLanguage={course.language}
        flow={flow}
        kept={Object.fromEntries(Object.entries(kept).filter(([title]) => isHere({ title })))}
        resumes={resumes}
        load={async () => ((await loadExercises())[taskId(level.level, number)] ?? []).filter(isHere)}
        onExerciseChange={({ title }, { made, isSolved, failures }) => {
          const at = clock();
          const known = { made, solvedAt: kept[title]?.solvedAt ?? (isSolved ? at : null) };
          setKept((before) => ({ ...before, [title]: known }));
          keepExercise(drafts, level.level, number, title, known);
          if (isSolved)
            raise({
              type: 'exercise-solved',
              level: level.level,
              task: number,
              exercise: title,
              failures,
              at,
            });
        }}
      />
    );
  },
);
