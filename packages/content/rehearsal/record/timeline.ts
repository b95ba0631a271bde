import type { Point, Scene, Shot } from './film.js';

/** Pictures of a film in a second. */
export const FRAMES_A_SECOND = 15;

/** How long something is shown, in frames. */
const LOOKING = 9;
const MOVING = 10;
const PRESSING = 6;
const SEEING = 3 * FRAMES_A_SECOND;

/** A picture of the film. */
export interface Frame {
  readonly shot: Shot;
  /** Where the pointer is. */
  readonly pointer: Point;
  /** How far a press is, from 0 to 1; undefined without one. */
  readonly press?: number;
}

/** When a step is shown, in whole seconds. */
export interface Chapter {
  readonly step: number;
  readonly from: number;
  /** When its result is shown. */
  readonly result: number;
  readonly to: number;
}

/** Every picture of a film, one after the other, and its chapters. */
export function timelineOf(scenes: readonly Scene[], start: Point): { frames: Frame[]; chapters: Chapter[] } {
  const frames: Frame[] = [];
  let pointer = start;
  const seconds = () => frames.length / FRAMES_A_SECOND;
  const hold = (shot: Shot, count: number) => {
    for (let index = 0; index < count; index += 1) frames.push({ shot, pointer });
  };
  const move = (shot: Shot, to: Point, press?: number) => {
    const from = pointer;
    for (let index = 1; index <= MOVING; index += 1) {
      pointer = between(from, to, eased(index / MOVING));
      frames.push({ shot, pointer, ...(press !== undefined && { press }) });
    }
  };
  const chapters = scenes.map(({ step, shots }): Chapter => {
    const from = seconds();
    let result = from;
    for (const shot of shots) {
      const { pressed, draggedTo } = shot;
      if (!pressed) {
        hold(shot, toWholeSecond(frames.length));
        result = seconds();
        hold(shot, SEEING);
        continue;
      }
      hold(shot, LOOKING);
      move(shot, { x: pressed.x + pressed.width / 2, y: pressed.y + pressed.height / 2 });
      for (let index = 1; index <= PRESSING; index += 1)
        frames.push({ shot, pointer, press: index / PRESSING });
      if (draggedTo) move(shot, draggedTo, 1);
    }
    return { step, from, result, to: seconds() };
  });
  return { frames, chapters };
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const toWholeSecond = (count: number) => (FRAMES_A_SECOND - (count % FRAMES_A_SECOND)) % FRAMES_A_SECOND;

/** Begins and ends slowly. */
const eased = (share: number) => share * share * (3 - 2 * share);
