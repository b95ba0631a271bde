import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { accountDeletionMessages } from './account-deletion.messages.js';
import AccountDialog from './account-dialog.js';

const meta = {
  title: 'Components/ProgressData/Account dialog',
  component: AccountDialog,
  args: {
    email: 'ada@example.org',
    hasCertificates: true,
    isExporting: false,
    isDeleting: false,
    failure: null,
    outcome: null,
    messages: accountDeletionMessages,
    onExport: fn(),
    onDelete: fn(),
    onCancel: fn(),
  },
  parameters: { messages: 'accountDeletion', docs: { story: { inline: false, iframeHeight: 760 } } },
} satisfies Meta<typeof AccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what goes, and asks for the address of the account. Certificates go as well, unless they are to stay. */
export const Question: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog).toHaveAccessibleDescription(/everything in it.*This cannot be undone\.$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export first' })).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'Delete them as well' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const field = screen.getByRole('textbox', { name: 'Your e-mail address' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(
      /^To confirm, type.*Type \u2068ada@example\.org\u2069 here first\.$/,
    );
    await userEvent.type(field, 'Ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    await expect(field).toHaveAccessibleDescription(
      /^To confirm, type.*This is not the e-mail address of your account\.$/,
    );
    await userEvent.clear(field);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.type(field, 'Ada@example.org');
    await expect(field).toHaveAccessibleDescription(/To confirm, type/);
    await userEvent.click(screen.getByRole('radio', { name: 'Leave them for those who verify them' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onDelete).toHaveBeenCalledWith({
      email: 'Ada@example.org',
      keepsCertificates: true,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Export first' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Nothing is asked about certificates where there are none. */
export const WithoutCertificates: Story = { args: { hasCertificates: false } };

/** An account that is signed in to without one needs no address. */
export const WithoutAnAddress: Story = {
  args: { email: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ email: '', keepsCertificates: false });
  },
};

/** It cannot be left before it is known what became of it. */
export const Deleting: Story = {
  args: { isDeleting: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { failure: 'failed' } };

export const SignedOut: Story = { args: { failure: 'signed-out' } };

/** The server knows the account by another address than the page. */
export const OtherAddress: Story = { args: { failure: 'other-address' } };

export const Exported: Story = {
  args: { outcome: { kind: 'exported', fileName: 'bread-baking-progress-2026-11-21.json' } },
};

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...Failed, globals: { look: 'docs' } };

export const DocsLookDark: Story = { ...Failed, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain is the learner's own. */
export const PseudoLocale: Story = { ...Failed, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  ...Failed,
  globals: { preference: 'forced-colors' },
};
