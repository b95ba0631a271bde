import { memo, type ReactNode } from 'react';
import type { Step } from '../../model/course.js';
import { stepAnchor } from '../../model/step-anchor.js';
import { Heading } from '../../primitives/heading.js';
import { useMarks } from '../../feature/course-text.js';
import { LessonBlocks } from './lesson-blocks.js';
import { WatchStepButton } from './lesson-film.js';
import { LessonNote } from './lesson-note.js';
import { Snippet } from './snippet.js';
import type { DrawnFigure } from './step-options.js';
import { StepQuestion } from './step-question.js';

/** Makes what shows the exercises of a step, given its number, from 1, and the rank of their heading. */
export type StepExercises = (step: number, headingRank: number) => ReactNode;

/** What stands below a step, in this order. */
const NOTES = ['expect', 'tip', 'failure', 'warning'] as const;

/** Whether exercises stand at the end of a step. */
export const hasExercises = ({ exercises }: Step): boolean => !!exercises?.length;

/**
 * The steps of a lesson as nodes along one edge. A step that is done folds to its title, and opens again. Long, and the
 * same whatever step is read.
 */
export const StepList = memo(function StepList({
  level,
  task,
  steps,
  rank,
  exercises,
  ...drawn
}: {
  readonly level: number;
  readonly task: number;
  readonly steps: readonly Step[];
  readonly rank: number;
  readonly exercises: StepExercises | undefined;
} & DrawnFigure) {
  const marks = useMarks();
  const first = steps.findIndex(hasExercises);
  return (
    <ol className="ck-steps" {...marks.course}>
      {steps.map((step, index) => {
        const question = step.question && (
          <StepQuestion
            key={`${level} ${task}`}
            {...drawn}
            level={level}
            task={task}
            question={step.question}
          />
        );
        const isAfter = step.question?.place === 'after';
        return (
          <li key={stepAnchor(index + 1)} className="ck-step" id={stepAnchor(index + 1)}>
            <span className="ck-node" aria-hidden="true">
              {index + 1}
            </span>
            <details className="ck-step-fold" open>
              <summary>
                <Heading rank={rank} className="ck-step-title">
                  {step.title}
                </Heading>
              </summary>
              <div className="ck-step-body">
                <WatchStepButton step={index + 1} title={step.title} />
                {!isAfter && question}
                <LessonBlocks blocks={step.instruction} title={step.title} />
                {step.snippets?.map((snippet) => (
                  <Snippet key={snippet.label} snippet={snippet} />
                ))}
                {NOTES.map((kind) => {
                  const note = step[kind];
                  return note !== undefined && <LessonNote key={kind} kind={kind} content={[note]} />;
                })}
                {isAfter && question}
                {exercises && hasExercises(step) && (
                  <div
                    id={index === first ? 'exercise' : undefined}
                    className="ck-step-exercises"
                    {...marks.page}
                  >
                    {exercises(index + 1, rank + 1)}
                  </div>
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ol>
  );
});
