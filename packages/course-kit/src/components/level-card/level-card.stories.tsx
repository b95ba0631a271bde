import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleLevel } from '../example-course.fixtures.js';
import { LevelCard } from './level-card.js';
import { LevelCardView } from './level-card.view.js';

const meta = {
  title: 'Components/LevelCard',
  component: LevelCardView,
  subcomponents: { LevelCard },
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

export const Playground: Story = {};

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

/** One letter, no description, no topics, one task. */
export const ShortestNames: Story = {
  args: {
    level: {
      ...exampleLevel(1),
      title: 'A',
      description: '',
      duration: '',
      difficulty: '',
      topics: [],
      tasks: exampleLevel(1).tasks.slice(0, 1),
    },
  },
};

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...InProgress, globals: { look: 'docs' } };

export const DocsLookDark: Story = { ...InProgress, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { ...InProgress, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  ...InProgress,
  globals: { preference: 'forced-colors' },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  ...InProgress,
  globals: { preference: 'reduced-motion' },
};

/** Without `styles.css` it is plain HTML that works. */
export const Unstyled: Story = { tags: ['!autodocs'], ...InProgress, globals: { look: 'unstyled' } };
