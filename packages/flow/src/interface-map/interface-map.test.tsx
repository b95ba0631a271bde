import { InterfaceMap } from '@course-kit/flow';
import { TaskPageView } from '@course-kit/react';
import { defineLevel } from '@course-kit/react/model';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '@course-kit/react/styles.css';
import { mapFigures } from './map-figures.js';
import type { InterfacePlan } from './model/interface-plan.js';
import { till } from './interface-map.fixtures.js';

const stepLink = (name: string) => page.getByRole('link', { name, exact: true }).first();

test('a map leads from each number to its step, and marks what the step is about', async () => {
  await render(<InterfaceMap plan={till} step={2} />);

  await expect.element(stepLink('Step 2: New order')).toHaveAttribute('href', '#step-2');
  expect(document.querySelectorAll('[data-current]')).toHaveLength(1);
  expect(document.querySelector('[data-current]')).toHaveTextContent('2 New order');
});

test('a map has the same as text, in the order of reading', async () => {
  await render(<InterfaceMap plan={till} />);
  await page.getByText('This map as text').click();

  const items = page.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Step 1: Orders',
    'Paid',
    'Open',
    'Step 2: New order',
    'To pay',
    'Step 3: Take payment',
  ]);
});

const links = { level: null, next: null };
const steps = ['Look', 'Press', 'Pay'].map((title) => ({ title, instruction: [`${title}.`] }));
const lessonWith = (plan: InterfacePlan) => {
  const tasks = [{ title: 'The till', duration: '1 hour', plan, steps }];
  const level = defineLevel(1, { title: 'Shop', tasks, questions: [] });
  return (
    <TaskPageView
      level={level}
      task={1}
      isCompleted={false}
      links={links}
      onSetCompleted={() => {}}
      figures={[mapFigures]}
    />
  );
};

test('a lesson with a plan and no flow has its map beside the steps, with its looks', async () => {
  await page.viewport(1280, 800);
  await render(lessonWith(till));

  await expect.element(stepLink('Step 1: Orders')).toBeVisible();
  const map = document.querySelector('.ck-map')!;
  expect(getComputedStyle(map).borderTopStyle).toBe('solid');
  expect(map.getBoundingClientRect().left).toBeGreaterThan(
    document.querySelector('.ck-steps')!.getBoundingClientRect().right,
  );
});

test('beside the steps a map is as large as the window allows, under its title', async () => {
  await page.viewport(1280, 800);
  const tall = { label: 'Receipts', at: [0, 30, 48, 16] as const };
  await render(lessonWith({ ...till, regions: [...till.regions, tall] }));

  await expect.element(stepLink('Step 1: Orders')).toBeVisible();
  expect(document.querySelector('.ck-map-picture')?.getBoundingClientRect().height).toBeGreaterThan(
    800 * 0.45,
  );
  await expect.element(page.getByRole('figure').getByText(till.title)).toBeVisible();
});

test('a part that is marked is not wider than its label was drawn for', async () => {
  const widths = () =>
    [...document.querySelectorAll('.ck-map-label')].map((label) => label.getBoundingClientRect().width);
  const { rerender } = await render(<InterfaceMap plan={till} />);
  const before = widths();
  await rerender(<InterfaceMap plan={till} step={3} />);
  expect(widths()).toEqual(before);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [948, 800],
] as const)
  test(`an opened map leaves half of a window of ${width} by ${height} to the steps`, async () => {
    await page.viewport(width, height);
    const tall = { label: 'Receipts', at: [0, 30, 48, 16] as const };
    await render(lessonWith({ ...till, regions: [...till.regions, tall] }));
    const map = () => document.querySelector('.ck-map');
    const opener = page.getByText(till.title).first();
    await opener.click();

    await expect.poll(() => map()?.checkVisibility()).toBe(true);
    const canvas = map()?.closest('.ck-guide-canvas');
    expect(canvas?.getBoundingClientRect().height).toBeLessThanOrEqual(height / 2);
    await opener.click();
    await expect.poll(() => map()?.checkVisibility()).toBe(false);
  });

test('on the narrowest phone the whole box of a part leads to its step, and is large enough for a finger', async () => {
  await page.viewport(320, 640);
  await render(lessonWith(till));
  await page.getByText(till.title).first().click();
  await expect.element(stepLink('Step 1: Orders')).toBeVisible();

  const boxes = [...document.querySelectorAll('.ck-map-picture a > .ck-map-part')];
  expect(boxes).toHaveLength(3);
  for (const { width, height } of boxes.map((box) => box.getBoundingClientRect()))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('on a phone a number of an opened map leads to its step below the map, not under it', async () => {
  await page.viewport(390, 844);
  await render(<div style={{ paddingBlockEnd: '100vh' }}>{lessonWith(till)}</div>);
  await page.getByText(till.title).first().click();
  await stepLink('Step 2: New order').click();

  const title = page.getByRole('heading', { name: 'Press' }).element();
  const canvas = document.querySelector('.ck-guide-canvas')!;
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  await expect
    .poll(() => title.getBoundingClientRect().top - canvas.getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(0);
  expect(title.getBoundingClientRect().bottom).toBeLessThan(844);
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [1280, 720],
] as const)
  test(`in a window of ${width} by ${height} the letters of a map are of eleven pixels at least`, async () => {
    await page.viewport(width, height);
    const tall = { label: 'Receipts', at: [0, 30, 48, 16] as const };
    await render(lessonWith({ ...till, regions: [...till.regions, tall] }));
    if (width < 800) await page.getByText(till.title).first().click();
    await expect.element(stepLink('Step 1: Orders')).toBeVisible();

    const picture = document.querySelector<SVGSVGElement>('.ck-map-picture');
    const size = parseFloat(getComputedStyle(document.querySelector('.ck-map-label')!).fontSize);
    expect(size * (picture?.getScreenCTM()?.a ?? 0)).toBeGreaterThanOrEqual(11);
  });
