import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RefusedChange } from '@course-kit/react/model';
import { expect, fn } from 'storybook/test';
import { SaveStatus } from './save-status.js';
import { SaveStatusView } from './save-status.view.js';

const madeAt = Date.UTC(2025, 10, 21);
const marked: RefusedChange = {
  id: 'marked',
  change: { kind: 'task', level: 2, task: 1, isCompleted: true, madeAt },
  reason: 'forbidden',
};
const unmarked: RefusedChange = {
  id: 'unmarked',
  change: { kind: 'task', level: 1, task: 2, isCompleted: false, madeAt },
  reason: 'forbidden',
};
const quiz: RefusedChange = {
  id: 'quiz',
  change: { kind: 'quiz', level: 1, score: 75, timeSeconds: 83, isPassed: true, madeAt },
  reason: 'invalid',
};
const many: readonly RefusedChange[] = Array.from({ length: 12 }, (_, index) => ({
  id: `task-${index}`,
  change: {
    kind: 'task',
    level: 1 + Math.floor(index / 5),
    task: 1 + (index % 5),
    isCompleted: true,
    madeAt,
  },
  reason: 'forbidden',
}));

const meta = {
  title: 'Components/SaveStatus',
  component: SaveStatusView,
  subcomponents: { SaveStatus },
  args: {
    status: 'saved',
    place: 'account',
    isLasting: true,
    refused: [],
    actions: { onSaveAgain: fn(), onExport: fn(), onDiscard: fn() },
  },
} satisfies Meta<typeof SaveStatusView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stories that look for a text need it in its own language. */
const inEnglish = { locale: 'en-US' };

export const Playground: Story = {};

export const SavedOnAccount: Story = {};

export const SavedInBrowser: Story = { args: { place: 'browser' } };

/** The browser keeps nothing, and the line says so. */
export const KeptUntilClosed: Story = { args: { place: 'page' } };

export const Saving: Story = { args: { status: 'saving' } };

/** The last try failed for a passing reason. The kit tries again by itself. */
export const Waiting: Story = { args: { status: 'waiting' } };

/** The same, where the browser has no room for what waits: it would be lost with the page. */
export const WaitingInPage: Story = { args: { status: 'waiting', isLasting: false } };

/** There were too many attempts at a test: it is handed in by itself once there is another. */
export const Limited: Story = { args: { status: 'limited' } };

/** Nobody is signed in, or a session has ended. */
export const SignedOut: Story = { args: { status: 'signed-out' } };

/** The same, where the browser has no room. */
export const SignedOutInPage: Story = { args: { status: 'signed-out', isLasting: false } };

/** The storage has decided against a change. It is not part of what the learner sees, and waits for their decision. */
export const OneRefused: Story = {
  args: { status: 'refused', refused: [marked] },
  globals: inEnglish,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 change could not be saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.actions.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onSaveAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

/** Each kind of change by its own words, oldest first. */
export const SeveralRefused: Story = {
  args: { status: 'refused', refused: [marked, unmarked, quiz] },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(entries).toEqual([
      'Level 2, task 1: marked as completed',
      'Level 1, task 2: unmarked',
      'Level 1: test result of 75%',
    ]);
  },
};

/** Asked first, with the focus on the answer that does no harm. */
export const AskingBeforeDiscarding: Story = {
  args: { status: 'refused', refused: [marked, quiz] },
  globals: inEnglish,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('group', { name: /^Discard these 2 changes\?/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(args.actions.onDiscard).not.toHaveBeenCalled();
  },
};

/** Whoever keeps them is where they were. */
export const NotDiscarded: Story = {
  ...AskingBeforeDiscarding,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await expect(args.actions.onDiscard).not.toHaveBeenCalled();
  },
};

/** What has the focus is about to go: it moves to the line that says how it stands now. */
export const Discarded: Story = {
  ...AskingBeforeDiscarding,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, discard' }));
    await expect(args.actions.onDiscard).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

/** A long list runs in columns where there is room for them. */
export const ManyRefused: Story = { args: { status: 'refused', refused: many } };

export const NarrowColumn: Story = {
  ...SeveralRefused,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...SeveralRefused, globals: { ...inEnglish, theme: 'dark' } };

export const DarkWaiting: Story = { ...Waiting, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...SeveralRefused, globals: { ...inEnglish, direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...SeveralRefused, globals: { ...inEnglish, look: 'docs' } };

export const DocsLookDark: Story = {
  ...AskingBeforeDiscarding,
  globals: { ...inEnglish, look: 'docs', theme: 'dark' },
};

/** Every text accented and 40 % longer: nothing is cut off. */
export const PseudoLocale: Story = {
  args: { status: 'refused', refused: [marked, unmarked, quiz] },
  globals: { locale: 'pseudo' },
};

export const ForcedColours: Story = {
  ...AskingBeforeDiscarding,
  tags: ['!autodocs'],
  globals: { ...inEnglish, preference: 'forced-colors' },
};

/** Without `styles.css` it is plain HTML that works. */
export const Unstyled: Story = {
  ...SeveralRefused,
  tags: ['!autodocs'],
  globals: { ...inEnglish, look: 'unstyled' },
};
