import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseProvider } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { expect } from 'storybook/test';
import { exampleCourse } from '../example-course.fixtures.js';
import { UnlockGate } from './unlock-gate.js';
import { UnlockGateView } from './unlock-gate.view.js';

const meta = {
  title: 'Components/UnlockGate',
  component: UnlockGate,
  subcomponents: { UnlockGateView },
  args: { level: 2, children: <p>The second level&rsquo;s lessons</p> },
  parameters: { course: exampleCourse },
} satisfies Meta<typeof UnlockGate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the toolbar's learner finds it. */
export const Playground: Story = {};

export const Locked: Story = {
  globals: { learner: 'newcomer', locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Level 1' })).toBeVisible();
    await expect(canvas.queryByText(/lessons/)).toBeNull();
  },
};

export const Open: Story = {
  globals: { learner: 'started' },
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

/** Its storage cannot be asked: the level stays locked. */
export const Offline: Story = {
  globals: { learner: 'offline', locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Level 1' })).toBeVisible();
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

export const Dark: Story = { ...Locked, globals: { ...Locked.globals, theme: 'dark' } };

export const RightToLeft: Story = { globals: { learner: 'newcomer', direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { globals: { learner: 'newcomer', look: 'docs' } };

export const DocsLookDark: Story = { globals: { learner: 'newcomer', look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { learner: 'newcomer', locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  globals: { learner: 'newcomer', preference: 'forced-colors' },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  globals: { learner: 'newcomer', preference: 'reduced-motion' },
};
