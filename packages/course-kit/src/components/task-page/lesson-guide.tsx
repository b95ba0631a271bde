import { useContext, useRef } from 'react';
import type { Task } from '../../model/course.js';
import { Heading } from '../../primitives/heading.js';
import { Loaded } from '../../primitives/loaded.js';
import { CourseText } from '../../feature/course-text.js';
import { StepList } from './step-list.js';
import { TaskPageTexts } from './task-page-text.js';

// A lesson is read before its canvas is there.
const loadCanvas = () => import('./step-canvas.js');
const loadMap = () => import('./step-map.js');

/** The steps of a lesson, and beside them its flow as far as the step that is being read, or what else it is about. */
export function LessonGuide({ task, rank }: { readonly task: Task; readonly rank: number }) {
  const { steps, flow } = task;
  const text = useContext(TaskPageTexts);
  const guide = useRef<HTMLElement>(null);
  const drawn = steps.some(({ adds }) => adds?.length) ? flow : task.plan;
  return (
    <section ref={guide} className="ck-guide" data-canvas={drawn && ''}>
      <Heading rank={rank} className="ck-subtitle">
        {text('guide')}
      </Heading>
      {steps.length === 0 && <p className="ck-panel ck-empty">{text('noSteps')}</p>}
      {drawn && (
        <details className="ck-guide-canvas">
          <summary>
            <CourseText>{drawn.title}</CourseText>
          </summary>
          <Loaded load={drawn === flow ? loadCanvas : loadMap} props={{ task, guide }} />
          <div className="ck-guide-rail" />
        </details>
      )}
      <StepList steps={steps} rank={rank + 1} />
    </section>
  );
}
