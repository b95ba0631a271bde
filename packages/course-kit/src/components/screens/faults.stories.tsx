import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CertificateView,
  ProgressData,
  ProgressGrid,
  QuizRunner,
  TaskPage,
  UnlockGate,
} from '@course-kit/react';
import { expect, waitFor } from 'storybook/test';
import { exampleCertificate } from '../example-course.fixtures.js';
import { answer, fixedGlobals, OnPage, screenCourse, toast, WithSaveStatus } from './screens.fixtures.js';

/** What a learner sees when the storage does not do what it is asked. */
const meta = {
  title: 'Screens/Faults',
  decorators: [OnPage],
  parameters: { course: screenCourse, layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a connection the mark stays: it is kept in this browser and sent again by itself. */
export const TaskWaits: Story = {
  globals: { ...fixedGlobals, learner: 'offline' },
  render: () => (
    <WithSaveStatus>
      <TaskPage level={2} task={2} />
    </WithSaveStatus>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await expect(await toast('Error saving progress')).toBeInTheDocument();
    // By the line, beside the button, and in the toast.
    await waitFor(() => expect(canvas.getAllByText(/^The server doesn't answer\./)).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: 'Task Completed!' })).toBeVisible();
  },
};

/** The mark is shown at once, and taken back when the storage refuses it for good. It waits to be decided on. */
export const TaskNotSaved: Story = {
  globals: { ...fixedGlobals, learner: 'failing' },
  render: () => (
    <WithSaveStatus>
      <TaskPage level={2} task={2} />
    </WithSaveStatus>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await expect(await toast('Error saving progress')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Mark as Completed' })).toBeVisible();
    await expect(canvas.getByText('Level 2, task 2: marked as completed')).toBeVisible();
  },
};

/** Without a connection a result waits, and the next level is open. */
export const QuizWaits: Story = {
  globals: { ...fixedGlobals, learner: 'offline' },
  render: () => <QuizRunner level={1} headingRank={1} />,
  play: async ({ canvas, userEvent }) => {
    await answer(canvas, userEvent, 4);
    await expect(
      await canvas.findByText('Kept in this browser until your account can have it.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to next level' })).toBeVisible();
  },
};

/** A result that the storage refused can be sent again. */
export const QuizNotSaved: Story = {
  globals: { ...fixedGlobals, learner: 'failing' },
  render: () => <QuizRunner level={1} headingRank={1} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retake Test' }));
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
