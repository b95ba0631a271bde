import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowCanvas } from '@course-kit/flow';
import { expect, waitFor } from 'storybook/test';
import { agentFlow, loopFlow } from './flow.fixtures.js';

const meta = {
  title: 'Components/FlowCanvas',
  component: FlowCanvas,
  args: {
    flow: agentFlow,
    steps: [{ adds: ['order', 'baker'] }, { adds: ['scale', 'oven'] }, {}, { adds: ['counter'] }],
    step: 2,
  },
} satisfies Meta<typeof FlowCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Only the places of what is to come. */
export const BeforeTheFirstStep: Story = { args: { step: 0 } };

/** Nothing is marked: the step adds nothing. */
export const StepThatAddsNothing: Story = { args: { step: 3 } };

export const LastStep: Story = { args: { step: 4 } };

/** Without a step it is the finished flow. */
export const Finished: Story = { args: { step: undefined } };

/** Larger than its place: it is whole, as on a phone, and enlarged by buttons and keys. */
export const NarrowColumn: Story = {
  args: { flow: loopFlow, steps: [{ adds: ['list', 'loop'] }, { adds: ['oven', 'shelf'] }] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const letters = () =>
      canvasElement.querySelector('.ck-flow-picture text')?.getBoundingClientRect().height ?? 0;
    const zoomIn = await canvas.findByRole('button', { name: 'Zoom in' });
    const before = letters();
    await userEvent.click(zoomIn);
    await waitFor(() => expect(letters()).toBeGreaterThan(before));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Flows run from left to right in any language; the words around them do not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const DocsLookDark: Story = { globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };

/** Nothing is drawn in: the next step is there at once. */
export const ReducedMotion: Story = { tags: ['!autodocs'], globals: { preference: 'reduced-motion' } };
