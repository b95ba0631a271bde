import { useContext } from 'react';
import type { StepQuestion as Asked } from '../../model/course.js';
import { useMarks } from '../../feature/course-text.js';
import { Loaded } from '../../primitives/loaded.js';
import { StepOptions } from './step-options.js';
import { TaskPageTexts } from './task-page-text.js';

// A lesson is read before its questions can be answered.
const loadFields = () => import('./step-question-fields.js');

/** A question in a step, which nobody grades. Its fields take the place of options that cannot be chosen yet. */
export function StepQuestion({
  level,
  task,
  question: { asks, hint, place },
}: {
  readonly level: number;
  readonly task: number;
  readonly question: Asked;
}) {
  const text = useContext(TaskPageTexts);
  const marks = useMarks();
  return (
    <fieldset className="ck-question ck-step-question">
      <legend className="ck-question-legend">
        <span className="ck-hint" {...marks.page}>
          {text(place === 'after' ? 'recall' : 'predict')}
        </span>
        <span>{asks.question}</span>
      </legend>
      {hint !== undefined && (
        <details>
          <summary {...marks.page}>{text('hint')}</summary>
          <p>{hint}</p>
        </details>
      )}
      <Loaded
        load={loadFields}
        props={{
          level,
          task,
          asks,
          isAfter: place === 'after',
          checkLabel: text('checkAnswer'),
          Options: StepOptions,
        }}
        fallback={
          <fieldset className="ck-step-answer" disabled>
            <StepOptions asks={asks} />
            <button type="button" className="ck-button" {...marks.page}>
              {text('checkAnswer')}
            </button>
          </fieldset>
        }
      />
    </fieldset>
  );
}
