import { Fragment } from 'react';
import type { CertificateColors } from '../../certificate/certificate-colors.js';
import { drawFrame, drawWay, type DrawnPaths } from '../../certificate/certificate-drawing.js';
import { PAGE, SHAPES } from '../../certificate/certificate-layout.js';
import { svgPen } from '../../certificate/svg-drawing.js';

/** Which level's certificate is drawn. */
export interface SheetDrawingProps {
  readonly level: number;
  readonly levels: number;
  readonly colors: CertificateColors;
}

/** Everything on a certificate that is no text, as on paper. */
export function SheetDrawing({ level, levels, colors }: SheetDrawingProps) {
  return (
    <svg className="ck-sheet-drawing" viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} aria-hidden="true">
      <Paths of={drawFrame(colors, svgPen)} />
      <Paths of={drawWay(level, levels, colors, svgPen)} />
    </svg>
  );
}

/** The way through the course by itself, for a sheet with no room for all of the drawing. */
export function SheetWay({ level, levels, colors }: SheetDrawingProps) {
  const { y, swing, distance, node } = SHAPES.flow;
  const height = 2 * (swing + node.height);
  const width = distance * Math.min(levels, SHAPES.flow.most);
  return (
    <svg
      className="ck-sheet-way"
      viewBox={`${PAGE.centre - width / 2} ${y - height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      <Paths of={drawWay(level, levels, colors, svgPen)} />
    </svg>
  );
}

function Paths({ of: drawn }: { readonly of: readonly DrawnPaths[] }) {
  return drawn.map(({ paths, fill = 'none', stroke, width }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a drawing has nothing else
    <Fragment key={index}>
      <path d={paths.join('')} fill={fill} stroke={stroke} strokeWidth={width} />
    </Fragment>
  ));
}
