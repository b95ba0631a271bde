import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowWiring } from '@course-kit/flow/exercise';
import '@course-kit/flow/exercise.css';
import { expect, userEvent, within } from 'storybook/test';
import { bakery, bakeryExercise } from './flow-exercise.fixtures.js';

const meta = {
  title: 'Components/FlowWiring',
  component: FlowWiring,
  args: { flow: bakery, exercise: { ...bakeryExercise, missing: bakeryExercise.missing.slice(0, 1) } },
} satisfies Meta<typeof FlowWiring>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Presses ports by keys, by their place in the picture: no pointer of a test is anywhere in it. */
const press =
  (...places: readonly number[]): Play =>
  async ({ canvasElement }) => {
    for (const place of places) {
      within(canvasElement).getAllByRole('button')[place]?.focus();
      await userEvent.keyboard('{Enter}');
    }
  };
const connectWhatIsMissing: Play = async ({ canvasElement }) => {
  for (const name of ['Order · Order (Message)', 'Baker · Input (Message)']) {
    within(canvasElement).getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect(within(canvasElement).getByRole('status')).toHaveTextContent('It fits: Order goes to Baker');
};
/** A tool fits no input for a message. */
const refuse: Play = async (context) => {
  await press(2, 4)(context);
  await expect(within(context.canvasElement).getByRole('status')).toHaveAttribute('data-refused');
};

export const Playground: Story = {};

export const Chosen: Story = { play: press(0) };

/** The reason is said. */
export const Refused: Story = { play: refuse };

/** A message passes through the whole flow. */
export const Connected: Story = { play: connectWhatIsMissing };

/** What a server writes until the code is there. */
export const Still: Story = { args: { isStill: true } };

export const NarrowColumn: Story = {
  play: connectWhatIsMissing,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { play: connectWhatIsMissing, globals: { theme: 'dark' } };

export const RightToLeft: Story = { play: refuse, globals: { direction: 'rtl' } };

export const DocsLook: Story = { play: connectWhatIsMissing, globals: { look: 'docs' } };

export const DocsLookDark: Story = {
  play: connectWhatIsMissing,
  globals: { look: 'docs', theme: 'dark' },
};

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { play: refuse, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  play: connectWhatIsMissing,
  globals: { preference: 'forced-colors' },
};

/** It is connected, and nothing moves. */
export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  play: connectWhatIsMissing,
  globals: { preference: 'reduced-motion' },
};
