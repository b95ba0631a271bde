import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateView } from '@course-kit/react';
import { expect, screen, spyOn } from 'storybook/test';
import { exampleCertificate } from '../example-course.fixtures.js';
import { fixedGlobals, OnPage, screenCourse, toast } from './screens.fixtures.js';

const meta = {
  title: 'Screens/Certificate',
  component: CertificateView,
  args: { id: exampleCertificate.id },
  decorators: [OnPage],
  parameters: { course: screenCourse, layout: 'fullscreen' },
} satisfies Meta<typeof CertificateView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toolbar's learner has it after passing everything. */
export const Playground: Story = { globals: { learner: 'all-passed' } };

export const NotFound: Story = { globals: { learner: 'newcomer' } };

export const DocsLookDark: Story = { globals: { learner: 'all-passed', look: 'docs', theme: 'dark' } };

/** The address is on the clipboard, and a toast says so. */
export const LinkCopied: Story = {
  globals: { ...fixedGlobals, learner: 'all-passed' },
  play: async ({ args, canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await expect(copy).toHaveBeenCalledWith(expect.stringContaining(args.id));
    await expect(await toast('Certificate URL copied!')).toBeInTheDocument();
  },
};

/** Where the browser does not let it be copied, a dialog shows it. */
export const LinkShown: Story = {
  globals: { ...fixedGlobals, learner: 'all-passed' },
  play: async ({ args, canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await expect(await toast('Certificate URL ready!')).toBeInTheDocument();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Certificate URL' });
    await expect(field.value).toContain(args.id);
  },
};
