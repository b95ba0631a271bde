import type { CertificateColors } from '../../certificate/certificate-colors.js';
import { drawFrame, drawWay, type Shape } from '../../certificate/certificate-drawing.js';
import { PAGE, SHAPES } from '../../certificate/certificate-layout.js';

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
      <Shapes of={[...drawFrame(colors), ...drawWay(level, levels, colors)]} />
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
      <Shapes of={drawWay(level, levels, colors)} />
    </svg>
  );
}

function Shapes({ of: shapes }: { readonly of: readonly Shape[] }) {
  return shapes.map((shape, index) => {
    const { fill = 'none', stroke, lineWidth } = shape;
    // oxlint-disable-next-line react/no-array-index-key -- a drawing has nothing else
    return <Outline key={index} shape={shape} paint={{ fill, stroke, strokeWidth: lineWidth }} />;
  });
}

function Outline({
  shape,
  paint,
}: {
  readonly shape: Shape;
  readonly paint: React.SVGAttributes<SVGElement>;
}) {
  switch (shape.kind) {
    case 'line':
      return <line x1={shape.from[0]} y1={shape.from[1]} x2={shape.to[0]} y2={shape.to[1]} {...paint} />;
    case 'circle':
      return <circle cx={shape.middle[0]} cy={shape.middle[1]} r={shape.radius} {...paint} />;
    case 'rectangle': {
      const { corner, width, height, radius } = shape;
      return <rect x={corner[0]} y={corner[1]} width={width} height={height} rx={radius} {...paint} />;
    }
    case 'curve':
      return <path d={`M${shape.from} ${shape.parts.map((part) => `C${part}`)}`} {...paint} />;
  }
}
