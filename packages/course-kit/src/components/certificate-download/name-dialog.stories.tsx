import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { certificateDownloadMessages } from './certificate-download.messages.js';
import { levelCertificateMessages } from '../../level-certificate/level-certificate.messages.js';
import NameDialog from './name-dialog.js';
import { ProjectLine } from './project-line.js';

const meta = {
  title: 'Components/ProgressGrid/Name dialog',
  component: NameDialog,
  args: {
    suggestion: 'maria',
    messages: certificateDownloadMessages,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { messages: 'certificateDownload', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof NameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The learner may take what is suggested or write it as it should be printed. */
export const Suggestion: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, '  Maria   Sklodowska ');
    await userEvent.click(screen.getByRole('button', { name: 'Make certificate' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('Maria Sklodowska');
  },
};

export const EmptyNameRefused: Story = {
  args: { suggestion: '' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Make certificate' }));
    const refusal = await screen.findByText('Enter the name to print: at least one letter or number.');
    // The library keeps a dialog's first frame transparent.
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** What the certificate could name is said while there is time for it; screen readers hear it with the dialog's title. */
export const ProjectMissing: Story = {
  args: {
    note: (
      <ProjectLine
        sentence={levelCertificateMessages.missingProject}
        project={{ title: 'The Loaf', href: '#task-2' }}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/The Loaf/u);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
