import { useMemo, useRef, type ComponentType } from 'react';
import { optionIdsOf } from '../model/question-ids.js';
import type { FigurePlacesProps, FigureQuestionProps } from '../state/figure-kind.js';

/**
 * The figure above the fields of a question in a test, in which its options are numbered in their order and chosen by a press, or what the
 * question is about is pointed out. For `FigureKind.Question`.
 */
export function DrawnQuestion({
  Places,
  question,
  optionOrder,
  answer,
}: FigureQuestionProps & {
  /** What draws figures of the kind. */
  readonly Places: ComponentType<FigurePlacesProps>;
}) {
  const drawn = useRef<HTMLDivElement>(null);
  const { figure, places, about = '' } = question.drawing ?? {};
  const shown = useMemo(() => {
    const ids = optionIdsOf(question);
    return places ? optionOrder.map((id) => places[ids.indexOf(id)] ?? '') : [about];
  }, [question, optionOrder, places, about]);
  if (!figure) return null;
  /** A press in the figure is one on the radio button, from which keys go on. */
  const press = (place: number) => {
    const radio = drawn.current?.closest('fieldset')?.querySelectorAll<HTMLElement>('.ck-radio')[place];
    radio?.focus({ preventScroll: true });
    radio?.click();
  };
  return (
    <div ref={drawn} className="ck-question-drawing" data-numbered={!!places || undefined}>
      <Places
        figure={figure}
        places={shown}
        chosen={optionOrder.indexOf(answer as string)}
        onChoose={places && press}
      />
    </div>
  );
}
