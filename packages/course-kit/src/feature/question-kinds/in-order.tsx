import { ArrowDown, ArrowUp } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { optionText } from '../../model/question-ids.js';
import { Icon } from '../../primitives/icon.js';
import type { KindAnswerProps, KindParts, OtherFieldsProps } from './kind-parts.js';
import { plainQuestionText, questionText } from '../../primitives/question-text.js';

/**
 * Options in a list, each with buttons that move it by one place. A press at an end moves nothing, and says that the order is
 * meant so: that it was right by chance is no reason to move something away and back.
 */
function Fields({ text, marks, question, place, optionOrder, answer, onAnswer }: OtherFieldsProps) {
  const given = answer as readonly string[];
  const order = given.length > 0 ? given : optionOrder;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly to: number; readonly button: number } | null>(null);
  // The rows stay and their words move: the focus goes along with the words.
  useEffect(() => {
    if (moved) list.current?.children[moved.to]?.querySelectorAll('button')[moved.button]?.focus();
  }, [moved]);
  const move = (from: number, by: number) => {
    const to = Math.min(Math.max(from + by, 0), order.length - 1);
    const swapped = [...order];
    [swapped[from], swapped[to]] = [order[to] as string, order[from] as string];
    onAnswer(place, swapped);
    setMoved({ to, button: by < 0 ? 0 : 1 });
  };
  const wordsOf = (index: number) => plainQuestionText(optionText(question, order[index]));
  return (
    <div className="ck-options">
      <span className="ck-hint" {...marks.page}>
        {text('putInOrder')}
      </span>
      <ol ref={list} className="ck-options">
        {order.map((_, index) => (
          <li
            key={index}
            className="ck-option"
            data-kind="order"
            data-selected={given.length > 0 || undefined}
          >
            <span className="ck-hint" aria-hidden="true">
              {index + 1}
            </span>
            <span className="ck-option-text">{questionText(optionText(question, order[index]))}</span>
            <span className="ck-option-moves">
              {[ArrowUp, ArrowDown].map((icon, button) => (
                <button
                  key={button}
                  type="button"
                  className="ck-button"
                  data-variant="quiet"
                  aria-label={text(button === 0 ? 'moveUp' : 'moveDown', { option: wordsOf(index) })}
                  // The second press of a double click would be for what has come up.
                  onClick={({ detail }) => detail < 2 && move(index, button === 0 ? -1 : 1)}
                >
                  <Icon of={icon} />
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <span className="ck-visually-hidden" role="status" {...marks.page}>
        {moved && text('moved', { option: wordsOf(moved.to), number: moved.to + 1, count: order.length })}
      </span>
    </div>
  );
}

/** The options from the first to the last. */
function Answer({ question, answer }: KindAnswerProps) {
  return (
    <ol className="ck-plain-list">
      {(answer as readonly string[]).map((id, index) => (
        <li key={id}>
          {index + 1}. {questionText(optionText(question, id))}
        </li>
      ))}
    </ol>
  );
}

export const inOrder: KindParts = { Fields, Answer };
