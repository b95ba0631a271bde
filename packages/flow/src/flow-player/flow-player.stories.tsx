import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowPlayer } from '@course-kit/flow';
import '@course-kit/flow/player.css';
import { expect } from 'storybook/test';
import { agentFlow, loopFlow } from '../flow/flow.fixtures.js';

const meta = {
  title: 'Components/FlowPlayer',
  component: FlowPlayer,
  args: {
    title: 'Bake a loaf for every order',
    flow: agentFlow,
    steps: [
      {
        title: 'Take the order',
        instruction: ['Write down what is wanted, and give it to the baker. Read it aloud once.'],
        adds: ['order', 'baker'],
      },
      {
        title: 'Give the baker two tools',
        instruction: ['Put the scale and the oven where the baker reaches them.'],
        adds: ['scale', 'oven'],
      },
      { title: 'Wait', instruction: ['Good bread takes its time.'] },
      { title: 'Hand it over', instruction: ['The loaf goes to the counter.'], adds: ['counter'] },
    ],
  },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes to a step. */
const goTo =
  (step: number): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (let press = 0; press < step; press++)
      await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(canvas.getByRole('slider')).toHaveValue(String(step));
  };

export const Playground: Story = {};

/** What the step adds is drawn in, and what is still to come has its place. */
export const SecondStep: Story = { play: goTo(2) };

/** The flow as it is so far. */
export const StepThatAddsNothing: Story = { play: goTo(3) };

export const LastStep: Story = { play: goTo(4) };

export const Playing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Watch it step by step' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  },
};

/** Each step is a card. */
export const WithoutFlow: Story = { args: { flow: undefined }, play: goTo(2) };

/** Larger than its stage: what is new comes near enough to be read. */
export const LargeFlow: Story = {
  args: {
    flow: loopFlow,
    steps: [
      { title: 'List the orders', instruction: ['One line for each.'], adds: ['list', 'loop'] },
      { title: 'Bake', instruction: ['One after the other.'], adds: ['dough', 'oven', 'shelf'] },
    ],
  },
  play: goTo(1),
};

export const NarrowColumn: Story = {
  ...LargeFlow,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...SecondStep, globals: { theme: 'dark' } };

/** Flows run from left to right in any language; the words around them do not. */
export const RightToLeft: Story = { ...SecondStep, globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...SecondStep, globals: { look: 'docs' } };

export const DocsLookDark: Story = { ...SecondStep, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };

/** The next step is there at once: nothing is drawn in, and the picture does not move. */
export const ReducedMotion: Story = { tags: ['!autodocs'], globals: { preference: 'reduced-motion' } };
