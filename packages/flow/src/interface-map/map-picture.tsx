import { stepAnchor } from '@course-kit/react/model';
import type { InterfacePlan, PlanRegion } from './model/interface-plan.js';

/** A unit of a plan, and its width in units. */
const UNIT = 10;
const WIDTH = 48;
/** Space around the plan, of a part's label, and around the number of a step. */
const [MARGIN, INDENT, NUMBER] = [4, 6, 29];
/** From the line of letters to where it looks centered. */
const BASELINE = 6;

/** The picture, in which parts with the number of a step lead to it. What it shows stands below it as a list. */
export function MapPicture({
  plan: { title, regions },
  step: current,
  nameOf,
}: {
  readonly plan: InterfacePlan;
  readonly step: number | undefined;
  /** What the number of a part is to those who do not see where it stands. */
  readonly nameOf: (region: PlanRegion, step: number) => string;
}) {
  const height = Math.max(...regions.map(({ at: [, top = 0, , tall = 1] }) => top + tall));
  return (
    <svg
      className="ck-map-picture"
      role="group"
      aria-label={title}
      viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH * UNIT + 2 * MARGIN} ${height * UNIT + 2 * MARGIN}`}
    >
      {regions.map((region) => {
        const { label, at, step } = region;
        const [left = 0, top = 0, width, tall = 0] = at.map((units) => units * UNIT);
        // The label of a large part is its heading.
        const y = top + (width === undefined ? UNIT / 2 : Math.min(tall / 2, 25));
        const box = width !== undefined && (
          <rect className="ck-map-part" x={left} y={top} width={width} height={tall} rx="6" />
        );
        const name = (
          <text
            className="ck-map-label"
            x={left + INDENT + (step === undefined ? 0 : NUMBER)}
            y={y + BASELINE}
            aria-hidden="true"
          >
            {label}
          </text>
        );
        return (
          <g key={at.join(' ')} data-current={(step !== undefined && step === current) || undefined}>
            {step === undefined ? (
              <>
                {box}
                {name}
              </>
            ) : (
              <a href={`#${stepAnchor(step)}`} aria-label={nameOf(region, step)}>
                {box}
                <circle className="ck-map-number" cx={left + INDENT + 12} cy={y} r="13" />
                <text className="ck-map-step" x={left + INDENT + 12} y={y + BASELINE} aria-hidden="true">
                  {step}
                </text>{' '}
                {name}
              </a>
            )}
          </g>
        );
      })}
    </svg>
  );
}
