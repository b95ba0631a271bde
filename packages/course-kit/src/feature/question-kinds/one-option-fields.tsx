import { useRef } from 'react';
import { optionText } from '../../model/question-ids.js';
import { UNANSWERED } from '../../model/scoring.js';
import { useBrowserLayoutEffect } from '../../state/use-browser-layout-effect.js';
import type { KindFieldsProps } from './kind-parts.js';
import { questionText } from '../../primitives/question-text.js';

/** Options as native radio buttons, in the attempt's order. */
export function useOneOptionFields({ question, place, optionOrder, answer, onAnswer }: KindFieldsProps) {
  const options = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    // A page made on a server can be answered before its script is there, and React does not tell of it.
    const early = options.current?.querySelector<HTMLInputElement>(':checked');
    if (early && answer === UNANSWERED) onAnswer(place, early.value);
  }, [answer, place, onAnswer]);
  return (
    <div ref={options} className="ck-options">
      {optionOrder.map((option, index) => (
        <label key={index} className="ck-option" data-selected={option === answer || undefined}>
          <input
            type="radio"
            className="ck-radio"
            // Unique in its form, which is the quiz’s own.
            name={question.id}
            value={option}
            checked={option === answer}
            onChange={() => onAnswer(place, option)}
          />
          <span className="ck-option-text">{questionText(optionText(question, option))}</span>
        </label>
      ))}
    </div>
  );
}
