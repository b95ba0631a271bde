import type { Meta, StoryObj } from '@storybook/react-vite';
import { InterfaceMap } from '@course-kit/flow';
import '@course-kit/flow/map.css';
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

export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const DocsLook: Story = { globals: { look: 'docs' } };

export const DocsLookDark: Story = { globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };
