import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskPage } from '@course-kit/react';
import { flowFigures } from '@course-kit/flow';
import { FlowExercise } from '@course-kit/flow/exercise';
import '@course-kit/flow/exercise.css';
import { expect, waitFor } from 'storybook/test';
import { bakeryExercise, steppedCourse } from './flow-exercise.fixtures.js';

const place = { course: steppedCourse, level: 1, task: 1 };
const load = async () => ({
  'task-1-1': [
    bakeryExercise,
    { title: 'All of it', missing: [{ connection: 'baker.Bread -> counter.Inputs' }] },
  ],
});

const meta = {
  title: 'Components/FlowExercise/In a step',
  component: TaskPage,
  args: {
    ...place,
    figures: [flowFigures],
    stepExercises: (step: number, headingRank: number) => (
      <FlowExercise {...place} step={step} headingRank={headingRank} loadExercises={load} />
    ),
    children: <FlowExercise {...place} step="end" loadExercises={load} />,
  },
  globals: { learner: 'newcomer', locale: 'en-US' },
} satisfies Meta<typeof TaskPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const isHidden = (canvas: HTMLElement) => {
  const picture = canvas.querySelector('.ck-guide-canvas');
  return picture && getComputedStyle(picture).visibility === 'hidden';
};

/** One in the first step, and one below all steps. */
export const Offered: Story = {};

/** The picture beside the steps is hidden as long as an exercise that is not solved is open in the step that is read, or has the focus. */
export const Opened: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Start the exercise' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('heading', { name: bakeryExercise.title })).toBeVisible();
    await waitFor(() => expect(isHidden(canvasElement)).toBe(true));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect(isHidden(canvasElement)).toBe(true);
  },
};

/** It is hidden as well while one below all steps is worked at. */
export const OpenedBelowTheSteps: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const last = (await canvas.findAllByRole('button', { name: 'Start the exercise' })).at(-1);
    await expect(isHidden(canvasElement)).toBe(false);
    if (last) await userEvent.click(last);
    await expect(await canvas.findByRole('heading', { name: 'All of it' })).toBeVisible();
    await waitFor(() => expect(isHidden(canvasElement)).toBe(true));
  },
};

export const OnADarkPhone: Story = {
  ...Opened,
  globals: { theme: 'dark', viewport: { value: 'mobile1' } },
};
