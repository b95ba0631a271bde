import type { Locator, Page } from '@playwright/test';
import { watchActions, type Action } from './on-camera.js';
import { rectIn, type Rect } from './ring.js';
import { shoot } from './screen.js';

/** A point of the film, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What was on the screen before an action, and what the action is. */
export interface Shot {
  /** A PNG of `FILM_SIZE`: what stays the same is the same to the pixel, which costs a film nothing. */
  readonly image: Buffer;
  /** What is pressed; undefined where the result of a step is looked at. */
  readonly pressed?: Rect;
  /** Where it is dragged to. */
  readonly draggedTo?: Point;
  /** Whether a canvas with a flow is to be seen, with no dialog over it. */
  readonly showsFlow?: boolean;
}

/** The shots of a step. */
export interface Scene {
  /** The step's number, from 1. */
  readonly step: number;
  readonly shots: Shot[];
}

/** Pixels of a film; the page is larger by the same factor in both directions. */
export const FILM_SIZE = { width: 1152, height: 720 } as const;

/** What a film's poster shows: the last step's end with a flow, since a lesson may end at a list, a dialog or another page; or its last flow. */
export function posterOf(scenes: readonly Scene[]): Shot | undefined {
  const shots = scenes.flatMap((scene) => scene.shots);
  const ends = scenes.flatMap((scene) => scene.shots.slice(-1));
  const withFlow = ({ showsFlow }: Shot) => showsFlow;
  return ends.findLast(withFlow) ?? shots.findLast(withFlow) ?? ends.at(-1);
}

/** Looks before each action of a rehearsal, and at the end of each step. */
export class Film {
  readonly scenes: Scene[] = [];
  /** The window that was acted in last: a lesson may have several. */
  #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Films what is done within a step. Steps in which nothing is pressed in the tool leave no scene. */
  async shoot(step: number, carryOut: () => Promise<void>): Promise<void> {
    const scene: Scene = { step, shots: [] };
    const stop = watchActions(this.#page, async (action) => {
      const shot = await this.#before(action).catch(() => undefined);
      if (shot) scene.shots.push(shot);
    });
    try {
      await carryOut();
    } finally {
      stop();
    }
    if (scene.shots.length === 0) return;
    scene.shots.push(await this.#look());
    this.scenes.push(scene);
  }

  /** Undefined for what is not on the screen. */
  async #before({ place, to, at }: Action): Promise<Shot | undefined> {
    await place.waitFor({ state: 'visible' });
    this.#page = place.page();
    await place.scrollIntoViewIfNeeded();
    const scale = this.#scale();
    const pressed = await this.#rect(place, scale);
    const shot = { ...(await this.#look()), pressed };
    if (!to) return shot;
    const target = await this.#rect(to, scale);
    const { x, y } = at
      ? { x: target.x + at.x * scale, y: target.y + at.y * scale }
      : { x: target.x + target.width / 2, y: target.y + target.height / 2 };
    return { ...shot, draggedTo: { x, y } };
  }

  async #rect(place: Locator, scale: number): Promise<Rect> {
    const { x, y, width, height } = await place.evaluate(rectIn);
    return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
  }

  #scale(): number {
    return FILM_SIZE.width / (this.#page.viewportSize()?.width ?? FILM_SIZE.width);
  }

  async #look(): Promise<Pick<Shot, 'image' | 'showsFlow'>> {
    const scale = this.#scale();
    const [width, height] = [FILM_SIZE.width / scale, FILM_SIZE.height / scale];
    const image = await shoot(this.#page, { x: 0, y: 0, width, height }, scale);
    const hasFlow = await this.#page.locator('.react-flow__node').first().isVisible();
    const isCovered = await this.#page.getByRole('dialog').first().isVisible();
    return { image, showsFlow: hasFlow && !isCovered };
  }
}
