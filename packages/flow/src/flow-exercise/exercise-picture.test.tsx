import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { connect, open, show, status } from './shown-exercise.fixtures.js';

/** Where a port is on the screen, by its place in the text of the picture. */
function portOnScreen(component: string, port: string) {
  const picture = document.querySelector('.ck-flow-picture');
  const title = [...(picture?.querySelectorAll('.ck-flow-node-title') ?? [])].find(
    ({ textContent }) => textContent === component,
  );
  const name = [...(title?.parentElement?.querySelectorAll('.ck-flow-port-name') ?? [])].find(
    ({ textContent }) => textContent === port,
  );
  if (!name) throw new Error(`no port ${component}, ${port}`);
  const { left, top, width, height } = name.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Where a port itself is, beside its name. */
function gripOnScreen(component: string, port: string) {
  const { clientX, clientY } = portOnScreen(component, port);
  const row = [...document.querySelectorAll('.ck-exercise-port')].find((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return left < clientX && clientX < right && top < clientY && clientY < bottom;
  });
  const { left, top, width, height } =
    row?.querySelector('.ck-exercise-grip')?.getBoundingClientRect() ?? new DOMRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

type Port = readonly [component: string, port: string];

/** What a pointer does to the picture. */
function point(
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  [component, port]: Port,
  pointerType: string,
) {
  const ports = document.querySelector('.ck-exercise-ports');
  ports?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, ...gripOnScreen(component, port) }),
  );
}

/** Lets the picture take a pointer that no browser knows of. */
function withoutCapture() {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
}

test.each(['mouse', 'touch'])(
  'a line that is dragged from port to port with a %s connects them',
  async (pointer) => {
    withoutCapture();
    await show();
    await open();
    await expect.element(status()).toBeVisible();
    point('pointerdown', ['Order', 'Order'], pointer);
    point('pointermove', ['Baker', 'Input'], pointer);
    await expect.poll(() => document.querySelector('.ck-exercise-line')).not.toBeNull();
    point('pointerup', ['Baker', 'Input'], pointer);
    await expect.element(status()).toMatchTextContent(/It fits: Order goes to Baker, Input/);
    await expect.poll(() => document.querySelector('.ck-exercise-line')).toBeNull();
  },
);

/** What a finger does to the page: a real one, which the browser takes for scrolling where it may. */
async function touch(from: { clientX: number; clientY: number }, to: { clientX: number; clientY: number }) {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  const on = (part: number) => ({
    x: left + from.clientX + (to.clientX - from.clientX) * part,
    y: top + from.clientY + (to.clientY - from.clientY) * part,
  });
  await send('touchStart', on(0));
  for (const part of [0.1, 0.3, 0.6, 1]) await send('touchMove', on(part));
  await send('touchEnd');
}

test('on a phone the picture is there as a whole, and a finger draws a line in it without moving anything', async () => {
  await page.viewport(390, 844);
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  const frame = document.querySelector('.ck-flow-frame');
  await expect.poll(() => (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0)).toBe(0);
  expect(document.querySelector('.ck-flow-picture')?.getBoundingClientRect().width).toBeLessThan(390);
  frame?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = window.scrollY;
  await touch(gripOnScreen('Order', 'Order'), gripOnScreen('Baker', 'Input'));
  await expect.element(status()).toMatchTextContent(/It fits: Order goes to Baker, Input/);
  expect(window.scrollY).toBe(before);

  const name = portOnScreen('Order', 'Order');
  await touch(name, { ...name, clientX: name.clientX - 60 });
  expect(document.querySelector('.ck-exercise-line, [data-chosen]')).toBeNull();
  await page.viewport(1280, 800);
});

test('a message travels through what has just been solved, wire after wire', async () => {
  await show();
  await open();
  expect(document.querySelectorAll('.ck-exercise-message')).toHaveLength(0);
  await connect('Order · Order (Message)', 'Baker · Input (Message)');
  expect(document.querySelectorAll('.ck-exercise-message')).toHaveLength(0);
  await connect('Scale · Toolset (Tool)', 'Baker · Tools (Tool)');
  await expect.poll(() => document.querySelectorAll('.ck-exercise-message').length).toBe(4);
  const [first] = document.querySelectorAll('.ck-exercise-message');
  const { animationDuration, offsetPath } = getComputedStyle(first as Element);
  expect(Number.parseFloat(animationDuration)).toBeLessThanOrEqual(0.8);
  expect(offsetPath).toContain('path(');
});

test('ports that are pressed one after the other are connected, from either end', async () => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, ['Baker', 'Tools'], 'touch');
  await expect.element(status()).toMatchTextContent(/Baker, Tools is chosen/);
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, ['Scale', 'Toolset'], 'touch');
  await expect.element(status()).toMatchTextContent(/It fits: Toolset goes to Baker, Tools/);
});

test.each([
  ['a type that does not fit', ['Order', 'Order'], ['Shelf', 'Input'], 'Message does not fit Table or JSON.'],
  [
    'an input that is taken',
    ['Order', 'Order'],
    ['Counter', 'Inputs'],
    'Counter, Inputs has its connection already.',
  ],
  ['what is connected already', ['Order', 'List'], ['Shelf', 'Input'], 'These two are connected already.'],
  ['two outputs', ['Order', 'Order'], ['Baker', 'Bread'], 'Both are outputs.'],
  ['two inputs', ['Shelf', 'Input'], ['Baker', 'Rules'], 'Both are inputs.'],
  ['one component', ['Baker', 'Bread'], ['Baker', 'Rules'], 'Both are of one component'],
  ['what does not belong there', ['Order', 'Order'], ['Baker', 'Rules'], 'this flow can’t do its job.'],
] as const)('a line is refused with its reason: %s', async (_, from, to, reason) => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  point('pointerdown', from, 'mouse');
  point('pointermove', to, 'mouse');
  point('pointerup', to, 'mouse');
  await expect.element(status()).toMatchTextContent(reason);
  await expect.element(status()).toMatchTextContent('2 connections are missing.');
});

test.each([
  ['a type that does not fit', ['Order', 'Order'], ['Shelf', 'Input'], 'Message does not fit Table or JSON.'],
  ['an input that is taken', ['Order', 'Order'], ['Counter', 'Inputs'], 'has its connection already.'],
  ['what is connected already', ['Order', 'List'], ['Shelf', 'Input'], 'These two are connected already.'],
  ['what does not belong there', ['Order', 'Order'], ['Baker', 'Rules'], 'this flow can’t do its job.'],
] as const)('two presses of a finger are refused with their reason: %s', async (_, from, to, reason) => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, from, 'touch');
  await expect.element(status()).toMatchTextContent(/is chosen/);
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, to, 'touch');
  await expect.element(status()).toMatchTextContent(reason);
  await expect.element(status()).toMatchTextContent('2 connections are missing.');
});

test('each port is large enough for a finger', async () => {
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  const sizes = [...document.querySelectorAll('.ck-exercise-port')].map((port) =>
    port.getBoundingClientRect(),
  );
  expect(sizes).toHaveLength(9);
  expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(24);
});

test('a second press lets a chosen port go, and says so', async () => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  // The second of a double click is none.
  for (const [at, said] of [
    [1000, /is chosen/],
    [1200, /is chosen/],
    [2000, /is no longer chosen/],
  ] as const) {
    time.mockReturnValue(at);
    for (const type of ['pointerdown', 'pointerup'] as const) point(type, ['Baker', 'Tools'], 'mouse');
    await expect.element(status()).toMatchTextContent(said);
  }
  time.mockRestore();
  await expect.element(status()).toMatchTextContent('Baker, Tools is no longer chosen.');
  expect(document.querySelector('[data-chosen]')).toBeNull();
});

test('Escape lets a chosen port go, and says so', async () => {
  withoutCapture();
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, ['Baker', 'Tools'], 'touch');
  await expect.poll(() => document.querySelector('[data-chosen]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-chosen]')).toBeNull();
  await expect.element(status()).toMatchTextContent('Baker, Tools is no longer chosen.');
});

test.each(['mouse', 'touch'])(
  'a line that is dragged to the edge of the window with a %s moves the page, as far as the picture goes',
  async (pointerType) => {
    withoutCapture();
    await show();
    document.body.style.paddingBlock = '70vh 200vh';
    await open();
    await expect.element(status()).toBeVisible();
    const ports = document.querySelector('.ck-exercise-ports') as SVGElement;
    const bottom = () => ports.getBoundingClientRect().bottom;
    scrollBy({ top: bottom() - innerHeight - 200, behavior: 'instant' });
    const from = scrollY;
    point('pointerdown', ['Order', 'Order'], pointerType);
    const move = { bubbles: true, pointerId: 1, pointerType, clientX: 150, clientY: innerHeight - 4 };
    for (let moves = 0; moves < 60; moves++) ports.dispatchEvent(new PointerEvent('pointermove', move));
    await expect.poll(() => scrollY).toBeGreaterThan(from + 100);
    expect(bottom()).toBeGreaterThan(innerHeight - 40);
    point('pointerup', ['Order', 'Order'], pointerType);
    document.body.style.paddingBlock = '';
  },
);

/** A line that was dragged to the edge of the window, below which there is more of the picture, and rests there. */
async function restAtEdge() {
  withoutCapture();
  await show();
  document.body.style.paddingBlock = '70vh 200vh';
  await open();
  await expect.element(status()).toBeVisible();
  const ports = document.querySelector('.ck-exercise-ports')!;
  const bottom = () => ports.getBoundingClientRect().bottom;
  scrollBy({ top: bottom() - innerHeight - 200, behavior: 'instant' });
  const from = scrollY;
  point('pointerdown', ['Order', 'Order'], 'mouse');
  const move = { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: 150, clientY: innerHeight - 4 };
  ports.dispatchEvent(new PointerEvent('pointermove', move));
  return { from, bottom };
}

test('while a line rests at the edge of the window, the page goes on to the end of the picture, and the line with it', async () => {
  const { bottom } = await restAtEdge();
  await expect.poll(() => document.querySelector('.ck-exercise-line')).not.toBeNull();
  const line = document.querySelector('.ck-exercise-line')?.getAttribute('d');
  await expect.poll(bottom).toBeLessThanOrEqual(innerHeight);
  expect(bottom()).toBeGreaterThan(innerHeight - 32);
  expect(document.querySelector('.ck-exercise-line')?.getAttribute('d')).not.toBe(line);
  point('pointerup', ['Order', 'Order'], 'mouse');
  document.body.style.paddingBlock = '';
});

test('where less motion is wanted, the page moves with the line alone', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { from, bottom } = await restAtEdge();
  await expect.poll(() => document.querySelector('.ck-exercise-line')).not.toBeNull();
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  expect(scrollY - from).toBeLessThanOrEqual(16);
  expect(bottom()).toBeGreaterThan(innerHeight + 100);
  point('pointerup', ['Order', 'Order'], 'mouse');
  document.body.style.paddingBlock = '';
  vi.restoreAllMocks();
});

test('what a press in the picture has brought is said in the window, also where the picture reaches out of it', async () => {
  withoutCapture();
  await page.viewport(390, 500);
  await show();
  await open();
  await expect.element(status()).toBeVisible();
  const picture = document.querySelector('.ck-flow-picture')!;
  picture.scrollIntoView({ block: 'start', behavior: 'instant' });
  expect(picture.getBoundingClientRect().bottom).toBeGreaterThan(500);
  await expect.element(status()).not.toBeInViewport();
  const before = [scrollY, picture.getBoundingClientRect().top];
  for (const type of ['pointerdown', 'pointerup'] as const) point(type, ['Order', 'Order'], 'touch');
  await expect.element(status()).toMatchTextContent(/Order, Order is chosen/);
  await expect.element(status()).toBeInViewport({ ratio: 1 });
  expect([scrollY, picture.getBoundingClientRect().top]).toEqual(before);
  await page.viewport(1280, 800);
});
