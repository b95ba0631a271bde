import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowExerciseView } from '@course-kit/flow/exercise';
import '@course-kit/flow/exercise.css';
import { userEvent, waitFor, within } from 'storybook/test';
import { bakery, bakeryExercise, mendedExercise } from './flow-exercise.fixtures.js';
import type { TaskExercise } from './model/task-exercise.js';

const meta = {
  title: 'Components/FlowExercise',
  component: FlowExerciseView,
  args: { flow: bakery, load: async (): Promise<readonly TaskExercise[]> => [bakeryExercise] },
} satisfies Meta<typeof FlowExerciseView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await within(canvasElement).findByRole('heading', { name: 'Let the baker work' });
};

/** Connects two ports by the list. */
const connect = async (canvasElement: HTMLElement, output: string, input: string) => {
  for (const port of [output, input]) {
    const option = await waitFor(() => {
      const found = canvasElement.querySelector(`[role=option][data-key="${port}"]`);
      if (!found) throw new Error(`${port} is not listed`);
      return found;
    });
    // A second press would take the choice back.
    if (option.getAttribute('aria-selected') !== 'true') await userEvent.click(option);
  }
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Connect' }));
};

/** Two tries that the flow does not do its work with. */
const fail: Play = async (context) => {
  await open(context);
  await connect(context.canvasElement, 'order.Order', 'baker.Rules');
  await connect(context.canvasElement, 'order.Order', 'baker.Rules');
};

export const Playground: Story = {};

export const Opened: Story = { play: open };

export const OneConnected: Story = {
  play: async (context) => {
    await open(context);
    await connect(context.canvasElement, 'order.Order', 'baker.Input');
  },
};

/** The reason is said. */
export const Refused: Story = { play: fail };

export const Hint: Story = {
  play: async (context) => {
    await fail(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show a hint' }));
  },
};

export const ConnectionShown: Story = {
  play: async (context) => {
    await fail(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show a hint' }));
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show the connection' }));
  },
};

export const Solved: Story = {
  play: async (context) => {
    await open(context);
    await connect(context.canvasElement, 'order.Order', 'baker.Input');
    await connect(context.canvasElement, 'scale.Toolset', 'baker.Tools');
  },
};

const mend: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await within(canvasElement).findByRole('heading', { name: mendedExercise.title });
};

/** A wire leads to the wrong port; all of them are listed. */
export const Mended: Story = { args: { load: async () => [mendedExercise] }, play: mend };

/** One that belongs stays, and the reason is said. */
export const MendedWrongly: Story = {
  ...Mended,
  play: async (context) => {
    await mend(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('option', { name: /^Baker · Bread → Counter/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take off' }));
    await canvas.findByText(/^That wire belongs here/);
  },
};

export const MendedOnADarkPhone: Story = {
  ...MendedWrongly,
  globals: { theme: 'dark', viewport: { value: 'mobile1' } },
};

export const SolvedBefore: Story = {
  args: {
    kept: {
      [bakeryExercise.title]: {
        made: bakeryExercise.missing.map(({ connection }) => connection),
        solvedAt: 1_790_000_000_000,
      },
    },
  },
  play: open,
};

export const NotLoaded: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement).findByText(/could not be loaded/);
  },
};

export const NarrowColumn: Story = {
  play: fail,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { play: fail, globals: { theme: 'dark' } };

export const RightToLeft: Story = { play: fail, globals: { direction: 'rtl' } };

export const DocsLook: Story = { play: fail, globals: { look: 'docs' } };

export const DocsLookDark: Story = { play: fail, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  play: fail,
  globals: { preference: 'forced-colors' },
};

/** The line of the last connection is there at once. */
export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  play: fail,
  globals: { preference: 'reduced-motion' },
};
