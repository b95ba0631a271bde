'use client';

import {
  classNames,
  type CourseTextProps,
  useFeatureTexts,
  useText,
  type ViewProps,
  withRef,
} from '@course-kit/react/feature';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FlowSurroundings } from '../flow/flow-surroundings.js';
import type { Flow } from '../model/flow.js';
import { ExerciseAnswer, type Happening } from './exercise-answer.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import { flowExerciseBoardMessages, type FlowExerciseBoardMessages } from './flow-exercise-board.messages.js';
import { toExerciseFlow, type PortPlace } from './model/exercise-flow.js';
import { connect, isSolved, madeIn, startExercise } from './model/exercise-state.js';
import type { TaskExercise } from './model/task-exercise.js';
import { WiringBoard } from './wiring-board.js';

/** Which flow is wired, and what is missing in it. */
export interface FlowWiringProps extends ViewProps<FlowExerciseBoardMessages>, CourseTextProps {
  /** The flow as it is in the end, whose components have places. */
  readonly flow: Flow;
  /** What is missing in it; nothing is wrong. */
  readonly exercise: TaskExercise;
  /** Shows the picture alone, as long as nothing can be done with it. @default false */
  readonly isStill?: boolean;
  /** Called when nothing is missing any more, and a message has come through the flow. */
  readonly onArrive?: (() => void) | undefined;
}

/**
 * A flow to be tried: what is missing in it is connected in the picture itself, by dragging, or by a press on one port and
 * then the other, with keys as well. Then a message passes through it. Nothing is kept of it.
 */
export const FlowWiring = withRef(function FlowWiring({
  flow,
  exercise: asked,
  isStill = false,
  onArrive,
  courseLanguage,
  messages,
  locale,
  className,
  ...props
}: FlowWiringProps) {
  const provided = useFeatureTexts('flowExerciseBoard');
  const ownLocale = locale ?? provided.locale;
  const text = useText(flowExerciseBoardMessages, messages ?? provided.messages, ownLocale);
  const exercise = useMemo(() => toExerciseFlow(flow, asked), [flow, asked]);
  const [state, setState] = useState(() => startExercise(exercise));
  // Counted, so that the same sentence is announced again.
  const [said, setSaid] = useState<{ readonly count: number; readonly what: Happening } | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const isDone = isSolved(exercise, state);
  const say = (what: Happening) => setSaid((before) => ({ count: (before?.count ?? 0) + 1, what }));

  useEffect(() => {
    if (!isDone) return;
    // None where less motion is wanted.
    const motions = board.current?.getAnimations?.({ subtree: true }) ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => onArrive?.());
    // It arrives once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);

  return (
    <FlowSurroundings courseLanguage={courseLanguage} messages={undefined} locale={locale}>
      <BoardTexts.Provider value={text}>
        <section
          {...props}
          className={classNames('ck-root ck-wiring', className)}
          data-solved={isDone || undefined}
        >
          <WiringBoard
            ref={board}
            exercise={exercise}
            made={madeIn(state)}
            isStill={isStill}
            locale={ownLocale}
            onConnect={(first: PortPlace, second: PortPlace) => {
              const { state: next, answer } = connect(exercise, state, first, second);
              setState(next);
              say(answer);
            }}
            onChoose={(place, isChosen) => say({ place, isChosen })}
          />
          <p
            role="status"
            className="ck-exercise-answer"
            data-refused={(said && typeof said.what === 'object' && 'refusal' in said.what) || undefined}
          >
            {said && (
              <span key={said.count}>
                <ExerciseAnswer flow={flow} happening={said.what} locale={ownLocale} />
              </span>
            )}
          </p>
        </section>
      </BoardTexts.Provider>
    </FlowSurroundings>
  );
});
