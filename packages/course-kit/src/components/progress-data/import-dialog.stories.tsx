import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { FoundImport } from '../../state/import-actions.js';
import { exampleCertificate, exampleCourse } from '../example-course.fixtures.js';
import { ImportDialog } from './import-dialog.js';
import { progressImportMessages } from './progress-import.messages.js';

const found: FoundImport = {
  exported: {
    exportedAt: '2026-11-21T09:30:00.000Z',
    records: [],
    certificates: [exampleCertificate],
    leftOut: { levels: 0, tasks: 0, results: 0, certificates: 0 },
  },
  plan: {
    changes: [],
    certificates: [exampleCertificate],
    levels: [
      { level: 1, tasks: 3, score: 80, certificates: [exampleCertificate] },
      { level: 2, tasks: 1, score: null, certificates: [] },
    ],
  },
};

const meta = {
  title: 'Components/ProgressData/Import dialog',
  component: ImportDialog,
  args: {
    course: exampleCourse,
    found,
    isImporting: false,
    hasFailed: false,
    messages: progressImportMessages,
    onImport: fn(),
    onClose: fn(),
  },
  parameters: { messages: 'progressImport', docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says what is added before anything is; whoever just presses Enter changes nothing. */
export const Question: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Import this progress?' });
    await expect(dialog).toHaveAccessibleDescription(
      /exported on November 21, 2026.*Level 1: First loaves.*3 tasks, test passed with 80%, and certificate of.*stays/,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenCalledWith(found);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The file is from before the course lost some of its levels and tasks. */
export const InPart: Story = {
  args: {
    found: {
      ...found,
      exported: { ...found.exported, leftOut: { levels: 1, tasks: 2, results: 0, certificates: 1 } },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('does not fit this course: 1 level, 2 tasks, and 1 certificate.');
  },
};

/** There is nothing to be asked. */
export const NothingNew: Story = {
  args: { found: { ...found, plan: { changes: [], certificates: [], levels: [] } } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Nothing to import' });
    await expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** One of the reasons for which a file is no export of this course. */
export const Refused: Story = {
  args: { found: 'otherCourse' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'This file cannot be imported' });
    await expect(dialog).toHaveAccessibleDescription(/another course. Nothing has changed.$/);
  },
};

/** It cannot be left before it is known what became of it. */
export const Importing: Story = {
  args: { isImporting: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Importing…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onImport).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { hasFailed: true } };

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { ...InPart.args }, globals: { direction: 'rtl' } };

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
