import { useText } from '@course-kit/react/feature';
import { FlowSurroundings } from '../flow/flow-surroundings.js';
import type { Flow } from '../model/flow.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import { flowExerciseBoardMessages, type FlowExerciseBoardMessages } from './flow-exercise-board.messages.js';
import type { ExerciseChange, KeptExercise } from './kept-exercises.js';
import type { TaskExercise } from './model/task-exercise.js';
import { OneExercise } from './one-exercise.js';

export interface ExerciseListProps {
  readonly flow: Flow;
  readonly exercises: readonly TaskExercise[];
  readonly kept: Readonly<Record<string, KeptExercise>>;
  readonly rank: number;
  readonly courseLanguage: string | undefined;
  readonly messages: Partial<FlowExerciseBoardMessages> | undefined;
  readonly locale: string | undefined;
  readonly onChange: ((exercise: TaskExercise, change: ExerciseChange) => void) | undefined;
}

/** All exercises on a flow. */
export function ExerciseList({
  flow,
  exercises,
  kept,
  rank,
  courseLanguage,
  messages,
  locale,
  onChange,
}: ExerciseListProps) {
  const text = useText(flowExerciseBoardMessages, messages, locale);
  return (
    <FlowSurroundings courseLanguage={courseLanguage} messages={undefined} locale={locale}>
      <BoardTexts.Provider value={text}>
        {exercises.map((exercise, index) => (
          <OneExercise
            key={exercise.title}
            flow={flow}
            exercise={exercise}
            kept={kept[exercise.title]}
            rank={rank}
            hasFocus={index === 0}
            locale={locale}
            onChange={(change) => onChange?.(exercise, change)}
          />
        ))}
      </BoardTexts.Provider>
    </FlowSurroundings>
  );
}
