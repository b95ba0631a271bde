import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inShadowRoot } from '../../feature/modal-dialog/in-shadow-root.fixtures.js';
import DeleteDialog from './delete-dialog.js';
import { progressDataMessages } from './progress-data.messages.js';

const meta = {
  title: 'Components/ProgressData/Delete dialog',
  component: DeleteDialog,
  args: {
    place: 'account',
    locksLevels: true,
    isExporting: false,
    isDeleting: false,
    outcome: null,
    messages: progressDataMessages,
    onExport: fn(),
    onDelete: fn(),
    onCancel: fn(),
  },
  parameters: { messages: 'progressData', docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what it means before anything is done; whoever just presses Enter keeps everything. */
export const Question: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your progress?' });
    await expect(dialog).toHaveAccessibleDescription(/deleted from your account.*This cannot be undone\.$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Export first' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my progress' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const InThisBrowser: Story = { args: { place: 'browser' } };

export const Exported: Story = {
  args: { outcome: { kind: 'exported', fileName: 'bread-baking-progress-2026-11-21.json' } },
};

/** It cannot be left before it is known what became of it. */
export const Deleting: Story = {
  args: { isDeleting: true },
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Deleting…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { outcome: { kind: 'not-deleted' } } };

/** A course whose only level never locks. */
export const OneLevel: Story = {
  args: { locksLevels: false },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(screen.queryByText(/locks again/)).toBeNull();
  },
};

/** As part of a custom element. */
export const InShadowRoot: Story = {
  decorators: [inShadowRoot],
  play: async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('div')].find(
        ({ shadowRoot }) => shadowRoot,
      )?.shadowRoot;
      if (!found?.querySelector('[role="alertdialog"]')) throw new Error('The dialog is not there yet');
      return found;
    });
    await waitFor(() => expect(root.activeElement).toHaveTextContent('Cancel'));
  },
};

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...Failed, globals: { look: 'docs' } };

export const DocsLookDark: Story = { ...Failed, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { ...Failed, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  ...Failed,
  globals: { preference: 'forced-colors' },
};
