import { cdp } from 'vitest/browser';

type MouseEventType = 'mousePressed' | 'mouseMoved' | 'mouseReleased' | 'mouseWheel';

/** Does these one after the other with a real mouse, its left button down, at a point of the window. */
export async function mouse(
  [x, y]: readonly [number, number],
  types: readonly MouseEventType[],
): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width > 0 ? frame.width / window.innerWidth : 1;
  for (const type of types)
    await cdp().send('Input.dispatchMouseEvent', {
      type,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      x: frame.x + x * scale,
      y: frame.y + y * scale,
      ...(type === 'mouseWheel' && { button: 'none', buttons: 0, deltaX: 0, deltaY: 300 }),
    });
}
