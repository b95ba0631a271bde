import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  begunRecord,
  exampleCourse,
  exampleLevel,
  exampleState,
  passedRecord,
} from '../example-course.fixtures.js';
import { LevelPageView } from './level-page.view.js';

const meta = {
  title: 'Components/LevelPage',
  component: LevelPageView,
  args: {
    level: exampleLevel(1),
    state: exampleState(1),
    passMark: exampleCourse.passMark,
    links: { task: (task) => `#task-${task}`, quiz: '#quiz', home: '#home', next: '#level-2' },
  },
} satisfies Meta<typeof LevelPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const InProgress: Story = { args: { state: exampleState(1, [begunRecord(1)]) } };

export const Passed: Story = { args: { state: exampleState(1, [passedRecord(1)]) } };

/** A host keeps learners away with `UnlockGate`; the page itself stays readable. */
export const Locked: Story = { args: { level: exampleLevel(2), state: exampleState(2) } };

/** After the last level there is no next one to go to. */
export const LastLevel: Story = {
  args: {
    level: exampleLevel(3),
    state: exampleState(3, [passedRecord(1), passedRecord(2), passedRecord(3)]),
    links: { task: (task) => `#task-${task}`, quiz: '#quiz', home: '#home' },
  },
};

export const NarrowColumn: Story = {
  ...InProgress,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...Passed, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...InProgress, globals: { direction: 'rtl' } };
