import type { Figure, FigureMaker } from '../../model/figure.js';
import { list, matching, object, string, text } from '../../model/schema.js';
import type { FigureKind, FigureProps, StepFigureProps } from '../../state/figure-kind.js';
import { useStepInGuide } from './use-step-in-guide.js';

/** A drawing of strokes, which steps add. */
export interface Drawing extends Figure {
  readonly kind: 'drawing';
  readonly strokes: readonly { readonly id: string; readonly path: string }[];
}

/** A loaf with two cuts. */
export const loaf: Drawing = {
  kind: 'drawing',
  title: 'A loaf with two cuts',
  strokes: [
    { id: 'crust', path: 'M10 70C10 10 190 10 190 70Z' },
    { id: 'first', path: 'M60 35L85 60' },
    { id: 'second', path: 'M115 35L140 60' },
  ],
};

/** What `defineCourse` knows of drawings. */
export const drawingMaker: FigureMaker = {
  kind: 'drawing',
  schema: object({
    kind: matching('"drawing"', /^drawing$/),
    title: text,
    strokes: list(object({ id: string, path: text })),
  }),
  partsOf: (figure) => (figure as Drawing).strokes.map(({ id }) => id),
  hasPlace: (figure, place) => (figure as Drawing).strokes.some(({ id }) => id === place),
};

function Picture({ figure, className, shown }: FigureProps & { readonly shown?: readonly string[] }) {
  const { title, strokes } = figure as Drawing;
  return (
    <figure className={className}>
      <figcaption>{title}</figcaption>
      <svg
        className="ck-frame"
        viewBox="0 0 200 80"
        fill="none"
        stroke="currentColor"
        role="img"
        aria-label={title}
      >
        {strokes.map(({ id, path }) => (!shown || shown.includes(id)) && <path key={id} d={path} />)}
      </svg>
    </figure>
  );
}

function StepPicture({ figure, steps, guide }: StepFigureProps) {
  const step = useStepInGuide(guide, steps.length);
  const shown = steps.slice(0, step).flatMap(({ adds = [] }) => adds);
  return <Picture figure={figure} className="ck-drawing" shown={shown} />;
}

/** How lessons show drawings: a kind of figures that has nothing to do with flows. */
export const drawingFigures: FigureKind = {
  kind: 'drawing',
  Picture,
  Places: ({ places, chosen, onChoose }) => (
    <p>
      {places.map((place, index) =>
        onChoose ? (
          <button key={place} type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            {place}
          </button>
        ) : (
          <mark key={place}>{place}</mark>
        ),
      )}
    </p>
  ),
  loadStepPicture: async () => ({ default: StepPicture }),
};
