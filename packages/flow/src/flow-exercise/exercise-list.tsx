import { useText } from '@course-kit/react/feature';
import { FlowSurroundings } from '../flow/flow-surroundings.js';
import type { Flow } from '../model/flow.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import { flowExerciseBoardMessages, type FlowExerciseBoardMessages } from './flow-exercise-board.messages.js';
import type { ExerciseChange, KeptExercise } from './kept-exercises.js';
import type { FlowMendingMessages } from './flow-mending.messages.js';
import type { Mending } from './mending.js';
import type { TaskExercise } from './model/task-exercise.js';
import { OneExercise } from './one-exercise.js';

export interface ExerciseListProps {
  readonly flow: Flow;
  readonly exercises: readonly TaskExercise[];
  readonly kept: Readonly<Record<string, KeptExercise>>;
  readonly rank: number;
  /** They have appeared by a press, and what was pressed is gone. */
  readonly takesFocus: boolean;
  readonly courseLanguage: string | undefined;
  readonly messages: Partial<FlowExerciseBoardMessages> | undefined;
  /** Where connections are wrong in any of them. */
  readonly mending: Mending | undefined;
  readonly mendingMessages: Partial<FlowMendingMessages> | undefined;
  readonly locale: string | undefined;
  readonly onChange: ((exercise: TaskExercise, change: ExerciseChange) => void) | undefined;
}

/** All exercises on a flow. */
export function ExerciseList({
  flow,
  exercises,
  kept,
  rank,
  takesFocus,
  courseLanguage,
  messages,
  mending,
  mendingMessages,
  locale,
  onChange,
}: ExerciseListProps) {
  const text = useText(flowExerciseBoardMessages, messages, locale);
  const list = exercises.map((exercise, index) => (
    <OneExercise
      key={exercise.title}
      flow={flow}
      exercise={exercise}
      kept={kept[exercise.title]}
      rank={rank}
      hasFocus={takesFocus && index === 0}
      mending={exercise.wrong?.length ? mending : undefined}
      locale={locale}
      onChange={(change) => onChange?.(exercise, change)}
    />
  ));
  return (
    <FlowSurroundings courseLanguage={courseLanguage} messages={undefined} locale={locale}>
      <BoardTexts.Provider value={text}>
        {mending ? (
          <mending.Texts messages={mendingMessages} locale={locale}>
            {list}
          </mending.Texts>
        ) : (
          list
        )}
      </BoardTexts.Provider>
    </FlowSurroundings>
  );
}
