import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { FlowPoint } from '../model/flow-line.js';
import { isSamePort, type PortPlace } from './model/exercise-flow.js';
import { isOnPort, portAt, type PortTarget } from './model/port-targets.js';

/** A pointer that has moved less, in pixels, has pressed a port and not dragged from it. */
const STILL = 6;

/** A finger is on a port when it is no farther, in pixels, from it: as the stylesheet has it. */
const FINGER = 24;

/** A second press of the same port within so many milliseconds is that of a double click. */
const DOUBLE = 400;

interface Grip {
  readonly place: PortPlace;
  readonly start: FlowPoint;
  /** False for a finger on a port's name, which moves the picture or the page. */
  readonly draws: boolean;
  /** Where the pointer is; null as long as it only presses. */
  readonly at: FlowPoint | null;
}

/** How near, in pixels, a line comes to the edge of the picture's frame until the picture moves. */
const NEAR = 32;

/** How far, in pixels, the picture moves for each millisecond that a line rests there. */
const SLOW = 0.2;

/** Where a pointer is, and the picture it is on. */
type Pointer = Pick<PointerEvent, 'clientX' | 'clientY' | 'currentTarget'>;

/**
 * Moves a picture that is larger than its frame when a line is dragged to the edge, and the page to what is beyond the window's.
 *
 * @returns whether there was more of it to be shown.
 */
function moveFrame({ clientX, clientY, currentTarget }: Pointer, step: number): boolean {
  const by = (at: number, start: number, end: number) =>
    at < start + NEAR ? -step : at > end - NEAR ? step : 0;
  const frame = currentTarget.closest('.ck-flow-frame');
  const edges = frame?.getBoundingClientRect();
  const left = edges ? by(clientX, edges.left, edges.right) : 0;
  const top = edges ? by(clientY, edges.top, edges.bottom) : 0;
  const beyond = by(clientY, 0, window.innerHeight);
  if (!left && !top && !beyond) return false;
  const picture = currentTarget.getBoundingClientRect();
  frame?.scrollBy({ left, top, behavior: 'instant' });
  if ((beyond < 0 && picture.top < 0) || (beyond > 0 && picture.bottom > window.innerHeight))
    window.scrollBy({ top: beyond, behavior: 'instant' });
  const moved = currentTarget.getBoundingClientRect();
  return moved.left !== picture.left || moved.top !== picture.top;
}

/** Connects ports of a picture by dragging from one to the other, or by pressing one and then the other. */
export function useConnecting(
  targets: readonly PortTarget[],
  width: number,
  onConnect: (first: PortPlace, second: PortPlace) => void,
  /** A port was chosen, or let go again. */
  onChoose: (place: PortPlace, isChosen: boolean) => void,
) {
  const [chosen, setChosen] = useState<PortPlace | null>(null);
  // What a pointer does may come faster than it is drawn.
  const held = useRef<Grip | null>(null);
  const pressed = useRef<{ readonly place: PortPlace; readonly time: number } | null>(null);
  const [grip, setDrawnGrip] = useState<Grip | null>(null);
  const setGrip = (next: Grip | null) => {
    held.current = next;
    setDrawnGrip(next);
  };
  useEffect(() => {
    if (!chosen && !grip) return undefined;
    const letGo = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      held.current = null;
      setDrawnGrip(null);
      setChosen(null);
      if (chosen) onChoose(chosen, false);
    };
    document.addEventListener('keydown', letGo);
    return () => document.removeEventListener('keydown', letGo);
  }, [chosen, grip, onChoose]);

  /** How much of the picture a pixel shows. */
  const scaleOf = ({ currentTarget }: Pointer) => width / currentTarget.getBoundingClientRect().width;
  const pointOf = (event: Pointer): FlowPoint => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const scale = scaleOf(event);
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  };
  const rests = useRef<Pointer>(null);
  const last = useRef(0);
  // It goes on while the line rests at the edge, up to the end of the picture, and the line with it.
  useEffect(() => {
    if (!grip?.at || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const frame = requestAnimationFrame((time) => {
      const { current: pointer } = rests;
      const step = Math.min(Math.max((time - last.current) * SLOW, 1), NEAR / 2);
      last.current = time;
      if (held.current?.at && pointer && moveFrame(pointer, step))
        setGrip({ ...held.current, at: pointOf(pointer) });
    });
    return () => cancelAnimationFrame(frame);
    // Each step is followed by the next one, until nothing is left to be shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [grip]);
  const press = (place: PortPlace) => {
    if (!chosen || chosen.side === place.side) {
      const isSame = chosen !== null && isSamePort(chosen, place);
      setChosen(isSame ? null : place);
      onChoose(place, !isSame);
      return;
    }
    setChosen(null);
    onConnect(chosen, place);
  };
  return {
    chosen,
    /** Chooses a port, or connects it to the one that is chosen. */
    press,
    /** Where a line is drawn from and to while it is dragged. */
    dragged: grip?.at ? { from: grip.place, to: grip.at } : null,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const start = pointOf(event);
        const place = event.button === 0 ? portAt(targets, start) : null;
        if (!place) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const draws =
          event.pointerType !== 'touch' || isOnPort(targets, place, start, FINGER * scaleOf(event));
        setGrip({ place, start, draws, at: null });
      },
      onPointerMove: (event: PointerEvent) => {
        const { current } = held;
        if (!current) return;
        const at = pointOf(event);
        const away = Math.hypot(at.x - current.start.x, at.y - current.start.y);
        if (!current.at && away <= STILL) return;
        if (!current.draws) return setGrip(null);
        const { clientX, clientY, currentTarget } = event;
        rests.current = { clientX, clientY, currentTarget };
        setGrip({ ...current, at });
        moveFrame(event, NEAR / 2);
      },
      onPointerUp: (event: PointerEvent) => {
        const { current } = held;
        if (!current) return;
        setGrip(null);
        if (!current.at) {
          const { place } = current;
          const { current: last } = pressed;
          const isSecond = last && isSamePort(last.place, place) && event.timeStamp - last.time < DOUBLE;
          pressed.current = { place, time: event.timeStamp };
          if (!isSecond) press(place);
          return;
        }
        setChosen(null);
        const place = portAt(targets, pointOf(event));
        if (place && !isSamePort(place, current.place)) onConnect(current.place, place);
        else if (chosen) onChoose(chosen, false);
      },
      onPointerCancel: () => setGrip(null),
    },
  };
}
