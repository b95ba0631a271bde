import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelPage, TaskPage } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { expect, within } from 'storybook/test';
import { exampleCourse } from '../../components/example-course.fixtures.js';
import { CourseProvider } from './course-provider.js';

const meta = {
  title: 'Components/CourseProvider',
  component: CourseProvider,
  args: { course: exampleCourse, linkFor: ({ kind }) => `#${kind}` },
} satisfies Meta<typeof CourseProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lesson and its level, for the toolbar's learner. */
export const Playground: Story = {
  parameters: { course: exampleCourse },
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <TaskPage level={1} task={2} />
      <LevelPage level={1} headingRank={2} />
    </div>
  ),
};

/** Everything below a provider shares its state. */
export const SharedState: Story = {
  render: (args) => (
    <CourseProvider {...args} storage={createMemoryStorage()}>
      <TaskPage level={1} task={2} />
      <LevelPage level={1} headingRank={2} />
    </CourseProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0 of 2 tasks completed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await expect(await canvas.findByText('1 of 2 tasks completed')).toBeVisible();
  },
};

/** Two learners on one page: neither sees the other's work. */
export const TwoProviders: Story = {
  render: (args) => (
    <>
      <div role="group" aria-label="First embed">
        <CourseProvider {...args} storage={createMemoryStorage()}>
          <TaskPage level={1} task={2} />
        </CourseProvider>
      </div>
      <div role="group" aria-label="Second embed">
        <CourseProvider {...args} storage={createMemoryStorage()}>
          <LevelPage level={1} headingRank={2} />
        </CourseProvider>
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getByRole('group', { name: 'First embed' }));
    const second = within(canvas.getByRole('group', { name: 'Second embed' }));
    await userEvent.click(first.getByRole('button', { name: 'Mark as Completed' }));
    await expect(await first.findByRole('button', { name: 'Task Completed!' })).toBeVisible();
    await expect(second.getByText('0 of 2 tasks completed')).toBeVisible();
  },
};

/** The host's own words in place of the default ones. */
export const OwnWords: Story = {
  args: { locale: 'de-DE', messages: { taskPage: { complete: 'Erledigt', guide: 'Schritt für Schritt' } } },
  render: (args) => (
    <CourseProvider {...args} storage={createMemoryStorage()}>
      <TaskPage level={1} task={1} />
    </CourseProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Erledigt' })).toBeVisible();
  },
};
