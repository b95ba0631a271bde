import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleLevel } from '../example-course.fixtures.js';
import { flowFigures } from '@course-kit/flow';
import { agentFlow } from '../../../../flow/src/flow/flow.fixtures.js';
import type { Task } from '../../model/course.js';
import { drawingFigures, loaf } from './drawing.fixtures.js';
import { LessonProgressView } from './lesson-progress.view.js';
import { TaskPage } from './task-page.js';
import { TaskPageView } from './task-page.view.js';

const meta = {
  title: 'Components/TaskPage',
  component: TaskPageView,
  subcomponents: { TaskPage },
  args: {
    level: exampleLevel(1),
    task: 1,
    isCompleted: false,
    place: 'account',
    links: { level: '#level-1', next: '#task-2' },
    onSetCompleted: fn(),
  },
} satisfies Meta<typeof TaskPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await expect(args.onSetCompleted).toHaveBeenCalledWith(true);
  },
};

export const Completed: Story = { args: { isCompleted: true } };

const withProject = { ...exampleLevel(1), project: { task: 1, flow: 1, title: 'The Loaf' } };

/** What is checked here is the project that certificates of the level name. */
export const WithProject: Story = { args: { level: withProject } };

/** The browser knows that its check has passed. */
export const ProjectChecked: Story = {
  args: { level: withProject, isProjectChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Project: The Loaf, built and checked')).toBeVisible();
  },
};

export const SavedInBrowser: Story = { args: { place: 'browser' } };

/** The browser keeps nothing, and the page says so. */
export const KeptUntilClosed: Story = { args: { place: 'page' } };

/** The account could not be asked; it is tried again by itself. */
export const NotSavedYet: Story = { args: { isCompleted: true, waits: 'waiting', onSaveAgain: fn() } };

/** The same, with no room left in the browser. */
export const NotSavedYetInPage: Story = {
  args: { isCompleted: true, waits: 'waiting', isLasting: false, onSaveAgain: fn() },
};

/** Nothing lies before it. */
export const FirstTask: Story = { args: { links: { level: '#level-1', next: '#task-2' } } };

const progress = {
  task: exampleLevel(1).tasks[0] as Task,
  number: 1,
  lessons: exampleLevel(1).tasks.map(({ title }, index) => ({
    title,
    href: `#task-${index + 1}`,
    isDone: index === 1,
  })),
  isCompleted: false,
  seenSteps: [1],
  resumes: false,
  onCheckStep: fn(),
  onReadStep: fn(),
};

/** How far the learner is: each step can be checked, and what is checked folds to its title. */
export const HalfDone: Story = {
  args: { progress: <LessonProgressView {...progress} /> },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Step 1, done:/ });
    const [, second] = canvas.getAllByRole('checkbox', { name: /^I see it/ });
    if (second) await userEvent.click(second);
    await expect(progress.onCheckStep).toHaveBeenCalledWith(2, true);
  },
};

/** A page with more than the lesson on it does not jump: it offers the way. */
export const LeftOff: Story = {
  args: { progress: <LessonProgressView {...progress} leftOffAt={2} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You left off at step 2\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on there' })).toHaveAttribute('href', '#step-2');
  },
};

/** The lessons of the level are one press away. */
export const OtherLessons: Story = {
  args: { progress: <LessonProgressView {...progress} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Lessons', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
};

/** Leads on to the test. It has no steps yet. */
export const LastTask: Story = {
  args: { task: 2, links: { level: '#level-1', previous: '#task-1', next: '#quiz' } },
};

/** Nothing is asked of a host that `mediaHosts` does not name. */
export const VideoOfAnotherHost: Story = {
  args: {
    level: {
      ...exampleLevel(1),
      tasks: exampleLevel(1).tasks.map((task) => ({ ...task, video: 'https://videos.example/dough.mp4' })),
    },
  },
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

const [firstTask] = exampleLevel(1).tasks;

/** The flow as it stands after each step, and what is new in it. */
export const WithFlow: Story = {
  args: {
    figures: [flowFigures],
    level: {
      ...exampleLevel(1),
      tasks: firstTask
        ? [
            {
              ...firstTask,
              figure: agentFlow,
              steps: firstTask.steps.map((step, index) => ({
                ...step,
                adds: [['order', 'baker'], ['scale', 'oven'], ['counter']][index] ?? [],
              })),
            },
          ]
        : [],
    },
  },
};

/** An exercise stands at the end of its step, and the head leads to it. */
export const WithExercises: Story = {
  args: {
    level: {
      ...exampleLevel(1),
      tasks: exampleLevel(1).tasks.map((task) => ({
        ...task,
        steps: task.steps.map((step, index) => (index === 1 ? { ...step, exercises: ['Fold it'] } : step)),
      })),
    },
    stepExercises: (step) => <p className="ck-panel">{`The exercises of step ${step}`}</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Exercise' })).toHaveAttribute('href', '#exercise');
    await expect(canvas.getByText('The exercises of step 2')).toBeVisible();
  },
};

/** A figure of another kind than flows: a host draws what its course is about. */
export const WithDrawing: Story = {
  args: {
    figures: [drawingFigures],
    level: {
      ...exampleLevel(1),
      tasks: firstTask
        ? [
            {
              ...firstTask,
              figure: loaf,
              steps: firstTask.steps.map((step, index) => ({
                ...step,
                adds: loaf.strokes.slice(index, index + 1).map(({ id }) => id),
              })),
            },
          ]
        : [],
    },
  },
};

/** Nothing is cut off; code scrolls within itself. */
export const LongWords: Story = {
  ...NarrowColumn,
  args: {
    level: {
      ...exampleLevel(1),
      tasks: firstTask
        ? [
            {
              ...firstTask,
              title: 'Donaudampfschifffahrtsgesellschaftsbackstubenverordnung',
              introduction: ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'],
              links: [
                {
                  title: 'https://example.com/a/very/long/address/that-nobody-would-want-to-type-by-hand',
                  href: 'https://example.com/',
                },
              ],
            },
          ]
        : [],
    },
  },
};

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const DocsLookDark: Story = { globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };

export const ReducedMotion: Story = { tags: ['!autodocs'], globals: { preference: 'reduced-motion' } };

/** Without `styles.css` it is plain HTML that works. */
export const Unstyled: Story = { tags: ['!autodocs'], globals: { look: 'unstyled' } };
