import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskPage } from '@course-kit/react';
import { expect } from 'storybook/test';
import { fixedGlobals, OnPage, screenCourse, toast } from './screens.fixtures.js';

const meta = {
  title: 'Screens/Task',
  component: TaskPage,
  args: { level: 1, task: 1 },
  decorators: [OnPage],
  parameters: { course: screenCourse, layout: 'fullscreen' },
} satisfies Meta<typeof TaskPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lesson with the picture of its flow, for the toolbar's learner. */
export const Playground: Story = {};

export const Done: Story = { globals: { learner: 'all-passed' } };

export const DocsLook: Story = { globals: { look: 'docs' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Marked and unmarked again; each time a toast says that it was saved. */
export const MarkedAndUnmarked: Story = {
  globals: { ...fixedGlobals, learner: 'newcomer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await expect(await toast('Task completed!')).toBeInTheDocument();
    const done = await canvas.findByRole('button', { name: 'Task Completed!' });
    await userEvent.click(done);
    await expect(await toast('Task unmarked')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Mark as Completed' })).toBeVisible();
  },
};

/** The page is in Arabic and runs from the right; the lesson stays in English, and the page says so. */
export const EnglishLessonInArabicPage: Story = {
  globals: { locale: 'ar', direction: 'locale', learner: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('هذا الدرس باللغة الإنجليزية.')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText('Weigh the flour').closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};
