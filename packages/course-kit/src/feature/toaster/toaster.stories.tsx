import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNotify, type NoticeCode } from '@course-kit/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleCourse } from '../../components/example-course.fixtures.js';
import { Toaster } from './toaster.js';

/** A button for each notification. */
function Announcer({ codes }: { readonly codes: readonly NoticeCode[] }) {
  const notify = useNotify();
  return (
    <div className="ck-root" style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
      {codes.map((code) => (
        <button key={code} type="button" className="ck-button" onClick={() => notify(code)}>
          {code}
        </button>
      ))}
    </div>
  );
}

const codes = [
  'task-completed',
  'quiz-passed',
  'quiz-failed',
  'save-failed',
  'save-waiting',
  'save-waiting-in-page',
  'merge-incomplete',
  'locked',
] as const;

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  parameters: {
    course: exampleCourse,
    toaster: null,
    docs: { story: { inline: false, iframeHeight: 420, autoplay: true } },
  },
  render: (args) => (
    <>
      <Announcer codes={codes} />
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stories that wait for a text need it in its own language. */
const inEnglish = { locale: 'en-US' };

/** The toasts once they can be seen: a toast appears first and is told to screen readers a moment later. */
const toastsWith = async (title: string) => {
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
  // They are there for assistive technology just after they have become visible.
  await waitFor(() => expect(document.querySelector('.ck-toast-content[aria-hidden]')).toBeNull());
  return within(screen.getByRole('region')).getAllByRole('alertdialog');
};

/** Press a button to be told. */
export const Playground: Story = {};

/** One at a time: a newer toast replaces an older one. */
export const Single: Story = {
  globals: inEnglish,
  args: { variant: 'single' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'task-completed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'quiz-passed' }));
    await expect(await toastsWith('Quiz completed!')).toHaveLength(1);
  },
};

/** Three at most. */
export const Stacked: Story = {
  globals: inEnglish,
  args: { variant: 'stacked' },
  play: async ({ canvas, userEvent }) => {
    for (const code of ['task-completed', 'quiz-failed', 'quiz-passed', 'locked']) {
      await userEvent.click(canvas.getByRole('button', { name: code }));
    }
    await expect(await toastsWith('Content locked')).toHaveLength(3);
  },
};

/** What went wrong looks different. */
export const Destructive: Story = {
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'save-failed' }));
    const [toast] = await toastsWith('Error saving progress');
    await expect(toast).toHaveAttribute('data-tone', 'destructive');
  },
};

/** A change waits: kept in this browser and sent by itself. Whoever does not want to wait sends it at once. */
export const SaveWaiting: Story = {
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'save-waiting' }));
    const [toast] = await toastsWith('Error saving progress');
    await expect(toast).toHaveTextContent(/kept in this browser and saved by itself/);
    await expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible();
  },
};

/** The same, where the browser has no room for it. */
export const SaveWaitingInPage: Story = {
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'save-waiting-in-page' }));
    const [toast] = await toastsWith('Error saving progress');
    await expect(toast).toHaveTextContent(/Keep this page open/);
    await expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible();
  },
};

/** A part of what was done signed out cannot become part of the account. There is nothing to try again. */
export const MergeIncomplete: Story = {
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'merge-incomplete' }));
    const [toast] = await toastsWith('Not everything could be merged');
    await expect(toast).toHaveTextContent(/Take it again/);
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const SaveWaitingDark: Story = { ...SaveWaiting, globals: { ...inEnglish, theme: 'dark' } };

export const Dark: Story = { ...Stacked, globals: { ...inEnglish, theme: 'dark' } };

export const RightToLeft: Story = { ...Stacked, globals: { ...inEnglish, direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...Stacked, globals: { ...inEnglish, look: 'docs' } };

export const DocsLookDark: Story = { ...Destructive, globals: { ...inEnglish, look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: a toast grows with it. */
export const PseudoLocale: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'save-failed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'quiz-passed' }));
    await waitFor(() => expect(screen.getByText(/^\[Ɋûîž çöḿþļéţéð!.*\]$/)).toBeVisible());
  },
};

export const ForcedColours: Story = {
  ...Destructive,
  tags: ['!autodocs'],
  globals: { ...inEnglish, preference: 'forced-colors' },
};
