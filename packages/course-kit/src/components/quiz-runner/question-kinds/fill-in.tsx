import { MOST_CHARACTERS } from '../../../model/question-kinds/fill-in.js';
import type { KindAnswerProps, KindParts, OtherFieldsProps } from './kind-parts.js';

/** A line to write in. */
function Fields({ text, place, answer, onAnswer }: OtherFieldsProps) {
  const [written = ''] = answer as readonly string[];
  return (
    <input
      className="ck-input"
      aria-label={text('answer')}
      value={written}
      maxLength={MOST_CHARACTERS}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target: { value } }) => onAnswer(place, value.trim() === '' ? [] : [value])}
    />
  );
}

/** What was written. */
function Answer({ answer }: KindAnswerProps) {
  return <bdi>{(answer as readonly string[])[0]}</bdi>;
}

export const fillIn: KindParts = { Fields, Answer };
