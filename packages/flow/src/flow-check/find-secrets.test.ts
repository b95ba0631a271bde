import { expect, test } from 'vitest';
import { exportOf, goalOf } from './exported-flow.fixtures.js';
import { at } from './file-mutation.fixtures.js';
import { checkWork } from './model/check-work.js';
import { flows } from './written-flows.fixtures.js';

const flow = at(flows, 0);
const KEY = `sk-${'proj'}-${'a1B2'.repeat(8)}`;

/** What is said of a file whose first component has one more field. */
function checkWith(field: object) {
  const file = exportOf(flow);
  at(file.data.nodes, 0).data.node.template['key'] = field;
  return checkWork(goalOf(flow), JSON.stringify(file));
}

test.each([
  [
    'a key typed into a secret field',
    { display_name: 'API Key', password: true, load_from_db: false, value: 'hush' },
  ],
  ['anything else in a secret field', { display_name: 'API Key', password: true, value: [' '] }],
  ['what looks like a key in any other field', { display_name: 'API Key', value: KEY }],
  [
    'a key within a list',
    { display_name: 'API Key', value: [{ key: 'Authorization', value: `Bearer ${KEY}` }] },
  ],
])('%s is named before anything else is said', (_, field) => {
  expect(checkWith(field)).toEqual({
    outcome: 'secrets',
    secrets: [{ component: 'ChatInput', field: 'API Key' }],
  });
});

test.each([
  ['a secret field that is empty', { password: true, load_from_db: false, value: '' }],
  ['the name of a variable', { password: true, load_from_db: true, value: 'OPENAI_API_KEY' }],
  ['words about keys', { value: 'Keys begin with sk- and are long; task-force and risk-averse are words.' }],
])('%s is no secret', (_, field) => {
  expect(checkWith(field)).toMatchObject({ outcome: 'checked' });
});

test('a key in pasted text is named by its line', () => {
  const text = `{"version": "1.12.5",\n"key": "${KEY}"}`;
  expect(checkWork({ kind: 'json', title: 'Answer', rules: [] }, text)).toEqual({
    outcome: 'secrets',
    secrets: [{ component: '', field: '2' }],
  });
});
