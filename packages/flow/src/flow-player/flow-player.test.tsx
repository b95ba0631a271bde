import { FlowPlayer, type PlayerStep } from '@course-kit/flow';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import '@course-kit/flow/player.css';
import { agentFlow } from '../flow/flow.fixtures.js';

const steps: readonly PlayerStep[] = [
  {
    title: 'Take the order',
    instruction: [['Write it ', { kind: 'strong', content: ['down'] }, '. Then read it.']],
    adds: ['order', 'baker'],
  },
  { title: 'Weigh', instruction: ['Use the scale.'], adds: ['scale'] },
  { title: 'Rest', instruction: ['Wait a moment.'] },
];
const player = <FlowPlayer title="Bake a loaf" steps={steps} flow={agentFlow} />;

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The button that plays the lesson from its start. */
const watch = () => button('Watch it step by step');
const slider = page.getByRole('slider', { name: 'Position' });
const shownStep = () => document.querySelector('.ck-player')?.getAttribute('data-step');
const drawn = (selector = 'g') =>
  Array.from(
    document.querySelectorAll(`${selector} > .ck-flow-node-title`),
    ({ textContent }) => textContent,
  );

/** Time passes in the page alone. */
const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a player', () => {
  test('shows the finished flow, and does nothing by itself', async () => {
    await render(player);
    await pass(60);

    expect(drawn()).toHaveLength(5);
    await expect.element(page.getByText('Steps: 3, about 10 seconds')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Player: Bake a loaf' })).toBeVisible();
  });

  test('plays each step for its time, stays at the last one, and plays again', async () => {
    await render(player);
    await watch().click();
    expect(drawn('[data-highlighted]')).toEqual(['Order', 'Baker']);
    await expect.element(page.getByText('Write it down.')).toBeVisible();

    await pass(3.5);
    await expect.poll(shownStep).toBe('2');
    expect(drawn('[data-highlighted]')).toEqual(['Scale']);
    expect(drawn()).toHaveLength(3);
    await pass(3.5);
    await expect.poll(shownStep).toBe('3');
    await pass(9);
    await expect.element(button('Play again')).toBeVisible();
    expect(shownStep()).toBe('3');

    await button('Play again').click();
    expect(shownStep()).toBe('1');
  });

  test('pauses at the step that is shown, and goes on from there', async () => {
    await render(player);
    await watch().click();
    await button('Pause').click();
    await pass(60);
    expect(shownStep()).toBe('1');

    await button('Play').click();
    await pass(3.5);
    await expect.poll(shownStep).toBe('2');
  });

  test('starts by its poster, which leaves the focus on the button that pauses', async () => {
    await render(player);
    expect(watch().elements()).toHaveLength(1);
    (document.querySelector('.ck-player-poster') as HTMLElement).click();

    await expect.element(button('Pause')).toHaveFocus();
    expect(shownStep()).toBe('1');
  });

  test('goes step by step, and no further than the ends', async () => {
    await render(player);
    const press = (name: string) => (button(name).element() as HTMLElement).click();
    for (const step of ['1', '2', '3', '3']) {
      press('Next step');
      await expect.poll(shownStep).toBe(step);
    }
    await expect.element(button('Next step')).toHaveAttribute('aria-disabled', 'true');
    for (const step of ['2', '1', '1']) {
      press('Previous step');
      await expect.poll(shownStep).toBe(step);
    }
  });

  test('is scrubbed by keyboard, and says where it is', async () => {
    await render(player);
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Start');
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 3: Weigh');
    await userEvent.keyboard('{End}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Step 3 of 3: Rest');
    await userEvent.keyboard('{Home}');
    expect(shownStep()).toBe('0');
  });

  test('announces a step that one goes to, and none that comes by itself', async () => {
    await render(player);
    const captions = () => document.querySelector('.ck-player-captions')?.getAttribute('aria-live');
    await button('Next step').click();
    expect(captions()).toBe('polite');
    await button('Play').click();
    expect(captions()).toBe('off');
  });

  test('keeps its size from step to step', async () => {
    const long = [{ title: 'Long', instruction: ['word '.repeat(60)] }, ...steps];
    await render(<FlowPlayer title="Bake a loaf" steps={long} flow={agentFlow} />);
    const height = () => document.querySelector('.ck-player')?.clientHeight;
    const before = height();
    await button('Next step').click();
    expect(height()).toBe(before);
    await button('Next step').click();
    expect(height()).toBe(before);
  });
});

test('from right to left the button over the poster is the same, mirrored', async () => {
  const sides = () => {
    const button = document.querySelector('.ck-player-watch')!.getBoundingClientRect();
    const icon = document.querySelector('.ck-player-watch > svg')!.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.ck-player-watch')!.lastChild!);
    const { left, right } = words.getBoundingClientRect();
    return [icon.left - button.left, button.right - right, left - button.left, button.right - icon.right].map(
      Math.round,
    );
  };
  const { rerender } = await render(<div dir="ltr">{player}</div>);
  const [icon, end] = sides();
  await rerender(<div dir="rtl">{player}</div>);
  expect(sides().slice(2)).toEqual([end, icon]);
});

describe('a player that nobody sees', () => {
  test('stops when it is scrolled out of sight', async () => {
    await render(<div style={{ blockSize: '400vh' }}>{player}</div>);
    await watch().click();
    await expect.element(button('Pause')).toBeVisible();
    window.scrollTo(0, document.body.scrollHeight);

    await expect.element(button('Play')).toBeInTheDocument();
  });

  test('stops when its tab is hidden', async () => {
    await render(player);
    await watch().click();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));

    await expect.element(button('Play')).toBeVisible();
  });
});

test('a flow that no step adds to is there from the start to the end', async () => {
  const about = steps.map(({ title, instruction }) => ({ title, instruction }));
  await render(<FlowPlayer title="Bake a loaf" steps={about} flow={agentFlow} />);
  await button('Next step').click();

  expect(shownStep()).toBe('1');
  expect(drawn()).toHaveLength(5);
});

test('steps without a flow are cards, and so are those before its first component', async () => {
  const { rerender } = await render(<FlowPlayer title="Bake a loaf" steps={steps} />);
  const card = () => document.querySelector('.ck-player-card-title')?.textContent;
  expect(card()).toBe('Bake a loaf');
  await button('Next step').click();
  expect(card()).toBe('Take the order');

  const [first, ...others] = steps.toReversed();
  await rerender(<FlowPlayer title="Bake a loaf" steps={first ? [first, ...others] : []} flow={agentFlow} />);
  expect(card()).toBe('Rest');
  await button('Next step').click();
  expect(drawn('[data-highlighted]')).toEqual(['Scale']);
});
