import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AskedQuiz } from './asked-quiz.fixtures.js';

const meta = {
  title: 'Components/QuizRunner/Questions in a flow',
  component: AskedQuiz,
  globals: { learner: 'newcomer', locale: 'en-US' },
} satisfies Meta<typeof AskedQuiz>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Options keep their places in the flow in whichever order an attempt has them. */
export const Asked: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const radio = await canvas.findByRole('radio', { name: /From Done to the shelf/ });
    const marks = [...canvasElement.querySelectorAll('.ck-flow-places[data-choosable] .ck-flow-mark')].filter(
      (mark) => mark.checkVisibility(),
    );
    await userEvent.click(marks[1] as Element);
    await expect(radio).toBeChecked();
  },
};

export const OnADarkPhone: Story = { ...Asked, globals: { theme: 'dark', viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = { ...Asked, globals: { direction: 'rtl' } };

export const ForcedColours: Story = {
  ...Asked,
  tags: ['!autodocs'],
  globals: { preference: 'forced-colors' },
};
