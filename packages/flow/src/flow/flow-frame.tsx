import { Icon, useWidth } from '@course-kit/react/feature';
import { Minus, Plus } from 'lucide';
import { useContext, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { boundsOf } from '../model/flow-bounds.js';
import { FlowTexts } from './flow-diagram-text.js';
import { FlowPicture } from './flow-picture.js';
import { LEAST_SCALE, type FlowFrameProps } from './plain-flow-frame.js';

/** The picture in a frame that it is moved in, and made larger and smaller, where it is larger than its place. */
export function FlowFrame({ layout, ...picture }: FlowFrameProps) {
  const text = useContext(FlowTexts);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const isLarge = width > 0 && width < layout.width - 1;
  // Null: as large as the place allows.
  const [scale, setScale] = useState<number | null>(null);
  const drawnScale = () =>
    (frame.current?.firstElementChild?.getBoundingClientRect().width ?? 0) / layout.width;
  const zoom = (factor: number) => setScale(Math.min(2, Math.max(0.3, drawnScale() * factor)));

  const { highlight } = picture;
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
  return (
    <div className="ck-flow-place">
      <div
        ref={frame}
        className="ck-frame ck-flow-frame"
        data-scale={scale ?? undefined}
        {...(isLarge && {
          role: 'group',
          'aria-label': text('picture'),
          tabIndex: 0,
          'data-large': true,
          onKeyDown,
          onPointerMove,
        })}
      >
        <FlowPicture {...picture} layout={layout} width={scale === null ? undefined : layout.width * scale} />
        <svg className="ck-flow-strut" width={layout.width * LEAST_SCALE} height="0" aria-hidden="true" />
      </div>
      {isLarge && (
        <div className="ck-flow-zoom">
          <button type="button" className="ck-button" aria-label={text('zoomOut')} onClick={() => zoom(0.8)}>
            <Icon of={Minus} />
          </button>
          <button type="button" className="ck-button" aria-label={text('zoomIn')} onClick={() => zoom(1.25)}>
            <Icon of={Plus} />
          </button>
        </div>
      )}
    </div>
  );
}
