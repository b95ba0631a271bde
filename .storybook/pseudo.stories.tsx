import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pseudo } from './pseudo.js';

const meta = {
  title: 'Guide/Pseudo-locale',
  args: { message: 'Level {level} of the course' },
  render: ({ message }) => (
    <dl>
      <dt>English</dt>
      <dd>{message}</dd>
      <dt>Pseudo-locale</dt>
      <dd>{pseudo(message)}</dd>
    </dl>
  ),
} satisfies Meta<{ message: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type a text of your own into the controls. */
export const Playground: Story = {};

/** Accented, between brackets and 40 % longer; the place stays as it is. */
export const AccentedAndLonger: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(/^\[/).textContent ?? '';
    await expect(text).toContain('Ļéṽéļ {level} öƒ ţĥé çöûŕšé');
    await expect(text.length).toBeGreaterThanOrEqual(args.message.length * 1.4);
    await expect(pseudo({ one: '{count} task', other: '{count} tasks' }).one).toContain('{count} ţàšķ');
  },
};
