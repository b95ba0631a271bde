import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { CourseProvider, TaskPage, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { flowFigures } from '@course-kit/flow';
import { agentFlow } from '../../../../flow/src/flow/flow.fixtures.js';
import { baking, bar, check, courseOf, lesson, mixing, words } from './lesson-progress.fixtures.js';

afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

test('a lesson says which step is read and how long the rest takes', async () => {
  await render(lesson());
  await expect.element(bar()).toMatchTextContent(/Step 1 of 4 · about 40 min left/);
  document.querySelector('#step-3')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 3 of 4 · about 20 min left/);
  await expect.element(bar()).toBeInViewport();
});

test('a double click on what opens the list of lessons marks no text', async () => {
  await render(lesson());
  await bar().getByText('Lessons').first().dblClick();
  expect(window.getSelection()?.toString()).toBe('');
});

test('a step that is checked folds to its title, counts as done, and opens again', async () => {
  await render(lesson());
  await expect.element(check('Stir')).toBeVisible();
  check('Stir').element().scrollIntoView({ block: 'center', behavior: 'instant' });
  await check('Stir').click();
  await expect.element(bar().getByRole('link', { name: 'Step 2, done: Stir' })).toBeVisible();
  await expect.element(bar()).toMatchTextContent(/Step 2 of 4 · about 20 min left/);
  const fold = document.querySelector('#step-2 details');
  expect(fold).not.toHaveAttribute('open');
  await page.getByRole('heading', { name: 'Stir' }).click();
  expect(fold).toHaveAttribute('open');
  await check('Stir').click();
  await expect.element(bar().getByRole('link', { name: 'Step 2: Stir' })).toBeVisible();
});

for (const width of [390, 800])
  test(`in a window ${width} pixels wide, what checks a step stands apart from its last line`, async () => {
    await page.viewport(width, 844);
    await render(lesson());
    await expect.element(check('Weigh')).toBeVisible();
    const [first] = document.querySelectorAll('.ck-step');
    const text = first?.querySelector('details')?.getBoundingClientRect();
    const label = first?.querySelector('.ck-step-check')?.getBoundingClientRect();
    expect((label?.top ?? 0) - (text?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  });

/** Where something is on the screen. */
const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;

/** Presses with a finger, as often as is asked, at the same place. */
async function tap(element: Element, times = 1) {
  const { left, top, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const touchPoints = [{ x: frame.left + left + 12, y: frame.top + top + height / 2 }];
  for (let time = 0; time < times; time++) {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

for (const width of [390, 768, 1280])
  test(`in a window ${width} pixels wide, what a finger checks stays where it is, and a second tap meets nothing else`, async () => {
    await page.viewport(width, 844);
    await render(lesson());
    await expect.element(check('Stir')).toBeVisible();
    check('Stir').element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = topOf('#step-2 .ck-step-check');
    await tap(check('Stir').element());
    await expect.element(check('Stir')).toBeChecked();
    expect(document.querySelector('#step-2 details')).not.toHaveAttribute('open');
    expect(Math.abs((topOf('#step-2 .ck-step-check') ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
    await tap(check('Stir').element(), 2);
    await expect.element(check('Stir')).toBeChecked();
    expect(Math.abs((topOf('#step-2 .ck-step-check') ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
    await expect.element(check('Weigh')).not.toBeChecked();
    await expect.element(check('Knead')).not.toBeChecked();
    await page.viewport(1280, 800);
  });

test('a step stays open where the page would have to begin higher for its check to stay in place', async () => {
  await page.viewport(390, 844);
  await render(lesson());
  await expect.element(check('Weigh')).toBeVisible();
  const first = document.querySelector('#step-1');
  const space = (first?.querySelector('.ck-step-fold')?.getBoundingClientRect().height ?? 0) - 200;
  check('Weigh').element().scrollIntoView({ block: 'end', behavior: 'instant' });
  expect(window.scrollY).toBeLessThan(space);
  await tap(check('Weigh').element());
  await expect.element(check('Weigh')).toBeChecked();
  expect(document.querySelector('#step-1 details')).toHaveAttribute('open');
  await page.viewport(1280, 800);
});

test('a folded step has its tick only where it is checked', async () => {
  await render(lesson());
  await expect.element(check('Weigh')).toBeVisible();
  const tick = () => {
    const node = document.querySelector('#step-1 > .ck-node');
    return node && getComputedStyle(node, '::before').content;
  };
  await page.getByRole('heading', { name: 'Weigh' }).click();
  expect(tick()).toBe('none');
  await check('Weigh').click();
  await expect.poll(tick).toBe('"✓"');
});

const tiny = courseOf(
  mixing(Array.from({ length: 30 }, (_, index) => ({ title: `Step ${index + 1}`, instruction: ['Knead.'] }))),
);

test('after a jump the step that was asked for is the one that is read, until the reader scrolls', async () => {
  await page.viewport(1280, 1000);
  await render(lesson(undefined, false, tiny));
  await bar().getByRole('link', { name: 'Step 5: Step 5' }).click();
  await expect.element(bar()).toMatchTextContent(/Step 5 of 30/);
  await bar().getByRole('link', { name: 'Step 9: Step 9' }).click();
  await expect.element(bar()).toMatchTextContent(/Step 9 of 30/);
  // As Back does, which would take the whole test's window along.
  window.location.hash = 'step-5';
  await expect.element(bar()).toMatchTextContent(/Step 5 of 30/);
  await bar().getByRole('link', { name: 'Step 9: Step 9' }).click();
  await expect.element(bar()).toMatchTextContent(/Step 9 of 30/);
  window.scrollBy({ top: 40, behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 1\d of 30/);
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
  await page.viewport(1280, 800);
});

test('on the way of a jump no other step is said to be read', async () => {
  document.documentElement.style.scrollBehavior = 'smooth';
  await render(lesson());
  await expect.element(bar()).toMatchTextContent(/Step 1 of 4/);
  const said: (string | undefined)[] = [];
  const observer = new MutationObserver(() =>
    said.push(/Step \d of/.exec(bar().element().textContent ?? '')?.[0]),
  );
  observer.observe(bar().element(), { childList: true, characterData: true, subtree: true });
  await bar().getByRole('link', { name: 'Step 4: Rest' }).click();
  await expect.poll(() => topOf('#step-4')).toBeLessThan(300);
  observer.disconnect();
  expect([...new Set(said)]).toEqual(['Step 4 of']);
  document.documentElement.style.scrollBehavior = '';
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

test('a step that the address names is the one that is read once the page has scrolled there, also at its end', async () => {
  await page.viewport(1280, 1000);
  for (const step of [9, 28]) {
    /* oxlint-disable no-await-in-loop -- one address after the other */
    window.history.replaceState(null, '', `#step-${step}`);
    const { unmount } = await render(lesson(undefined, false, tiny));
    // The page is on its way there.
    await expect.element(bar()).toMatchTextContent(/Step \d of 30/);
    document.querySelector(`#step-${step}`)?.scrollIntoView({ behavior: 'instant' });
    await expect.element(bar()).toMatchTextContent(new RegExp(`Step ${step} of 30`));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect.element(bar()).toMatchTextContent(/Step \d of 30/);
    await unmount();
    /* oxlint-enable no-await-in-loop */
  }
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
  await page.viewport(1280, 800);
});

for (const width of [320, 360, 390])
  test(`in a window ${width} pixels wide, the bar has no more room than it needs`, async () => {
    await page.viewport(width, 844);
    await render(lesson());
    await expect.element(bar()).toMatchTextContent(/Step 1 of 4 · about 40 min left/);
    const bottomOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
    expect(bottomOf('.ck-lesson-bar') - bottomOf('.ck-lesson-bar-steps')).toBeLessThanOrEqual(18);
    await page.viewport(1280, 800);
  });

test('what a jump leads to stands below the bar, however many lines that has', async () => {
  await page.viewport(390, 844);
  await render(lesson());
  await expect.element(bar()).toMatchTextContent(/Step 1 of 4/);
  const box = document.querySelector<HTMLElement>('.ck-lesson-bar');
  const room = () => {
    const step = document.querySelector('#step-2');
    return step && box && Number.parseFloat(getComputedStyle(step).scrollMarginTop) - box.offsetHeight;
  };
  const before = room();
  expect(before).toBeGreaterThan(0);
  // As words of another language are longer.
  if (box) box.style.fontSize = '1.75rem';
  expect(box?.offsetHeight).toBeGreaterThan(100);
  await expect.poll(room).toBe(before);
  await page.viewport(1280, 800);
});

test('a jump to the end of the page, on which no step passes by, is at the last step', async () => {
  await page.viewport(1280, 800);
  await render(
    <>
      <div style={{ blockSize: '100vh' }} />
      {lesson()}
      <div style={{ blockSize: '100vh' }} />
    </>,
  );
  await expect.element(bar()).toMatchTextContent(/Step 1 of 4/);
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 4 of 4/);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 1 of 4/);
});

test('the step that the address names is open though it was done before, and folds once it is checked again', async () => {
  const storage = createMemoryStorage();
  storage.drafts.write(1, { seenSteps: [2, 3], lastStep: 3 }, 1);
  window.history.replaceState(null, '', '#step-3');
  await render(lesson(storage));
  await expect.element(bar().getByRole('link', { name: 'Step 3, done: Knead' })).toBeVisible();
  const isOpen = (step: number) => document.querySelector(`#step-${step} details`)?.hasAttribute('open');
  expect([2, 3, 4].map(isOpen)).toEqual([false, true, true]);
  check('Knead').element().scrollIntoView({ block: 'center', behavior: 'instant' });
  await check('Knead').click();
  await check('Knead').click();
  expect(isOpen(3)).toBe(false);
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

test('what the address names below the steps stays in sight while those fold that were done before', async () => {
  const storage = createMemoryStorage();
  storage.drafts.write(1, { seenSteps: [1, 2, 3], lastStep: 3 }, 1);
  window.history.replaceState(null, '', '#exercise');
  document.documentElement.style.scrollBehavior = 'smooth';
  await render(
    <>
      {lesson(storage, false, undefined, <p id="exercise">Bake.</p>)}
      <div style={{ blockSize: '200vh' }} />
    </>,
  );
  // As a browser does with what an address names.
  document.querySelector('#exercise')?.scrollIntoView();
  await expect.element(bar().getByRole('link', { name: 'Step 3, done: Knead' })).toBeVisible();
  await expect.poll(() => topOf('#exercise')).toBeLessThan(10);
  await expect.element(page.getByText('Bake.')).toBeInViewport();
  document.documentElement.style.scrollBehavior = '';
  window.scrollTo({ top: 0, behavior: 'instant' });
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

test('a task that is marked as done is not resumed, says so, and ticks only what was seen', async () => {
  const storage = createMemoryStorage();
  await storage.progress.setTaskCompleted({ level: 1, task: 1, isCompleted: true, kind: 'task' });
  storage.drafts.write(1, { seenSteps: [1], lastStep: 3 }, 1);
  await render(lesson(storage, true));
  await expect.element(bar()).toMatchTextContent(/Task completed/);
  await expect.element(bar()).not.toMatchTextContent(/You left off|All steps done/);
  await expect.element(bar().getByRole('link', { name: /^Step 1, done/ })).toBeVisible();
  await expect.element(bar().getByRole('link', { name: /^Step 2: / })).toBeVisible();
});

test('the other lessons of the level are one press away, the one that is read is marked, and those that are done', async () => {
  const storage = createMemoryStorage();
  await storage.progress.setTaskCompleted({ level: 1, task: 2, isCompleted: true, kind: 'task' });
  await render(lesson(storage));
  await page.getByText('Lessons', { exact: true }).click();
  await expect
    .element(page.getByRole('link', { name: 'Mix', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: /^Bake/ }))
    .toHaveTextContent('Bake, done');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Bake')).not.toBeVisible();
  await page.getByText('Lessons', { exact: true }).click();
  await expect.element(page.getByText('Bake')).toBeVisible();
  await page.getByRole('heading', { name: 'Mix', level: 1 }).click();
  await expect.element(page.getByText('Bake')).not.toBeVisible();
});

test('with room the lessons stand below the flow, and in the bar where the window is low', async () => {
  const steps = [{ title: 'Stir', instruction: [words], adds: agentFlow.nodes.map(({ id }) => id) }];
  const drawn = courseOf({ ...mixing(steps), figure: agentFlow }, baking);
  const storage = createMemoryStorage();
  await storage.progress.setTaskCompleted({ level: 1, task: 2, isCompleted: true, kind: 'task' });
  await page.viewport(1300, 900);
  await render(
    <CourseProvider course={drawn} storage={storage} linkFor={defaultLinkFor} figures={[flowFigures]}>
      <TaskPage level={1} task={1} />
    </CourseProvider>,
  );
  const rail = page.getByRole('navigation', { name: 'Lessons' });
  await expect.element(rail.getByRole('link', { name: 'Mix' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(rail.getByRole('listitem').filter({ hasText: /^Bake/ }))
    .toHaveTextContent('Bake, done');
  const list = document.querySelector('.ck-lesson-list');
  expect(list).not.toBeVisible();
  await page.viewport(1300, 700);
  await expect.element(rail).not.toBeInTheDocument();
  expect(list).toBeVisible();
});
