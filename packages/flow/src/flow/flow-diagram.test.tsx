import { FlowDiagram } from '@course-kit/flow';
import { defineFlow } from '@course-kit/flow/model';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { agentFlow } from './flow.fixtures.js';

test('everything in the picture is there as text', async () => {
  await render(<FlowDiagram flow={agentFlow} highlight={['oven']} />);

  await page.getByText('This flow as text').click();

  const entries = page.getByRole('listitem');
  await expect.element(page.getByText('Order (Message) goes to Baker, Input')).toBeVisible();
  await expect.element(page.getByText('Toolset (Tool) goes to Baker, Tools').first()).toBeVisible();
  await expect
    .element(entries.filter({ hasText: 'Oven, as a tool (new in this step)' }).first())
    .toBeVisible();
  await expect.element(page.getByText('The flow ends here')).toBeVisible();
});

test('the colors of the connections are named', async () => {
  await render(<FlowDiagram flow={agentFlow} />);

  await expect
    .element(page.getByRole('list', { name: 'Colors of the connections' }))
    .toHaveTextContent('MessageTool');
});

test.each(['60rem', '20rem'])('in a place of %s nothing reaches over the edge', async (inlineSize) => {
  await render(
    <div style={{ inlineSize }}>
      <FlowDiagram flow={agentFlow} />
    </div>,
  );

  const figure = document.querySelector('figure');
  expect(figure?.scrollWidth).toBeLessThanOrEqual(figure?.clientWidth ?? 0);
});

test.each(['constructor', 'toString', '__proto__'])(
  'a port of a type called %s has no color of its own',
  async (type) => {
    const flow = defineFlow({
      title: 'Names that objects have by themselves',
      nodes: {
        a: { title: 'A', outputs: [`Out: ${type}`] },
        b: { title: 'B', inputs: [`In: ${type}`] },
      },
      connections: ['a.Out -> b.In'],
      portColors: { Message: 'teal' },
    });
    const { container } = await render(<FlowDiagram flow={flow} />);

    expect(container.querySelectorAll('.ck-flow-port').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('[color]')).toHaveLength(0);
  },
);

test('an input of several types is gray until a connection gives it its color', async () => {
  const flow = defineFlow({
    title: 'Several types',
    nodes: {
      ask: { title: 'Ask', outputs: ['Out: Message'] },
      show: { title: 'Show', inputs: ['In: *'] },
      free: { title: 'Free', inputs: ['In: *'] },
    },
    connections: ['ask.Out -> show.In'],
    portColors: { Message: 'teal' },
  });
  await render(<FlowDiagram flow={flow} />);

  const colors = Array.from(document.querySelectorAll('.ck-flow-port'), (port) => port.getAttribute('color'));
  expect(colors).toEqual(['teal', 'teal', null]);
});
