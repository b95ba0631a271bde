import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { askedCourse } from './asked-lesson.fixtures.js';
import { TaskPage } from './task-page.js';

const meta = {
  title: 'Components/TaskPage/Questions in steps',
  component: TaskPage,
  args: { level: 1, task: 1, course: askedCourse },
  globals: { learner: 'newcomer', locale: 'en-US' },
} satisfies Meta<typeof TaskPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** One of each kind, before and after what is to be done. */
export const Asked: Story = {};

/** What was expected, what comes out, and why. */
const expectWrongly: Play = async ({ canvas, userEvent }) => {
  // The fields are there.
  await canvas.findByRole('textbox', { name: 'Your answer' });
  await userEvent.click(canvas.getByRole('radio', { name: 'Shrink' }));
  await userEvent.click(canvas.getAllByRole('button', { name: 'Check' })[0] as HTMLElement);
  await expect(await canvas.findByText('You expected:')).toBeVisible();
};

export const Different: Story = { play: expectWrongly };

/** The fields are empty again, and the focus is on the first. */
export const TriedAgain: Story = {
  play: async (context) => {
    await expectWrongly(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(context.canvas.getByRole('radio', { name: 'Shrink' })).toHaveFocus());
  },
};

/** Tab goes to the line, Enter checks. */
export const Right: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your answer' }), '50 G{Enter}');
    const asked = canvas.getByRole('group', { name: /How many grams/ });
    await waitFor(() => expect(asked).toHaveTextContent("That's right."));
  },
};

export const Hint: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Hint'));
    await expect(canvas.getByText(/^Think of the holes/)).toBeVisible();
  },
};

export const OnADarkPhone: Story = {
  play: expectWrongly,
  globals: { theme: 'dark', viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = { play: expectWrongly, globals: { direction: 'rtl' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  play: expectWrongly,
  globals: { preference: 'forced-colors' },
};
