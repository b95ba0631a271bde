import { useId } from 'react';
import { MOST_CHARACTERS } from '../../model/question-kinds/fill-in.js';
import type { KindAnswerProps, KindParts, OtherFieldsProps } from './kind-parts.js';

/** A line to write in. */
function Fields({ text, marks, place, answer, onAnswer }: OtherFieldsProps) {
  const id = useId();
  const [written = ''] = answer as readonly string[];
  return (
    <div className="ck-options">
      <label className="ck-hint" htmlFor={id} {...marks.page}>
        {text('answer')}
      </label>
      <input
        className="ck-input"
        id={id}
        value={written}
        maxLength={MOST_CHARACTERS}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target: { value } }) => onAnswer(place, value.trim() === '' ? [] : [value])}
      />
    </div>
  );
}

/** What was written. */
function Answer({ answer }: KindAnswerProps) {
  return <bdi>{(answer as readonly string[])[0]}</bdi>;
}

export const fillIn: KindParts = { Fields, Answer };
