import { memo, useId, useRef } from 'react';
import type { AskedQuestion } from '../../model/course.js';
import { optionText } from '../../model/question-ids.js';
import { UNANSWERED, type QuizAnswer } from '../../model/scoring.js';
import { useBrowserLayoutEffect } from '../../state/use-browser-layout-effect.js';
import type { LanguageMarks } from '../../feature/language-marks.js';

/** One question as a native radio group, its options in the attempt's order. Stays as it is while others are answered. */
export const QuestionFields = memo(function QuestionFields({
  marks,
  question,
  number,
  optionOrder,
  answer,
  isDisabled,
  label,
  onAnswer,
}: {
  readonly marks: LanguageMarks;
  readonly question: AskedQuestion;
  /** From 1. */
  readonly number: number;
  readonly optionOrder: readonly string[];
  readonly answer: QuizAnswer;
  readonly isDisabled: boolean;
  /** Such as `Question 2:`. */
  readonly label: string;
  readonly onAnswer: (number: number, answer: QuizAnswer) => void;
}) {
  const name = useId();
  const isAnswered = answer !== UNANSWERED;
  const options = useRef<HTMLDivElement>(null);
  const isTakenOver = useRef(false);
  useBrowserLayoutEffect(() => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    // A page made on a server can be answered before its script is there, and React does not tell of it.
    const early = options.current?.querySelector<HTMLInputElement>(':checked');
    if (early && !isAnswered) onAnswer(number, early.value);
  }, [isAnswered, number, onAnswer]);
  return (
    <fieldset
      className="ck-question"
      disabled={isDisabled}
      data-answered={isAnswered || undefined}
      {...marks.course}
    >
      <legend className="ck-question-legend">
        <span className="ck-node" aria-hidden="true">
          {number}
        </span>{' '}
        <span>
          <span className="ck-visually-hidden" {...marks.page}>
            {label}{' '}
          </span>
          {question.question}
        </span>
      </legend>
      <div ref={options} className="ck-options">
        {optionOrder.map((option, place) => (
          <label key={place} className="ck-option" data-selected={option === answer || undefined}>
            <input
              type="radio"
              className="ck-radio"
              name={name}
              value={option}
              checked={option === answer}
              onChange={() => onAnswer(number, option)}
            />
            <span className="ck-option-text">{optionText(question, option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
