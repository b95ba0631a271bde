import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressData, ProgressGrid, QuizRunner, TaskPage, UnlockGate } from '@course-kit/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  certificateTable,
  OnAccount,
  progressTable,
  serverWith,
  signIn,
  tokenAddress,
} from './account.fixtures.js';
import { answer, fixedGlobals, OnPage, toast, WithSaveStatus } from './screens.fixtures.js';

/** An account on a server, and what a learner sees when its answers are other than hoped for. */
const meta = {
  title: 'Screens/Account faults',
  decorators: [OnAccount, OnPage],
  beforeEach: signIn,
  globals: fixedGlobals,
  // Each story has a server and a session of its own, and so needs a page of its own.
  tags: ['!autodocs'],
  parameters: { ...serverWith(), layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the account has is there, and what is done arrives. */
export const Working: Story = {
  render: () => (
    <UnlockGate level={2}>
      <TaskPage level={2} task={1} />
    </UnlockGate>
  ),
  play: async ({ canvas, userEvent }) => {
    // The account's client is loaded first.
    const button = { name: 'Mark as Completed' };
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await toast('Task completed!')).toBeInTheDocument();
  },
};

/** Placeholders until the answer is there. */
export const NoAnswerYet: Story = {
  parameters: serverWith(http.get(progressTable, () => delay('infinite').then(() => undefined))),
  render: () => <ProgressGrid />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Loading/)).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
  },
};

/** Asked four times; then it is said, and nothing is taken for empty. */
export const ServerDown: Story = {
  parameters: serverWith(http.get(progressTable, () => new HttpResponse(null, { status: 503 }))),
  render: () => (
    <>
      <ProgressGrid />
      <ProgressData />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await toast('Error loading progress')).toBeInTheDocument();
    await expect(await canvas.findByText(/Your progress could not be loaded/)).toBeVisible();
  },
};

/** The result waits in the browser and is sent when there is a connection; all that speaks of it says the same. */
export const ConnectionLost: Story = {
  parameters: serverWith(http.post(progressTable, () => HttpResponse.error())),
  render: () => (
    <WithSaveStatus>
      <QuizRunner level={1} headingRank={1} />
    </WithSaveStatus>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retake Test' }));
    await canvas.findByText("You've passed. A retake can't undo that.");
    await answer(canvas, userEvent, 4);
    await expect(
      await canvas.findByText('Kept in this browser until your account can have it.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^The server doesn't answer\./)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try now' })).toHaveLength(2));
  },
};

/** Signed out on another device in the middle of a test: the result stays in the browser for the next sign-in. */
export const SessionEnded: Story = {
  parameters: serverWith(
    http.post(progressTable, () =>
      HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }),
    ),
    http.post(tokenAddress, () =>
      HttpResponse.json(
        {
          code: 400,
          error_code: 'refresh_token_not_found',
          msg: 'Invalid Refresh Token: Refresh Token Not Found',
        },
        { status: 400 },
      ),
    ),
  ),
  render: () => <QuizRunner level={1} headingRank={1} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retake Test' }));
    await canvas.findByText("You've passed. A retake can't undo that.");
    await answer(canvas, userEvent, 4);
    await expect(await toast('Authentication required')).toBeInTheDocument();
    await expect(
      await canvas.findByText('Saved in this browser. It comes along when you sign in.'),
    ).toBeVisible();
  },
};

/** The name was given, but the certificate cannot be issued: it is said, and may be tried again. */
export const CertificateNotIssued: Story = {
  parameters: serverWith(http.post(certificateTable, () => new HttpResponse(null, { status: 500 }))),
  render: () => <ProgressGrid />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Certificate URL.*First loaves/ });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make certificate' }));
    await expect(await toast(/^Error (creating|generating) certificate$/)).toBeInTheDocument();
    await expect(button).toBeEnabled();
  },
};
