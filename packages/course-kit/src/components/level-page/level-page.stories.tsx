import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  begunRecord,
  exampleCourse,
  exampleLevel,
  exampleState,
  passedRecord,
} from '../example-course.fixtures.js';
import { LevelPage } from './level-page.js';
import { LevelPageView } from './level-page.view.js';

const meta = {
  title: 'Components/LevelPage',
  component: LevelPageView,
  subcomponents: { LevelPage },
  args: {
    level: exampleLevel(1),
    state: exampleState(1),
    passMark: exampleCourse.passMark,
    links: { task: (task) => `#task-${task}`, quiz: '#quiz', home: '#home', next: '#level-2' },
  },
} satisfies Meta<typeof LevelPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {};

/** One of the tasks has the flow that certificates of the level name. */
export const WithProject: Story = {
  args: {
    level: { ...exampleLevel(1), project: { task: 2, flow: 1, title: 'The Loaf' } },
    state: exampleState(1),
  },
};

/** The browser knows that its check has passed. */
export const ProjectChecked: Story = {
  args: { ...WithProject.args, isProjectChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Project: The Loaf, built and checked$/u })).toBeVisible();
  },
};

export const ProjectCheckedDark: Story = { ...ProjectChecked, globals: { theme: 'dark' } };

export const InProgress: Story = { args: { state: exampleState(1, [begunRecord(1)]) } };

export const Passed: Story = { args: { state: exampleState(1, [passedRecord(1)]) } };

/** The test opens with the result, and there is no attempt left within the hour. */
export const NotPassed: Story = {
  args: { state: exampleState(1, [begunRecord(1)]), lastTest: { score: 60, minutesLeft: 42 } },
};

/** A host keeps learners away with `UnlockGate`; the page itself stays readable. */
export const Locked: Story = { args: { level: exampleLevel(2), state: exampleState(2) } };

/** What a visitor has passed opens the next level once there is an account to keep it. */
export const PassedByAVisitor: Story = {
  args: {
    state: exampleState(1, [passedRecord(1)]),
    links: {
      task: (task) => `#task-${task}`,
      quiz: '#quiz',
      home: '#home',
      next: '#level-2',
      account: '#sign-up',
    },
  },
};

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

/** A level that is still being written: no objectives, no tasks, no questions. */
export const Empty: Story = {
  args: {
    level: {
      ...exampleLevel(1),
      prerequisites: [],
      objectives: [],
      tasks: [],
      questionCount: 0,
    },
    state: { ...exampleState(1), taskCount: 0 },
  },
};

/** Nothing is cut off and nothing scrolls sideways. */
export const LongWords: Story = {
  ...NarrowColumn,
  args: {
    level: {
      ...exampleLevel(1),
      title: 'Donaudampfschifffahrtsgesellschaftsbackstubenverordnung',
      description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      prerequisites: ['Kraftfahrzeughaftpflichtversicherungsbescheinigung'],
      tasks: exampleLevel(1).tasks.map((task) => ({
        ...task,
        title: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
      })),
    },
  },
};

export const DarkLocked: Story = { ...Locked, globals: { theme: 'dark' } };

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
