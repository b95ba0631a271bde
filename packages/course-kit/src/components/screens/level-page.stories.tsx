import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelPage, QuizRunner, UnlockGate } from '@course-kit/react';
import { expect } from 'storybook/test';
import { answer, fixedGlobals, OnPage, screenCourse } from './screens.fixtures.js';

const meta = {
  title: 'Screens/Level page',
  component: LevelPage,
  args: { level: 1 },
  decorators: [OnPage],
  parameters: { course: screenCourse, layout: 'fullscreen' },
} satisfies Meta<typeof LevelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For the toolbar's learner. */
export const Playground: Story = {};

export const Newcomer: Story = { globals: { learner: 'newcomer' } };

export const Passed: Story = { globals: { learner: 'all-passed' } };

export const SecondLevelBegun: Story = { args: { level: 2 }, globals: { learner: 'started' } };

export const DocsLookDark: Story = { globals: { learner: 'all-passed', look: 'docs', theme: 'dark' } };

/** The second level opens at the moment in which the first is passed. */
export const GateOpens: Story = {
  globals: { ...fixedGlobals, learner: 'newcomer' },
  render: () => (
    <>
      <QuizRunner level={1} />
      <UnlockGate level={2}>
        <LevelPage level={2} headingRank={2} />
      </UnlockGate>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Content locked' })).toBeVisible();
    await answer(canvas, userEvent, 4);
    await expect(await canvas.findByRole('heading', { name: 'Sourdough' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Content locked' })).toBeNull();
  },
};

/** The level stays in English; everything around it is in Japanese. */
export const EnglishLevelInJapanesePage: Story = {
  globals: { locale: 'ja', direction: 'locale', learner: 'started' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('このレベルの言語：英語')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  },
};
