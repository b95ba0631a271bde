import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleLevel } from '../example-course.fixtures.js';
import { TaskPageView } from './task-page.view.js';

const meta = {
  title: 'Components/TaskPage',
  component: TaskPageView,
  args: {
    level: exampleLevel(1),
    task: 1,
    isCompleted: false,
    place: 'account',
    links: { level: '#level-1', next: '#task-2' },
    onToggle: fn(),
  },
} satisfies Meta<typeof TaskPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

export const Completed: Story = { args: { isCompleted: true } };

export const SavedInBrowser: Story = { args: { place: 'browser' } };

/** The browser keeps nothing, and the page says so. */
export const KeptUntilClosed: Story = { args: { place: 'page' } };

export const FirstTask: Story = {};

/** Leads on to the test. It has no steps yet. */
export const LastTask: Story = {
  args: { task: 2, links: { level: '#level-1', previous: '#task-1', next: '#quiz' } },
};

export const NoStepsYet: Story = {
  args: {
    level: {
      ...exampleLevel(1),
      tasks: exampleLevel(1).tasks.map((task) => ({ ...task, steps: [], stepCount: 0 })),
    },
  },
};

export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { args: { isCompleted: true }, globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
