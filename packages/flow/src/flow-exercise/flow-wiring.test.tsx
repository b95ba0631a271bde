import { FlowWiring } from '@course-kit/flow/exercise';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import '@course-kit/flow/exercise.css';
import type { Flow } from '../model/flow.js';
import { bakery, bakeryExercise } from './flow-exercise.fixtures.js';
import { roomyLayout } from './model/roomy-layout.js';
import { runOrder } from './model/run-order.js';

const port = (name: string) => page.getByRole('button', { name, exact: true });
const said = () => page.getByRole('status');
const passing = () => document.querySelectorAll('.ck-wiring-message').length;
const exercise = { ...bakeryExercise, missing: bakeryExercise.missing.slice(0, 1) };

test('two presses connect what is missing, and what passes then arrives once', async () => {
  const onArrive = vi.fn<() => void>();
  await render(<FlowWiring flow={bakery} exercise={exercise} onArrive={onArrive} />);
  await port('Scale · Toolset (Tool)').click();
  await port('Baker · Rules (Message)').click();
  await expect.element(said()).toHaveTextContent('Tool does not fit Message.');
  await port('Order · Order (Message)').click();
  await expect.element(port('Order · Order (Message)')).toHaveAttribute('aria-pressed', 'true');
  expect(passing()).toBe(0);
  await port('Baker · Input (Message)').click();
  await expect.element(said()).toHaveTextContent('It fits: Order goes to Baker, Input.');
  expect(passing()).toBe(bakery.connections.length);
  await expect.poll(() => onArrive.mock.calls.length).toBe(1);
});

test('keys connect it, and Escape lets a port go', async () => {
  await render(<FlowWiring flow={bakery} exercise={exercise} />);
  port('Order · Order (Message)').element().focus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(said()).toHaveTextContent('Order, Order is no longer chosen.');
  await userEvent.keyboard(' ');
  port('Baker · Input (Message)').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(said()).toHaveTextContent('It fits: Order goes to Baker, Input.');
});

test('a still one has its picture and its text, and nothing to press', async () => {
  const { container } = await render(<FlowWiring flow={bakery} exercise={exercise} isStill />);
  expect(container.querySelectorAll('.ck-flow-line')).toHaveLength(3);
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(container.querySelectorAll('button')).toHaveLength(0);
});

const turnsOf = (flow: Flow) => runOrder(flow).map(({ turn }) => turn);

test('a message comes to each connection after those before it, in a circle too', () => {
  expect(turnsOf(bakery)).toEqual([0, 0, 1, 0]);
  const [first, ...others] = bakery.connections;
  const back = { from: { node: 'counter', port: 'Out' }, to: { node: 'order', port: 'In' }, type: 'Message' };
  const circle = { ...bakery, connections: first ? [first, ...others, back] : [] };
  expect(Math.max(...turnsOf(circle))).toBeLessThan(bakery.nodes.length);
});

test('rows of ports are as far apart as a finger needs, and lines meet them', () => {
  const { nodes, connections } = roomyLayout(bakery);
  const baker = nodes.find(({ node }) => node.id === 'baker');
  const [first, second] = baker?.inputs ?? [];
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(32);
  expect(connections[0]?.path.endsWith(`${first?.x} ${first?.y}`)).toBe(true);
});
