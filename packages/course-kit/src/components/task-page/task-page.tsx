'use client';

import { useState } from 'react';
import type { TaskLevel } from '../../model/course.js';
import { useCourseContext } from '../../state/course-context.js';
import type { FigureKind } from '../../state/figure-kind.js';
import { useCheckedProject } from '../../state/use-checked-project.js';
import { useSaving, useWaitingTask } from '../../state/use-saving.js';
import { useCourse, useLevel, useSetTaskCompleted } from '../../state/use-course.js';
import { useLessonViewed } from '../../state/use-raise-event.js';
import { levelOf } from '../../feature/course-provider/level-of.js';
import { Loaded } from '../../primitives/loaded.js';
import { useSignInHref } from '../../feature/not-now/use-sign-in-href.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../../feature/view-props.js';
import type { LessonPart, LessonStart } from './lesson-head.js';
import type { StepExercises } from './step-list.js';
import { TaskPageView } from './task-page.view.js';

/** Which task to show, and how. */
export interface TaskPageProps extends ConnectedProps, HeadedProps {
  /** The level's number, or the level itself where the course is only an outline. */
  readonly level: number | TaskLevel;
  /** The task's number within its level, from 1. */
  readonly task: number;
  /** Hosts, besides the page's own, that the video may come from. @default the provider's */
  readonly mediaHosts?: readonly string[] | undefined;
  /** The kinds of figures that the lesson shows. @default the provider's */
  readonly figures?: readonly FigureKind[] | undefined;
  /** What `children` add to the lesson, which its head says and leads to: each is the element with that id. Exercises in steps are not of them. @default nothing */
  readonly parts?: readonly LessonPart[] | undefined;
  /**
   * Makes what shows the exercises of a step, which stands at its end and folds with it, given the step's number, from 1, and the rank
   * of its heading. Make the function once for a lesson. @default exercises in steps are not shown
   */
  readonly stepExercises?: StepExercises | undefined;
  /**
   * Opens the lesson at the step where the learner left off, where the page's address names no place. Otherwise it
   * offers to go there, so that a page with more than the lesson on it does not jump. @default false
   */
  readonly resumes?: boolean | undefined;
}

// A lesson is read before this is there.
const loadProgress = () => import('./lesson-progress.js');

/** A lesson with its mark of completion, and how far the learner is within it. */
export const TaskPage = connected(
  'TaskPage',
  function TaskPage({ level: given, task, mediaHosts, figures, resumes, ...props }: TaskPageProps) {
    const { course, place, linkFor } = useCourse();
    const provided = useCourseContext();
    const level = levelOf(course, given);
    const number = level.level;
    const isProjectChecked = useCheckedProject(level);
    const isCompleted = useLevel(number).state.completedTasks.includes(task);
    const setTaskCompleted = useSetTaskCompleted();
    const { isLasting, saveAgain } = useSaving();
    const waits = useWaitingTask(number, task);
    const signIn = useSignInHref(waits === 'signed-out');
    const [start, onStart] = useState<LessonStart>();
    useLessonViewed(number, task);
    return (
      <TaskPageView
        {...props}
        {...useFeatureTexts('taskPage')}
        courseLanguage={course.language}
        level={level}
        task={task}
        place={place}
        waits={waits}
        isLasting={isLasting}
        onSaveAgain={() => void saveAgain()}
        isCompleted={isCompleted}
        start={start}
        isProjectChecked={isProjectChecked}
        progress={<Loaded load={loadProgress} props={{ level, task, isCompleted, resumes, onStart }} />}
        onSetCompleted={(isDone) => void setTaskCompleted(number, task, isDone)}
        links={{
          signIn,
          level: linkFor({ kind: 'level', level: number }),
          previous: task > 1 ? linkFor({ kind: 'task', level: number, task: task - 1 }) : null,
          next: linkFor(
            task >= level.tasks.length
              ? { kind: 'quiz', level: number }
              : { kind: 'task', level: number, task: task + 1 },
          ),
        }}
        mediaHosts={mediaHosts ?? provided.mediaHosts}
        figures={figures ?? provided.figures}
      />
    );
  },
);
