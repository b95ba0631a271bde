import { expect, test } from 'vitest';
import { layoutFlow } from '../../model/flow-layout.js';
import { agentFlow, loopFlow, oneComponent } from '../../flow/flow.fixtures.js';
import { cameraOn } from './camera.js';

const PHONE = 350;
const DESKTOP = 740;

/** What of the picture is seen, and how large it is drawn, by the stylesheet's rule for the stage. */
function seenBy(layout: ReturnType<typeof layoutFlow>, ids: readonly string[], width: number) {
  const { x, y, scale } = cameraOn(layout, ids, width);
  const height = (width * 9) / 16;
  const filled = Math.min(width / layout.width, height / layout.height);
  const drawn = filled * scale;
  const left = ((width - layout.width * filled) / 2) * scale + (x / 100) * width;
  const top = ((height - layout.height * filled) / 2) * scale + (y / 100) * height;
  const isSeen = (id: string) => {
    const place = layout.nodes.find(({ node }) => node.id === id);
    if (!place) return false;
    const [from, to] = [left + place.x * drawn, left + (place.x + place.width) * drawn];
    const [above, below] = [top + place.y * drawn, top + (place.y + place.height) * drawn];
    return from >= -0.5 && above >= -0.5 && to <= width + 0.5 && below <= height + 0.5;
  };
  return { drawn, isSeen };
}

test('everything is seen where nothing is pointed out', () => {
  for (const flow of [agentFlow, loopFlow, oneComponent])
    for (const width of [PHONE, DESKTOP]) {
      const { isSeen } = seenBy(layoutFlow(flow), [], width);
      expect(flow.nodes.map(({ id }) => id).filter((id) => !isSeen(id))).toEqual([]);
    }
});

test('what is pointed out is seen whole, and large enough to be read', () => {
  const layout = layoutFlow(loopFlow);
  for (const { node } of layout.nodes) {
    const { drawn, isSeen } = seenBy(layout, [node.id], PHONE);
    expect(isSeen(node.id)).toBe(true);
    expect(drawn).toBeGreaterThan(0.8);
  }
});

test('a small flow is not blown up', () => {
  expect(seenBy(layoutFlow(oneComponent), ['order'], DESKTOP).drawn).toBeCloseTo(1.5);
});

test('several components are seen together', () => {
  const layout = layoutFlow(loopFlow);
  const { isSeen } = seenBy(layout, ['list', 'shelf'], PHONE);
  expect([isSeen('list'), isSeen('shelf')]).toEqual([true, true]);
});
