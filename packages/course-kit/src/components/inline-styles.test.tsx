import { FlowCanvas, FlowDiagram } from '@course-kit/flow';
import { LevelCardView } from '@course-kit/react';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { agentFlow } from '../../../flow/src/flow/flow.fixtures.js';
import { everyView } from './every-component.fixtures.js';
import { exampleLevel } from './example-course.fixtures.js';

const level = exampleLevel(1);

const flows = {
  FlowDiagram: () => <FlowDiagram flow={agentFlow} />,
  FlowCanvas: () => <FlowCanvas flow={agentFlow} steps={[{ adds: ['order'] }]} step={1} />,
};

test.each(Object.entries({ ...everyView, ...flows }))(
  'the markup of %s has no inline styles, which policies refuse',
  (_, view) => {
    expect(renderToString(view({}))).not.toMatch(/<[^>]+ style=/);
  },
);

test('a level has its color before any script has run', () => {
  document.body.innerHTML = '';
  const parsed = new DOMParser().parseFromString(renderToString(everyView.CourseMapView({})), 'text/html');
  document.body.append(...parsed.body.children);
  const [first, second] = document.querySelectorAll('.ck-map-level');
  const colorOf = (of: Element | undefined) =>
    of && getComputedStyle(of.querySelector('.ck-map-node') ?? of).borderTopColor;

  expect(first?.getAttribute('style')).toBeNull();
  expect(first && getComputedStyle(first).getPropertyValue('--ck-level-color')).not.toBe('');
  expect(colorOf(first)).not.toBe(colorOf(second));
  document.body.innerHTML = '';
});

test('a level has its color, and another one with another level, in browsers that cannot read it from an attribute', async () => {
  const supports = CSS.supports.bind(CSS);
  const isRead = vi.spyOn(CSS, 'supports').mockImplementation((...given: [string]) => {
    return supports(...given) && !given.join().includes('attr(');
  });
  onTestFinished(() => isRead.mockRestore());
  const card = (color: string) => <LevelCardView level={{ ...level, color }} status="open" href={null} />;
  const { container, rerender } = await render(card('rgb(1, 2, 3)'));
  const root = container.querySelector<HTMLElement>('.ck-level-card');

  expect(root?.style.getPropertyValue('--ck-level-color')).toBe('rgb(1, 2, 3)');

  await rerender(card('rgb(4, 5, 6)'));

  expect(root?.style.getPropertyValue('--ck-level-color')).toBe('rgb(4, 5, 6)');
  expect(root && getComputedStyle(root).borderTopColor).toBe('rgb(4, 5, 6)');
});

test('no script sets the color of a level that browsers read from its attribute, which has styles computed anew', async () => {
  const { container } = await render(
    <LevelCardView level={{ ...level, color: 'rgb(1, 2, 3)' }} status="open" href={null} />,
  );
  const card = container.querySelector('.ck-level-card');

  expect(card?.getAttribute('style')).toBeNull();
  expect(card && getComputedStyle(card).borderTopColor).toBe('rgb(1, 2, 3)');
});

test('a level whose color is no color of CSS has the color of the accent', async () => {
  const { container } = await render(
    <LevelCardView level={{ ...level, color: 'emerald' }} status="open" href={null} />,
  );
  const card = container.querySelector('.ck-level-card');
  const accent = document.createElement('i');
  accent.style.color = 'var(--ck-color-accent)';
  card?.append(accent);
  expect(card && getComputedStyle(card).borderTopColor).toBe(getComputedStyle(accent).color);
});
