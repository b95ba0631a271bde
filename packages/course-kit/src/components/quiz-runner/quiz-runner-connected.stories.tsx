import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseProvider } from 'course-kit';
import { createMemoryStorage } from 'course-kit/adapters/memory';
import { expect, waitFor } from 'storybook/test';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';
import { QuizRunner } from './quiz-runner.js';

const meta = {
  title: 'Components/QuizRunner/Connected',
  component: QuizRunner,
  args: { level: 1 },
  decorators: [
    (Story) => (
      <CourseProvider
        course={exampleCourse}
        storage={createMemoryStorage()}
        linkFor={({ kind }) => `#${kind}`}
      >
        <Story />
      </CourseProvider>
    ),
  ],
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole test with nothing but the keyboard: Tab to a question, arrows to an option, Enter to hand in. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const { correctAnswer, options } of exampleLevel(1).questions) {
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
