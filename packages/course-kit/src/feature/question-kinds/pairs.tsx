import { Fragment, useId } from 'react';
import { optionText } from '../../model/question-ids.js';
import { halvesOf, pairOf, type AskedPairs } from '../../model/question-kinds/pairs.js';
import type { KindAnswerProps, KindParts, OtherFieldsProps } from './kind-parts.js';
import { plainQuestionText, questionText } from '../../primitives/question-text.js';

/** As high as the option that stood here until the fields were loaded, so that nothing moves. */
const WORDS = {
  display: 'flex',
  alignItems: 'end',
  minBlockSize: '2.75rem',
  paddingBlock: 'calc(var(--ck-space-2) + 1px)',
};

/** What is asked, each above a native select of what belongs to it. */
function Fields({ text, marks, question, place, optionOrder, answer, onAnswer }: OtherFieldsProps) {
  const id = useId();
  const [asked, matches] = halvesOf(question as AskedPairs);
  const given = answer as readonly string[];
  const matchOf = (option: string) => matches.find((match) => given.includes(pairOf(option, match))) ?? '';
  const choose = (changed: string, chosen: string) => {
    // In the order of the options, so that the same choice is the same answer.
    const pairs = asked.flatMap((option) => {
      const match = option === changed ? chosen : matchOf(option);
      return match === '' ? [] : [pairOf(option, match)];
    });
    const isPart = pairs.length > 0 && pairs.length < asked.length;
    onAnswer(place, isPart ? ['', ...pairs] : pairs);
  };
  const shown = (options: readonly string[]) => optionOrder.filter((option) => options.includes(option));
  return (
    <div className="ck-options">
      <span className="ck-hint" {...marks.page}>
        {text('matchEach')}
      </span>
      {shown(asked).map((option) => (
        <Fragment key={option}>
          <label htmlFor={id + option} style={WORDS}>
            {questionText(optionText(question, option))}
          </label>
          <select
            className="ck-input"
            id={id + option}
            value={matchOf(option)}
            onChange={({ target }) => choose(option, target.value)}
          >
            <option value="" {...marks.page}>
              {text('choose')}
            </option>
            {shown(matches).map((match) => (
              <option key={match} value={match}>
                {plainQuestionText(optionText(question, match))}
              </option>
            ))}
          </select>
        </Fragment>
      ))}
    </div>
  );
}

/** The pairs, one below the other. */
function Answer({ question, answer }: KindAnswerProps) {
  return (
    <ul className="ck-plain-list">
      {(answer as readonly string[]).map((pair) => (
        <li key={pair}>
          {pair.split(' ').map((id, part) => (
            <Fragment key={id}>
              {part === 1 && ' – '}
              <bdi>{questionText(optionText(question, id))}</bdi>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

export const pairs: KindParts = { Fields, Answer, takesParts: true };
