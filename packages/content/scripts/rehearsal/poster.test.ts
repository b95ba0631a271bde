import { expect, test } from 'vitest';
import { posterOf, type Scene } from '../../rehearsal/record/film.js';

/** A step: something is pressed, then its end is looked at. */
const scene = (end: string, showsFlow: boolean): Scene => ({
  step: 1,
  shots: [
    { image: Buffer.from('before'), pressed: { x: 0, y: 0, width: 1, height: 1 } },
    { image: Buffer.from(end), showsFlow },
  ],
});
const shownOn = (...scenes: Scene[]) => posterOf(scenes)?.image.toString();

test('a poster shows the flow of the last step that ends with one', () => {
  expect(shownOn(scene('first flow', true), scene('flow', true), scene('a list', false))).toBe('flow');
});

test('a film whose steps end without a flow has the last one that is seen on the way', () => {
  const [before, end] = scene('a dialog', false).shots;
  const shots = [{ ...before!, image: Buffer.from('flow'), showsFlow: true }, end!];
  expect(shownOn(scene('settings', false), { step: 2, shots })).toBe('flow');
});

test('a film without a flow has its end for a poster, and no film has none', () => {
  expect(shownOn(scene('settings', false), scene('a list', false))).toBe('a list');
  expect(shownOn()).toBeUndefined();
});
