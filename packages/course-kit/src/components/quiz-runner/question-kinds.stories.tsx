import { defineCourse, questionKinds, type AuthoredQuestion } from '@course-kit/react/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mixedCourse, mixedLevel } from './mixed-quiz.fixtures.js';
import { QuizRunner } from './quiz-runner.js';

/** A course whose quiz has only the questions of a kind. */
const courseOf = (kind: string) =>
  defineCourse(
    {
      title: `Plain Bread, ${kind}`,
      levels: [
        { title: 'Dough', tasks: [], questions: mixedLevel.questions.filter((each) => each.kind === kind) },
      ],
    } satisfies {
      title: string;
      levels: { title: string; tasks: []; questions: readonly AuthoredQuestion[] }[];
    },
    questionKinds,
  );

const meta = {
  title: 'Components/QuizRunner/Kinds of questions',
  component: QuizRunner,
  args: { level: 1, course: mixedCourse },
  globals: { learner: 'newcomer', locale: 'en-US' },
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each kind. */
export const Mixed: Story = {};

export const MixedOnADarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'mobile1' } } };

/** Tab goes from box to box, Space chooses. */
export const SeveralRightOptions: Story = {
  args: { course: courseOf('several') },
  play: async ({ canvas, userEvent }) => {
    const flour = await canvas.findByRole('checkbox', { name: 'Flour' });
    await userEvent.tab();
    await expect(flour).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('checkbox', { name: 'Tap water' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
    await canvas.findByRole('heading', { name: 'Passed' });
  },
};

/** Each option has two buttons; the focus goes along with what is moved. */
export const PutInOrder: Story = {
  args: { course: courseOf('order') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Move down: Bake' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move down: Bake' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
    await canvas.findByRole('heading', { name: 'Passed' });
  },
};

/** Capital letters, blanks and zeros that mean nothing make no difference. */
export const FillIn: Story = {
  args: { course: courseOf('fill-in') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your answer' }), ' 230.0');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
    await canvas.findByRole('heading', { name: 'Passed' });
  },
};

/** Each native select is named by what stands above it; the question is answered once all have a match. */
export const MatchPairs: Story = {
  args: { course: courseOf('pairs') },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string, match: string) =>
      userEvent.selectOptions(await canvas.findByRole('combobox', { name }), match);
    await choose('A sieve', 'Loosening what is milled');
    await choose('A scale', 'Weighing a dough');
    await expect(canvas.getByRole('button', { name: 'Submit answers' })).toBeDisabled();
    await choose('A blade', 'Scoring a loaf');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
    await canvas.findByRole('heading', { name: 'Passed' });
  },
};

/** What comes later is there. */
const loaded: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: 'A sieve' })).toBeVisible();
};

export const MixedFromRightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'mobile1' } },
  play: loaded,
};

export const MixedInForcedColours: Story = {
  tags: ['!autodocs'],
  globals: { preference: 'forced-colors' },
  play: loaded,
};
