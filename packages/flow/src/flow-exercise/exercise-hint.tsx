import { CourseText, RichText } from '@course-kit/react/feature';
import { useContext } from 'react';
import type { Flow } from '../model/flow.js';
import { Names } from './exercise-answer.js';
import { componentName } from './exercise-names.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import type { SoughtConnection } from './model/exercise-flow.js';
import type { ExerciseState } from './model/exercise-state.js';

/** What a learner is told of the next connection. Announced when it appears. */
export function ExerciseHint({
  flow,
  next,
  told,
}: {
  readonly flow: Flow;
  readonly next: SoughtConnection | undefined;
  readonly told: ExerciseState['told'];
}) {
  const text = useContext(BoardTexts);
  return (
    <div role="status" className="ck-exercise-hint">
      {next && told !== 'nothing' && (
        <p>
          {next.hint === undefined ? (
            <Names
              sentence={text('hintPlace', { component: '{component}', input: '{input}' })}
              names={{ component: componentName(flow, next.to.node), input: next.to.port }}
            />
          ) : (
            <CourseText>
              <RichText source={next.hint} />
            </CourseText>
          )}
        </p>
      )}
      {next && told === 'connection' && (
        <p>
          <Names
            sentence={text('hintConnection', {
              from: '{from}',
              output: '{output}',
              to: '{to}',
              input: '{input}',
            })}
            names={{
              from: componentName(flow, next.from.node),
              output: next.from.port,
              to: componentName(flow, next.to.node),
              input: next.to.port,
            }}
          />
        </p>
      )}
    </div>
  );
}
