import { hasOneOption } from '@course-kit/react/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';
import { QuizRunner } from './quiz-runner.js';

const meta = {
  title: 'Components/QuizRunner/Connected',
  component: QuizRunner,
  args: { level: 1 },
  parameters: { course: exampleCourse },
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toolbar's learner takes it: a newcomer, one who has passed, one whose work cannot be saved. */
export const Playground: Story = {};

/** The whole test with nothing but the keyboard: Tab to a question, arrows to an option, Enter to hand in. */
export const ByKeyboard: Story = {
  globals: { learner: 'newcomer', locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    for (const { correctAnswer, options } of exampleLevel(1).questions.filter(hasOneOption)) {
      await userEvent.tab();
      await userEvent.keyboard(`[Space]${'[ArrowDown]'.repeat(correctAnswer)}`);
      await expect(document.activeElement?.closest('label')).toHaveTextContent(options[correctAnswer] ?? '');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit answers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const result = await canvas.findByRole('heading', { name: 'Passed' });
    await waitFor(() => expect(result).toHaveFocus());
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};
