import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowDiagram } from 'course-kit';
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

/** Too wide for columns here, so one below the other; the line that leads back is there as well. */
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
};

export const Dark: Story = { args: { highlight: ['oven'] }, globals: { theme: 'dark' } };

/** Flows run from left to right in any language; the words around them do not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
