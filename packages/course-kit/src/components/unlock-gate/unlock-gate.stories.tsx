import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseProvider } from 'course-kit';
import { createMemoryStorage } from 'course-kit/adapters/memory';
import { expect } from 'storybook/test';
import { exampleCourse, passedRecord } from '../example-course.fixtures.js';
import { UnlockGate } from './unlock-gate.js';

const meta = {
  title: 'Components/UnlockGate',
  component: UnlockGate,
  args: { level: 2, children: <p>The second level&rsquo;s lessons</p> },
} satisfies Meta<typeof UnlockGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  decorators: [
    (Story) => (
      <CourseProvider
        course={exampleCourse}
        storage={createMemoryStorage()}
        linkFor={({ kind }) => `#${kind}`}
      >
        <Story />
      </CourseProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Level 1' })).toBeVisible();
    await expect(canvas.queryByText(/lessons/)).toBeNull();
  },
};

export const Open: Story = {
  decorators: [
    (Story) => (
      <CourseProvider course={exampleCourse} storage={createMemoryStorage({ records: [passedRecord(1)] })}>
        <Story />
      </CourseProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/lessons/)).toBeVisible();
  },
};

const storageThatWaits = () => {
  const storage = createMemoryStorage();
  return { ...storage, progress: { ...storage.progress, list: () => new Promise<never>(() => {}) } };
};

/** An empty placeholder while the learner's progress is being read. */
export const Checking: Story = {
  decorators: [
    (Story) => (
      <CourseProvider course={exampleCourse} storage={storageThatWaits()}>
        <Story />
      </CourseProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy]')).toBeEmptyDOMElement();
    await expect(canvas.queryByText(/lessons/)).toBeNull();
  },
};

export const Dark: Story = { ...Locked, globals: { theme: 'dark' } };
