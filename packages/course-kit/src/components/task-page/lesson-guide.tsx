import { useContext, useRef } from 'react';
import type { Task } from '../../model/course.js';
import { ofKind } from '../../model/figure.js';
import { Heading } from '../../primitives/heading.js';
import { Loaded } from '../../primitives/loaded.js';
import type { FigureKind } from '../../state/figure-kind.js';
import { CourseText } from '../../feature/course-text.js';
import { StepList, type StepExercises } from './step-list.js';
import { TaskPageTexts } from './task-page-text.js';

/** The steps of a lesson, and beside them its figure as far as the step that is being read, or what else it is about. */
export function LessonGuide({
  level,
  number,
  task: { steps, figure, plan },
  figures,
  rank,
  exercises,
}: {
  readonly level: number;
  /** The task's within its level, from 1. */
  readonly number: number;
  readonly task: Task;
  readonly figures: readonly FigureKind[];
  readonly rank: number;
  readonly exercises: StepExercises | undefined;
}) {
  const text = useContext(TaskPageTexts);
  const guide = useRef<HTMLElement>(null);
  const grows = steps.some(({ adds }) => adds?.length);
  const drawn = grows ? figure : (plan ?? figure);
  // A lesson is read before the picture is there.
  const load = ofKind(figures, drawn)?.loadStepPicture;
  return (
    <section ref={guide} className="ck-guide" data-canvas={load && (drawn === figure ? 'figure' : 'plan')}>
      <Heading rank={rank} className="ck-subtitle">
        {text('guide')}
      </Heading>
      {steps.length === 0 && <p className="ck-panel ck-empty">{text('noSteps')}</p>}
      {load && drawn && (
        <details className="ck-guide-canvas">
          <summary>
            <CourseText>{drawn.title}</CourseText>
          </summary>
          <Loaded load={load} props={{ figure: drawn, steps, guide }} />
          <div className="ck-guide-rail" />
        </details>
      )}
      <StepList
        level={level}
        task={number}
        steps={steps}
        figure={figure}
        Places={ofKind(figures, figure)?.Places}
        rank={rank + 1}
        exercises={exercises}
      />
    </section>
  );
}
