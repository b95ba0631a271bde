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
import { taskId, type TaskLevel } from '@course-kit/react/model';
import { useEffect, useState } from 'react';
import { flowOf } from '../model/flow.js';
import { FlowExerciseView } from './flow-exercise.view.js';
import { keepExercise, readKeptExercises, type KeptExercise } from './kept-exercises.js';
import type { TaskExercises } from './model/task-exercise.js';

/** Which task's flow is the exercise, and what is missing in it. */
export interface FlowExerciseProps extends ConnectedProps, HeadedProps {
  /** The level's number, or the level itself where the course is only an outline. */
  readonly level: number | TaskLevel;
  /** The task's number within its level, from 1. */
  readonly task: number;
  /** Fetches what is missing in the flows of lessons; called when the learner begins. */
  readonly loadExercises: () => Promise<TaskExercises>;
}

const NOTHING: Readonly<Record<string, KeptExercise>> = {};

/** Exercises on the flow of a lesson: the learner makes what is missing. Nothing where the lesson has no flow. */
export const FlowExercise = connected(
  'FlowExercise',
  function FlowExercise({ level: given, task: number, loadExercises, ...props }: FlowExerciseProps) {
    const { course } = useCourse();
    const { clock, drafts, raise } = useLessonWork();
    const level = levelOf(course, given);
    const flow = flowOf(taskOf(level, number));
    const [kept, setKept] = useState(NOTHING);
    const texts = useFeatureTexts('flowExercise');
    const { messages: boardMessages } = useFeatureTexts('flowExerciseBoard');
    useEffect(() => setKept(readKeptExercises(drafts, level.level, number)), [drafts, level.level, number]);
    if (!flow) return null;
    return (
      <FlowExerciseView
        {...props}
        {...texts}
        boardMessages={boardMessages}
        courseLanguage={course.language}
        flow={flow}
        kept={kept}
        load={async () => (await loadExercises())[taskId(level.level, number)] ?? []}
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
