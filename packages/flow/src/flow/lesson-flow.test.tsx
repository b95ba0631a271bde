import { TaskPageView } from '@course-kit/react';
import { defineFlow } from '@course-kit/flow/model';
import { defineLevel } from '@course-kit/react/model';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { flowFigures } from '../flow-player/flow-figures.js';
import { agentFlow } from './flow.fixtures.js';

const LONG = Array.from({ length: 30 }, (_, index) => `Sentence ${index}.`);
const level = defineLevel(1, {
  title: 'Dough',
  tasks: [
    {
      title: 'Bake',
      duration: '1 hour',
      figure: agentFlow,
      steps: [
        { title: 'Take the order', instruction: LONG, adds: ['order', 'baker'] },
        {
          title: 'Weigh',
          instruction: [
            [
              'Connect ',
              { kind: 'strong', content: ['Toolset'] },
              ', then press ',
              { kind: 'strong', content: ['Run'] },
            ],
            ...LONG,
          ],
          adds: ['scale', 'oven'],
        },
        { title: 'Serve', instruction: LONG, adds: ['counter'] },
      ],
    },
  ],
  questions: [],
});

const lesson = (inlineSize: string, shown = level) => (
  <div style={{ inlineSize }}>
    <TaskPageView
      level={shown}
      task={1}
      isCompleted={false}
      figures={[flowFigures]}
      links={{ level: null, next: null }}
      onSetCompleted={() => {}}
    />
  </div>
);

const canvas = () => document.querySelector<HTMLElement>('.ck-guide-canvas figure');
const steps = () => document.querySelector('.ck-steps')?.getBoundingClientRect();
const read = (title: string) =>
  page.getByRole('heading', { name: title }).element().scrollIntoView({ block: 'start' });

const emulate = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(async () => {
  scrollTo(0, 0);
  await emulate('');
});

test('with room the flow stands beside the steps, stays in sight, and follows the step that is read', async () => {
  await page.viewport(1300, 700);
  await render(lesson('75rem'));
  await expect.poll(() => canvas()?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  expect(canvas()?.getBoundingClientRect().left).toBeGreaterThan(steps()?.right ?? Infinity);

  read('Weigh');
  await expect.poll(() => canvas()?.dataset['step']).toBe('2');
  const { top = -1, bottom = Infinity } = canvas()?.getBoundingClientRect() ?? {};
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  read('Serve');
  await expect.poll(() => canvas()?.dataset['step']).toBe('3');
});

test('before a step builds anything, the finished flow stands beside the steps under its title', async () => {
  await page.viewport(1300, 700);
  const steps = [
    { title: 'Ask the guests', instruction: LONG },
    { title: 'Take the order', instruction: LONG, adds: ['order'] },
  ];
  const tasks = [{ title: 'Bake', duration: '1 hour', figure: agentFlow, steps }];
  await render(lesson('75rem', defineLevel(1, { title: 'Dough', tasks, questions: [] })));
  const drawn = () => [...(canvas()?.querySelectorAll('.ck-flow-node-title') ?? [])].length;
  await expect.poll(() => canvas()?.querySelector('figcaption')?.textContent).toBe(agentFlow.title);
  expect(drawn()).toBe(agentFlow.nodes.length);

  read('Take the order');
  await expect.poll(() => canvas()?.querySelector('figcaption')?.textContent).toBe('The flow after step 2');
  expect(drawn()).toBe(1);
});

test('a flow of four columns beside the steps can be read, also in a small window', async () => {
  await page.viewport(1100, 700);
  const flow = defineFlow({
    title: 'From mill to table',
    nodes: {
      mill: { title: 'A mill of stone', outputs: ['Flour: Flour'] },
      mixer: { title: 'A slow mixer', inputs: ['In: Flour'], outputs: ['Dough: Dough'] },
      oven: { title: 'A hot dark oven', inputs: ['In: Dough'], outputs: ['Loaf: Loaf'] },
      table: { title: 'A laid table', inputs: ['In: Loaf'] },
    },
    connections: ['mill.Flour -> mixer.In', 'mixer.Dough -> oven.In', 'oven.Loaf -> table.In'],
  });
  const steps = [{ title: 'Look', instruction: LONG, adds: ['mill'] }];
  const tasks = [{ title: 'Bake', duration: '1 hour', figure: flow, steps }];
  await render(lesson('62rem', defineLevel(1, { title: 'Dough', tasks, questions: [] })));

  await expect.poll(() => canvas()?.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(550);
  const picture = canvas()?.querySelector<SVGSVGElement>('.ck-flow-picture');
  expect(13 * (picture?.getScreenCTM()?.a ?? 0)).toBeGreaterThanOrEqual(12);
});

test('in a narrow place one canvas opens above the steps, and nothing reaches over the edge', async () => {
  await page.viewport(400, 800);
  await render(lesson('22rem'));
  await expect.poll(canvas).not.toBeNull();
  const summary = page.getByText('Baker with two tools').nth(1);
  await summary.click();

  await expect.poll(() => canvas()?.checkVisibility()).toBe(true);
  expect(document.querySelectorAll('.ck-steps .ck-flow')).toHaveLength(0);
  const root = document.querySelector('.ck-task-page');
  expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
});

test('a step that is done folds to its title, and opens again', async () => {
  await page.viewport(1300, 700);
  await render(lesson('75rem'));
  const title = page.getByRole('heading', { name: 'Take the order' });
  const words = page.getByText('Sentence 0.').first();
  await expect.element(words).toBeVisible();
  await title.click();
  await expect.element(words).not.toBeVisible();
  await title.click();
  await expect.element(words).toBeVisible();
});

test('the name of a port in the text has the color of what it carries, and the name of a control has none', async () => {
  await render(lesson('75rem'));
  const names = () => [...document.querySelectorAll<HTMLElement>('.ck-step-body strong')];
  await expect
    .poll(() => names().map((name) => [name.textContent, name.dataset['port']]))
    .toEqual([
      ['Toolset', ''],
      ['Run', undefined],
    ]);
  const [port, control] = names().map((name) => getComputedStyle(name).borderTopColor);
  expect(port).not.toBe(control);
});

test('on paper the finished flow stands once, and nothing of it fades', async () => {
  await page.viewport(1300, 700);
  await render(lesson('75rem'));
  await expect.poll(() => canvas()?.dataset['step']).toBe('1');
  await emulate('print');

  const pictures = [...document.querySelectorAll<SVGElement>('.ck-flow-picture')];
  const printed = () =>
    pictures.filter((picture) => picture.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(printed).toHaveLength(1);
  const [flow] = printed();
  expect(flow?.querySelectorAll('.ck-flow-node')).toHaveLength(agentFlow.nodes.length);
  expect(getComputedStyle(flow?.closest('.ck-flow-frame') ?? document.body).maskImage).toBe('none');
});
