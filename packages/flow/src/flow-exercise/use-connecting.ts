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

/** Moves a picture that is larger than its frame when a line is dragged to the edge, and the page to what is beyond the window's. */
function moveFrame({ clientX, clientY, currentTarget }: PointerEvent): void {
  const by = (at: number, start: number, end: number) =>
    at < start + NEAR ? -NEAR : at > end - NEAR ? NEAR : 0;
  const picture = currentTarget.getBoundingClientRect();
  const beyond = by(clientY, 0, window.innerHeight);
  if ((beyond < 0 && picture.top < 0) || (beyond > 0 && picture.bottom > window.innerHeight))
    window.scrollBy({ top: beyond / 2, behavior: 'instant' });
  const frame = currentTarget.closest('.ck-flow-frame');
  if (!frame) return;
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  frame.scrollBy({ left: by(clientX, left, right), top: by(clientY, top, bottom), behavior: 'instant' });
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
  const scaleOf = ({ currentTarget }: PointerEvent) => width / currentTarget.getBoundingClientRect().width;
  const pointOf = (event: PointerEvent): FlowPoint => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const scale = scaleOf(event);
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  };
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
        setGrip({ ...current, at });
        moveFrame(event);
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
