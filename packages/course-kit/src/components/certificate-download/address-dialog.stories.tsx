import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import AddressDialog from './address-dialog.js';
import { certificateDownloadMessages } from './certificate-download.messages.js';

const meta = {
  title: 'Components/CertificateView/Address dialog',
  component: AddressDialog,
  args: {
    url: 'https://bakery.example/certificate/CERT-1763683200000-L1',
    messages: certificateDownloadMessages,
    onClose: fn(),
  },
  parameters: { messages: 'certificateDownload', docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof AddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the browser does not let an address be copied, it is there to be copied by hand. */
export const Address: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Certificate URL' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionEnd).toBe(args.url.length);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
