import type { Question } from '../../model/course.js';

/** What there is to choose from in a step, in the author's order, by places from 0. */
export function StepOptions({
  asks,
  chosen,
  onChoose,
}: {
  readonly asks: Question;
  readonly chosen?: number | undefined;
  readonly onChoose?: (place: number) => void;
}) {
  return (
    <div className="ck-options">
      {asks.options.map((option, place) => (
        <label key={option} className="ck-option" data-selected={place === chosen || undefined}>
          <input
            type="radio"
            className="ck-radio"
            // Unique in its form, which is the question's own.
            name="answer"
            checked={place === chosen}
            onChange={() => onChoose?.(place)}
          />
          <span className="ck-option-text">{option}</span>
        </label>
      ))}
    </div>
  );
}
