import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowDiagram } from '@course-kit/flow';
import { expect } from 'storybook/test';
import { agentFlow, loopFlow, oneComponent } from './flow.fixtures.js';

const meta = {
  title: 'Components/FlowDiagram',
  component: FlowDiagram,
  args: { flow: agentFlow },
} satisfies Meta<typeof FlowDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NewComponents: Story = { args: { highlight: ['scale', 'oven'] } };

/** The line that leads back runs below everything. */
export const LoopThatLeadsBack: Story = { args: { flow: loopFlow } };

export const OneComponent: Story = { args: { flow: oneComponent } };

export const NarrowColumn: Story = {
  args: { highlight: ['baker'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  // It can be focused once it is known to be wider than its place.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Picture of the flow' })).toBeVisible();
  },
};

export const Dark: Story = { args: { highlight: ['oven'] }, globals: { theme: 'dark' } };

/** Flows run from left to right in any language; the words around them do not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...NewComponents, globals: { look: 'docs' } };

export const DocsLookDark: Story = { ...NewComponents, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { ...NewComponents, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  ...NewComponents,
  globals: { preference: 'forced-colors' },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  ...NewComponents,
  globals: { preference: 'reduced-motion' },
};
