import type { Meta, StoryObj } from '@storybook/react-vite';
import { InterfaceMap } from '@course-kit/react/interface-map';
import '@course-kit/react/interface-map.css';
import { userEvent, within } from 'storybook/test';
import { till } from './interface-map.fixtures.js';

const meta = {
  title: 'Components/InterfaceMap',
  component: InterfaceMap,
  args: { plan: till, step: 2 },
} satisfies Meta<typeof InterfaceMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing is marked: no step is read yet. */
export const WithoutAStep: Story = { args: { step: undefined } };

export const AsText: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByText('This map as text')),
};
