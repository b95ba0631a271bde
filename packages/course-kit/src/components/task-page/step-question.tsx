import { useContext, useEffect, useRef, useState } from 'react';
import { useMarks } from '../../feature/course-text.js';
import { WaitingFields } from '../../feature/question-kinds/waiting-fields.js';
import { Loaded } from '../../primitives/loaded.js';
import { StepOptions, type ShownQuestion } from './step-options.js';
import { TaskPageTexts } from './task-page-text.js';
import { questionText } from '../../primitives/question-text.js';

// A lesson is read before its questions can be answered.
const loadFields = () => import('./step-question-fields.js');

/**
 * A question in a step, which nobody grades. Its fields take the place of what was there before they were loaded, with the option that
 * was chosen by then, and the focus.
 */
export function StepQuestion({
  level,
  task,
  ...shown
}: ShownQuestion & {
  readonly level: number;
  readonly task: number;
}) {
  const { question, figure, Places } = shown;
  const { asks, hint, place, about } = question;
  const text = useContext(TaskPageTexts);
  const marks = useMarks();
  const form = useRef<HTMLFormElement>(null);
  const [early, setEarly] = useState<number>();
  useEffect(() => {
    // What was pressed before hydration.
    const pressed = [...(form.current?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked);
    if (pressed >= 0) setEarly(pressed);
  }, []);
  return (
    <fieldset className="ck-question ck-step-question">
      <legend className="ck-question-legend">
        <span className="ck-hint" {...marks.page}>
          {text(place === 'after' ? 'recall' : 'predict')}
        </span>
        <span>{questionText(asks.question)}</span>
      </legend>
      {hint !== undefined && (
        <details>
          <summary {...marks.page}>{text('hint')}</summary>
          <p>{questionText(hint)}</p>
        </details>
      )}
      {about && figure && Places && <Places figure={figure} places={[about]} />}
      <Loaded
        load={loadFields}
        props={{
          level,
          task,
          ...shown,
          early,
          before: form,
          checkLabel: text('checkAnswer'),
          Options: StepOptions,
        }}
        fallback={
          <form ref={form} role="none" className="ck-step-answer">
            {asks.kind ? (
              <WaitingFields kind={asks.kind} options={asks.options} />
            ) : (
              <StepOptions {...shown} chosen={early} onChoose={setEarly} />
            )}
            <button type="submit" className="ck-button" disabled {...marks.page}>
              {text('checkAnswer')}
            </button>
          </form>
        }
      />
    </fieldset>
  );
}
