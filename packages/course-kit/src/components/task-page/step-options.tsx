import { useId, useRef, type ComponentType } from 'react';
import type { StepQuestion } from '../../model/course.js';
import type { Figure } from '../../model/figure.js';
import type { FigurePlacesProps } from '../../state/figure-kind.js';
import { questionText } from '../../primitives/question-text.js';

/** The figure of a lesson, and what draws it with the options of a question. */
export interface DrawnFigure {
  readonly figure?: Figure | undefined;
  readonly Places?: ComponentType<FigurePlacesProps> | undefined;
}

/** A question in a step, with the lesson's figure. */
export interface ShownQuestion extends DrawnFigure {
  readonly question: StepQuestion;
}

/**
 * What there is to choose from in a step, in the author's order, by places from 0; also in the lesson's figure, where the options are places in it.
 */
export function StepOptions({
  question: { asks, places },
  figure,
  Places,
  chosen,
  onChoose,
}: ShownQuestion & {
  readonly chosen?: number | undefined;
  readonly onChoose: (place: number) => void;
}) {
  const group = useId();
  const options = useRef<HTMLDivElement>(null);
  /** A press in the figure is one on the radio button, from which keys go on. */
  const press = (place: number) => {
    const radio = options.current?.querySelectorAll<HTMLElement>('.ck-radio')[place];
    radio?.focus({ preventScroll: true });
    radio?.click();
  };
  const drawn = figure && Places && places && (
    <Places figure={figure} places={places} chosen={chosen} onChoose={press} />
  );
  return (
    <div ref={options} className="ck-options">
      {drawn}
      {asks.options.map((option, place) => (
        <label key={option} className="ck-option" data-selected={place === chosen || undefined}>
          <input
            type="radio"
            className="ck-radio"
            name={group}
            checked={place === chosen}
            onChange={() => onChoose(place)}
          />
          <span className="ck-option-text">
            {drawn && `${place + 1}. `}
            {questionText(option)}
          </span>
        </label>
      ))}
    </div>
  );
}
