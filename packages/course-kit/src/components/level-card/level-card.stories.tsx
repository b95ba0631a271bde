import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleLevel } from '../example-course.fixtures.js';
import { LevelCardView } from './level-card.view.js';

const meta = {
  title: 'Components/LevelCard',
  component: LevelCardView,
  args: { level: exampleLevel(1), status: 'open', href: '#level-1' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LevelCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Locked: Story = { args: { level: exampleLevel(2), status: 'locked' } };

export const InProgress: Story = { args: { status: 'in-progress', completedTaskCount: 1 } };

export const Passed: Story = { args: { status: 'passed', completedTaskCount: 2 } };

export const NarrowColumn: Story = {
  args: { status: 'in-progress', completedTaskCount: 1 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '13rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** Nothing is cut off and nothing pushes the card apart. */
export const LongestWords: Story = {
  args: {
    level: {
      ...exampleLevel(1),
      title: 'Donaudampfschifffahrtsgesellschaftsbackstubenverordnung',
      description:
        'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, and how bread is spelled in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.',
      duration: 'From the beginning of autumn to the end of next spring',
      difficulty: 'Unimaginablydifficult',
      topics: [
        { title: 'Kraftfahrzeughaftpflichtversicherung', description: 'A long word' },
        { title: 'Pneumonoultramicroscopicsilicovolcanoconiosis', description: 'A longer word' },
      ],
    },
    status: 'in-progress',
    completedTaskCount: 1,
  },
};

export const Dark: Story = { ...InProgress, globals: { theme: 'dark' } };

export const DarkLocked: Story = { ...Locked, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...InProgress, globals: { direction: 'rtl' } };
