import { Icon, useWidth } from '@course-kit/react/feature';
import { Minus, Plus } from 'lucide';
import {
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { fitFlow } from '../model/fit-flow.js';
import { boundsOf } from '../model/flow-bounds.js';
import { FlowTexts } from './flow-diagram-text.js';
import { FlowPicture } from './flow-picture.js';
import { LEAST_SCALE, type FlowFrameProps } from './plain-flow-frame.js';
import { NARROW } from './use-is-narrow.js';

/** Of the window's height, what a picture that is fitted takes at most: what is below it is to be read as well. */
const FITTED = 0.36;

/** The scales that a picture is made larger and smaller between. */
const SMALLEST = 0.3;
const LARGEST = 2;

/**
 * The picture in a frame that it is moved in, and made larger and smaller, where it is larger than its place. On a phone it is
 * whole until it is made larger, without the names of ports where these would be too small to be read.
 */
export function FlowFrame({ layout: columns, ...picture }: FlowFrameProps) {
  const text = useContext(FlowTexts);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { flow, highlight } = picture;
  const isNarrow = width > 0 && width < NARROW;
  // Not of the window within the browser's bars, which come and go with each scroll of a finger.
  const height = isNarrow ? document.documentElement.clientHeight * FITTED : Infinity;
  // Null: as large as the place allows.
  const [scale, setScale] = useState<number | null>(null);
  const [whole, full] = useMemo(
    () =>
      isNarrow ? [fitFlow(flow, columns, width, height), fitFlow(flow, columns, width)] : [columns, columns],
    [flow, columns, isNarrow, width, height],
  );
  const isBrief = whole.drawing?.isBrief === true;
  const layout = scale !== null && isBrief ? full : whole;
  const fitted = Math.min(width / (layout.width - 1), height / layout.height);
  const isLarge = width > 0 && (fitted < 1 || isBrief);
  const drawnScale = () =>
    frame.current?.querySelector<SVGSVGElement>('.ck-flow-picture')?.getScreenCTM()?.a ?? 1;
  const zoom = (factor: number) => {
    const next = drawnScale() * factor;
    // From the whole, one press makes it readable.
    const least = scale === null && factor > 1 ? 1 : SMALLEST;
    const isWhole = isNarrow && next <= (isBrief ? LEAST_SCALE : fitted);
    setScale(isWhole ? null : Math.min(LARGEST, Math.max(least, next)));
  };
  useEffect(() => {
    const bounds = boundsOf(layout, highlight);
    const { current } = frame;
    if (!current || !bounds) return;
    const half = drawnScale() / 2;
    const x = (bounds.left + bounds.right) * half;
    const y = (bounds.top + bounds.bottom) * half;
    current.scrollTo?.(x - current.clientWidth / 2, y - current.clientHeight / 2);
    // The scale is read where it is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [layout, highlight, scale, isLarge]);

  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return;
    if (key === '+') zoom(1.25);
    if (key === '-') zoom(0.8);
    if (key === '0') setScale(null);
  };
  const onPointerMove = ({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 1)
      currentTarget.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  };
  const isSmallest = scale === null ? isNarrow : scale === SMALLEST;
  const drawn = scale ?? (isNarrow ? Math.min(1, fitted) : null);
  return (
    <div className="ck-flow-place">
      <div
        ref={frame}
        className="ck-frame ck-flow-frame"
        data-scale={scale ?? undefined}
        data-fitted={(isNarrow && scale === null) || undefined}
        {...(isLarge && {
          role: 'group',
          'aria-label': text('picture'),
          tabIndex: 0,
          'data-large': true,
          onKeyDown,
          onPointerMove,
        })}
      >
        <FlowPicture {...picture} layout={layout} width={drawn === null ? undefined : layout.width * drawn} />
        <svg className="ck-flow-strut" width={layout.width * LEAST_SCALE} height="0" aria-hidden="true" />
      </div>
      {isLarge && (
        <div className="ck-flow-zoom">
          {/* At its end it keeps the focus. */}
          <button
            type="button"
            className="ck-button"
            aria-label={text('zoomOut')}
            aria-disabled={isSmallest || undefined}
            onClick={() => zoom(0.8)}
          >
            <Icon of={Minus} />
          </button>
          <button
            type="button"
            className="ck-button"
            aria-label={text('zoomIn')}
            aria-disabled={scale === LARGEST || undefined}
            onClick={() => zoom(1.25)}
          >
            <Icon of={Plus} />
          </button>
        </div>
      )}
    </div>
  );
}
