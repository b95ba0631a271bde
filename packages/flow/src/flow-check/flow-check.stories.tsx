import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowCheckView } from '@course-kit/flow/check';
import '@course-kit/flow/check.css';
import { userEvent, within } from 'storybook/test';
import type { TaskCheck } from './model/task-check.js';
import {
  answerGoal,
  codeGoal,
  leakyFile,
  partnerFile,
  partnerGoal,
  unfinishedFile,
} from './flow-check.fixtures.js';

const meta = {
  title: 'Components/FlowCheck',
  component: FlowCheckView,
  args: {
    load: async (): Promise<readonly TaskCheck[]> => [partnerGoal],
    isCompleted: false,
    onChecked: () => {},
    onComplete: () => {},
  },
} satisfies Meta<typeof FlowCheckView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the check. */
const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await within(canvasElement).findAllByText('Choose a file');
};

/** Opens the check and hands a file in. */
const handIn =
  (value: unknown): NonNullable<Story['play']> =>
  async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    await canvas.findAllByRole('button', { name: /^Choose a file/ });
    const input = context.canvasElement.querySelector<HTMLElement>('input[type=file]');
    if (!input) throw new Error('no place for a file');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    await userEvent.upload(input, new File([text], 'partner.json'));
    await canvas.findByText(/Everything is|to change\.|cannot be checked|There is a key/);
  };

export const Playground: Story = {};

/** With accounts: what the account notes of a flow, and what stays on the computer. */
export const WithAccounts: Story = { args: { isSaved: true } };

export const Opened: Story = { play: open };

export const Passed: Story = { play: handIn(partnerFile()) };

export const PassedAndMarked: Story = { args: { isCompleted: true }, play: handIn(partnerFile()) };

/** What is missing is named in the lesson’s words and drawn dashed. */
export const Missing: Story = { play: handIn(unfinishedFile()) };

/** A key is named before anything else is said. */
export const KeyInTheFile: Story = { play: handIn(leakyFile()) };

export const Refused: Story = { play: handIn('<!doctype html>') };

/** A task may ask for several things; code only gets hints. */
export const SeveralThings: Story = {
  args: { load: async () => [partnerGoal, answerGoal, codeGoal] },
  play: open,
};

export const PassedBefore: Story = {
  args: {
    kept: { [partnerGoal.title]: { isPassed: true, fingerprint: '0', release: null, at: 1_790_000_000_000 } },
  },
  play: open,
};

export const NotLoaded: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement).findByText(/could not be loaded/);
  },
};

export const NarrowColumn: Story = {
  play: handIn(unfinishedFile()),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { play: handIn(unfinishedFile()), globals: { theme: 'dark' } };

export const RightToLeft: Story = { play: handIn(unfinishedFile()), globals: { direction: 'rtl' } };
