import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@course-kit/react';
import { ArrowRight, Lock } from 'lucide';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { of: Lock },
  argTypes: { of: { control: false } },
  render: (args) => (
    <p className="ck-tokens" style={{ color: 'var(--ck-color-text)' }}>
      <Icon {...args} /> Locked
    </p>
  ),
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Large: Story = { args: { size: '2.5rem' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** An arrow points along the line. */
export const RightToLeft: Story = { args: { of: ArrowRight, flips: true }, globals: { direction: 'rtl' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };
