import { optionIdsOf, optionText } from '../../model/question-ids.js';
import type { KindAnswerProps, KindParts, OtherFieldsProps } from './kind-parts.js';
import { questionText } from '../../primitives/question-text.js';

/** Options as native check boxes, in the attempt's order. */
function Fields({ text, marks, question, place, optionOrder, answer, onAnswer }: OtherFieldsProps) {
  const chosen = answer as readonly string[];
  const choose = (option: string, isChosen: boolean) =>
    // In the order of the options, so that the same choice is the same answer.
    onAnswer(
      place,
      optionIdsOf(question).filter((id) => (id === option ? isChosen : chosen.includes(id))),
    );
  return (
    <div className="ck-options">
      <span className="ck-hint" {...marks.page}>
        {text('chooseAll')}
      </span>
      {optionOrder.map((option, index) => (
        <label key={index} className="ck-option" data-selected={chosen.includes(option) || undefined}>
          <input
            type="checkbox"
            className="ck-radio"
            checked={chosen.includes(option)}
            onChange={({ target }) => choose(option, target.checked)}
          />
          <span className="ck-option-text">{questionText(optionText(question, option))}</span>
        </label>
      ))}
    </div>
  );
}

/** The chosen options, one below the other. */
function Answer({ question, answer }: KindAnswerProps) {
  return (
    <ul className="ck-plain-list">
      {(answer as readonly string[]).map((id) => (
        <li key={id}>{questionText(optionText(question, id))}</li>
      ))}
    </ul>
  );
}

export const severalOptions: KindParts = { Fields, Answer };
