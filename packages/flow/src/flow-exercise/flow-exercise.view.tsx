'use client';

import {
  classNames,
  type CourseTextProps,
  type HeadedProps,
  Heading,
  useLoadedOnPress,
  useText,
  type ViewProps,
  withRef,
} from '@course-kit/react/feature';
import { useEffect } from 'react';
import type { Flow } from '../model/flow.js';
import type { FlowExerciseBoardMessages } from './flow-exercise-board.messages.js';
import { flowExerciseMessages, type FlowExerciseMessages } from './flow-exercise.messages.js';
import type { FlowMendingMessages } from './flow-mending.messages.js';
import type { ExerciseChange, KeptExercise } from './kept-exercises.js';
import type { TaskExercise } from './model/task-exercise.js';

/** What an offer of exercises shows. */
export interface FlowExerciseViewProps extends ViewProps<FlowExerciseMessages>, HeadedProps, CourseTextProps {
  /** The flow of the lesson, whole. */
  readonly flow: Flow;
  /** Fetches what is missing in it. */
  readonly load: () => Promise<readonly TaskExercise[]>;
  /** What the learner has made before, by the titles of the exercises. @default none */
  readonly kept?: Readonly<Record<string, KeptExercise>>;
  /** Shows the exercises without a press, where the learner was at them before the page was loaded again. @default false */
  readonly resumes?: boolean | undefined;
  /** Called when an exercise is there for the first time, and whenever the learner has made or taken back a connection. */
  readonly onExerciseChange?: ((exercise: TaskExercise, change: ExerciseChange) => void) | undefined;
  /** Texts of the exercises themselves. @default the kit's own */
  readonly boardMessages?: Partial<FlowExerciseBoardMessages> | undefined;
  /** Texts of exercises in which connections are wrong. @default the kit's own */
  readonly mendingMessages?: Partial<FlowMendingMessages> | undefined;
}

const NONE = {};

/** An offer of exercises on a flow. What they need is loaded when the learner takes it. */
export const FlowExerciseView = withRef(function FlowExerciseView({
  flow,
  load,
  kept = NONE,
  resumes = false,
  onExerciseChange,
  headingRank = 2,
  courseLanguage,
  messages,
  boardMessages,
  mendingMessages,
  locale,
  className,
  ...props
}: FlowExerciseViewProps) {
  const text = useText(flowExerciseMessages, messages, locale);
  const list = useLoadedOnPress(async () => {
    const [{ ExerciseList }, exercises] = await Promise.all([import('./exercise-list.js'), load()]);
    const isMended = exercises.some(({ wrong }) => wrong?.length);
    const mending = isMended ? (await import('./mending.js')).mending : undefined;
    return { List: ExerciseList, exercises, mending };
  });
  useEffect(() => {
    if (resumes) list.load();
    // What is there stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [resumes]);
  const works = Object.values(kept);
  const isSolved = works.some(({ solvedAt }) => solvedAt !== null);
  const isBegun = works.some(({ made }) => made.length > 0);
  return (
    <section {...props} className={classNames('ck-root ck-exercise', className)}>
      <Heading rank={headingRank} className="ck-subtitle">
        {text('title')}
      </Heading>
      <p>{text('lead')}</p>
      {list.content ? (
        <list.content.List
          flow={flow}
          exercises={list.content.exercises}
          kept={kept}
          rank={headingRank + 1}
          takesFocus={!resumes}
          courseLanguage={courseLanguage}
          messages={boardMessages}
          mending={list.content.mending}
          mendingMessages={mendingMessages}
          locale={locale}
          onChange={onExerciseChange}
        />
      ) : (
        <button {...list.button} className="ck-button">
          {text(isSolved ? 'openSolved' : isBegun ? 'openBegun' : 'open')}
        </button>
      )}
      {list.hasFailed && (
        <p role="alert" className="ck-hint">
          {text('failed')}
        </p>
      )}
    </section>
  );
});
