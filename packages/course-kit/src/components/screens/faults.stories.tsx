import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateView, ProgressData, ProgressGrid, QuizRunner, TaskPage, UnlockGate } from 'course-kit';
import { expect } from 'storybook/test';
import { exampleCertificate } from '../example-course.fixtures.js';
import { answer, fixedGlobals, OnPage, screenCourse, toast } from './screens.fixtures.js';

/** What a learner sees when the storage does not do what it is asked. */
const meta = {
  title: 'Screens/Faults',
  decorators: [OnPage],
  parameters: { course: screenCourse, layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark is shown at once, and taken back when it cannot be saved. */
export const TaskNotSaved: Story = {
  globals: { ...fixedGlobals, learner: 'failing' },
  render: () => <TaskPage level={2} task={2} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await expect(await toast('Error saving progress')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Mark as Completed' })).toBeVisible();
  },
};

/** A result that is not saved can be saved again. */
export const QuizNotSaved: Story = {
  globals: { ...fixedGlobals, learner: 'failing' },
  render: () => <QuizRunner level={1} headingRank={1} />,
  play: async ({ canvas, userEvent }) => {
    await answer(canvas, userEvent, 4);
    await expect(await canvas.findByText('This result is not saved yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save again' })).toBeEnabled();
  },
};

/** A failed read is never taken for an empty one: nothing can be exported or deleted. */
export const ProgressNotRead: Story = {
  globals: { ...fixedGlobals, learner: 'offline' },
  render: () => (
    <>
      <ProgressGrid />
      <ProgressData />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await toast('Error loading progress')).toBeInTheDocument();
    await expect(await canvas.findByText(/Your progress could not be loaded/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete my progress' })).toBeNull();
  },
};

/** What is not known to be open stays closed. */
export const GateNotRead: Story = {
  globals: { ...fixedGlobals, learner: 'offline' },
  render: () => (
    <UnlockGate level={2}>
      <p>The second level&rsquo;s lessons</p>
    </UnlockGate>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Content locked' })).toBeVisible();
    await expect(canvas.queryByText(/lessons/)).toBeNull();
  },
};

export const CertificateNotRead: Story = {
  globals: { ...fixedGlobals, learner: 'offline' },
  render: () => <CertificateView id={exampleCertificate.id} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Certificate Not Found' })).toBeVisible();
  },
};

/** The question has been answered and everything is still there. */
export const ProgressNotDeleted: Story = {
  globals: { ...fixedGlobals, learner: 'failing' },
  render: () => <ProgressData />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my progress' }));
    const confirm = await toast('Delete your progress?');
    const dialog = confirm.closest('[role=alertdialog]');
    const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
    const button = buttons.find(({ textContent }) => textContent === 'Delete my progress');
    if (button) await userEvent.click(button);
    await expect(await toast(/Your progress could not be deleted/)).toBeVisible();
  },
};
