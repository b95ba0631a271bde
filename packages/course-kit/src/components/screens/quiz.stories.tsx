import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuizRunner } from '@course-kit/react';
import { expect, waitFor } from 'storybook/test';
import { answer, fixedGlobals, OnPage, screenCourse } from './screens.fixtures.js';

const meta = {
  title: 'Screens/Quiz',
  component: QuizRunner,
  args: { level: 1, headingRank: 1 },
  decorators: [OnPage],
  parameters: { course: screenCourse, layout: 'fullscreen' },
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For the toolbar's learner. */
export const Playground: Story = {};

/** Two of four are not enough for 60 %. What would have been right stays hidden. */
export const Failed: Story = {
  globals: { ...fixedGlobals, learner: 'newcomer' },
  play: async ({ canvas, userEvent }) => {
    await answer(canvas, userEvent, 2);
    await expect(await canvas.findByRole('heading', { name: 'Not Passed' })).toBeVisible();
    await expect(canvas.getByText('50%')).toBeVisible();
    await expect(canvas.getByText('The right answers are shown once you pass.')).toBeVisible();
  },
};

/** Three of four pass; the focus is on the result. */
export const Passed: Story = {
  globals: { ...fixedGlobals, learner: 'newcomer' },
  play: async ({ canvas, userEvent }) => {
    await answer(canvas, userEvent, 3);
    const result = await canvas.findByRole('heading', { name: 'Passed' });
    await waitFor(() => expect(result).toHaveFocus());
    await expect(canvas.getByText('75%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to next level' })).toBeVisible();
  },
};

/** Failed, taken again and passed. */
export const RetakenAndPassed: Story = {
  globals: { ...fixedGlobals, learner: 'newcomer' },
  play: async ({ canvas, userEvent }) => {
    await answer(canvas, userEvent, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retake Test' }));
    await answer(canvas, userEvent, 4);
    await expect(await canvas.findByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};

/** A worse attempt after a pass shows its result, that the pass stands, and the way on. */
export const PassStands: Story = {
  globals: { ...fixedGlobals, learner: 'started' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retake Test' }));
    await canvas.findByText("You've passed. A retake can't undo that.");
    await answer(canvas, userEvent, 0);
    await expect(await canvas.findByText('Your earlier pass stands.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to next level' })).toBeVisible();
  },
};

export const FailedInDocsLook: Story = {
  ...Failed,
  globals: { ...Failed.globals, look: 'docs', theme: 'dark' },
};

/** The questions stay in English; everything around them is in Hebrew. */
export const EnglishQuestionsInHebrewPage: Story = {
  globals: { locale: 'he', direction: 'locale', learner: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('המבחן הזה באנגלית.')).toBeVisible();
    const question = canvas.getByRole('group', { name: /What makes a dough rise/ });
    await expect(question).toHaveAttribute('lang', 'en');
    await expect(getComputedStyle(question).direction).toBe('ltr');
  },
};
