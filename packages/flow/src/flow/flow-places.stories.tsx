import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AskedFlow } from './asked-flow.fixtures.js';

const meta = {
  title: 'Components/TaskPage/Questions in a flow',
  component: AskedFlow,
  globals: { learner: 'newcomer', locale: 'en-US' },
} satisfies Meta<typeof AskedFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list below the flow is the same field, for keys and screen readers. */
export const Asked: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('radio', { name: '2. From Done to the shelf' });
    const marks = [...canvasElement.querySelectorAll('.ck-flow-mark')].filter((mark) =>
      mark.checkVisibility(),
    );
    await userEvent.click(marks[1] as Element);
    await expect(canvas.getByRole('radio', { name: '2. From Done to the shelf' })).toBeChecked();
  },
};

export const OnADarkPhone: Story = { ...Asked, globals: { theme: 'dark', viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = { ...Asked, globals: { direction: 'rtl' } };

export const ForcedColours: Story = {
  ...Asked,
  tags: ['!autodocs'],
  globals: { preference: 'forced-colors' },
};
