import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flowEssence } from '../../rehearsal/record/flow-essence.js';

const course = new URL('../../course/', import.meta.url).pathname;
const flows = globSync('flows/*.json', { cwd: course }).map((path) => [
  path,
  readFileSync(`${course}${path}`, 'utf8'),
]);

/** The same flow as another run exports it. */
function ofAnotherRun(flow: string): string {
  const ids = new Set([...flow.matchAll(/"id": "([^"]+-\w{5})"/g)].map(([, id = '']) => id));
  return [...ids]
    .reduce((text, id) => text.replaceAll(id, id.slice(0, -1) + (id.endsWith('Z') ? 'Y' : 'Z')), flow)
    .replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, crypto.randomUUID())
    .replaceAll(/"last_updated": "[^"]*"/g, '"last_updated": "2030-01-01T00:00:00.000Z"')
    .replaceAll(/"zoom": [\d.]+/g, '"zoom": 0.25')
    .replaceAll('"animated": false,', '');
}

test.each(flows)('%s is the same from another run', (_, flow = '') => {
  expect(ofAnotherRun(flow)).not.toBe(flow);
  expect(flowEssence(ofAnotherRun(flow))).toBe(flowEssence(flow));
});

test('a flow with another value, or another connection, is another', () => {
  const [, flow = ''] = flows.find(([path]) => path?.includes('level1-task4')) ?? [];
  expect(flowEssence(flow.replace('"calm"', '"stern"'))).not.toBe(flowEssence(flow));
  const turned = flow.replaceAll(/"source": "Prompt-\w{5}"/g, '"source": "ChatInput-pahsk"');
  expect(turned).not.toBe(flow);
  expect(flowEssence(turned)).not.toBe(flowEssence(flow));
});
