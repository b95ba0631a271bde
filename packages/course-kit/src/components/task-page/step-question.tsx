import { useContext } from 'react';
import type { StepQuestion as Asked } from '../../model/course.js';
import { optionIdsOf } from '../../model/question-ids.js';
import { UNANSWERED } from '../../model/scoring.js';
import { useMarks } from '../../feature/course-text.js';
import { useOneOptionFields } from '../../feature/question-kinds/one-option-fields.js';
import { Loaded } from '../../primitives/loaded.js';
import { TaskPageTexts } from './task-page-text.js';

// A lesson is read before its questions can be answered.
const loadFields = () => import('./step-question-fields.js');

const ignore = () => {};

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
  const options = useOneOptionFields({
    marks,
    question: asks,
    place: 0,
    optionOrder: optionIdsOf(asks),
    answer: UNANSWERED,
    onAnswer: ignore,
  });
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
        props={{ level, task, asks, isAfter: place === 'after', checkLabel: text('checkAnswer') }}
        fallback={
          <fieldset className="ck-step-answer" disabled>
            {options}
            <button type="button" className="ck-button" {...marks.page}>
              {text('checkAnswer')}
            </button>
          </fieldset>
        }
      />
    </fieldset>
  );
}
