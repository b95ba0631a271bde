import type { CertificateColors } from '@course-kit/react/certificate';
import { courseFlow } from '@course-kit/react/model';
import { round } from './picture-text.js';

/** Width and height of a badge. */
export const BADGE_SIZE = 640;

const MIDDLE = BADGE_SIZE / 2;

/** How many nodes fit into the badge. */
const MOST_NODES = 7;

/** The plate of a badge: six sides with a corner at the top, and their frames. */
export function badgePlate({ ink, accent, paper }: CertificateColors): string {
  return [
    `<path d="${hexagon(300)}" fill="${ink}" stroke="${accent}" stroke-width="2"/>`,
    `<path d="${hexagon(284)}" fill="${paper}"/>`,
    `<path d="${hexagon(270)}" fill="none" stroke="${accent}" stroke-width="3"/>`,
  ].join('');
}

function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return `${round(MIDDLE + radius * Math.cos(angle))} ${round(MIDDLE + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The course is a flow, lit as far as the learner has come, as on the certificate. */
export function badgeWay(level: number, levels: number, { accent, unlit, paper }: CertificateColors): string {
  const count = Math.min(Math.max(1, levels), MOST_NODES);
  const last = Math.min(level, count);
  const { nodes, edges } = courseFlow(
    Array.from({ length: count }, (_, index) => index + 1),
    (number) => number < last,
  );
  const x = (index: number) => MIDDLE + (index - (count - 1) / 2) * 46;
  const y = (index: number) => 146 + (index % 2 === 0 ? 7 : -7);
  return [
    ...edges.map(
      ({ isLit }, index) =>
        `<path d="M${x(index)} ${y(index)}L${x(index + 1)} ${y(index + 1)}" stroke="${isLit ? accent : unlit}" stroke-width="4"/>`,
    ),
    ...nodes.map(
      ({ isReached }, index) =>
        `<circle cx="${x(index)}" cy="${y(index)}" r="10" fill="${isReached ? accent : paper}" stroke="${isReached ? accent : unlit}" stroke-width="4"/>`,
    ),
  ].join('');
}
