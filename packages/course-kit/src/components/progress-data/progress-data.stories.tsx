import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProgressData } from './progress-data.js';
import { progressDataMessages } from './progress-data.messages.js';
import { ProgressDataView } from './progress-data.view.js';

const fileName = 'bread-baking-progress-2026-11-21.json';

const meta = {
  title: 'Components/ProgressData',
  component: ProgressDataView,
  subcomponents: { ProgressData },
  args: {
    place: 'account',
    state: 'there',
    actions: { onExport: fn(), onDelete: fn() },
  },
} satisfies Meta<typeof ProgressDataView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnAnAccount: Story = {
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export my progress' }));
    await expect(args.actions.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my progress' }));
    await expect(args.actions.onDelete).toHaveBeenCalledOnce();
  },
};

/** Where learners have accounts, these can be deleted and exported, also without any progress. */
export const WithAnAccountToDelete: Story = {
  args: { state: 'empty', actions: { onExport: fn(), onDelete: fn(), onDeleteAccount: fn() } },
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(progressDataMessages.emptyAccount)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete my progress' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export my progress' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.actions.onDeleteAccount).toHaveBeenCalledOnce();
  },
};

/** What was exported can be imported, here or in another browser. */
export const InThisBrowser: Story = {
  args: { place: 'browser', actions: { onExport: fn(), onImport: fn(), onDelete: fn() } },
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Import from a file' })).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file.');
    await expect(input).not.toBeVisible();
    const file = new File(['{}'], fileName, { type: 'application/json' });
    await userEvent.upload(input, file);
    // The same file once more.
    await userEvent.upload(input, file);
    await expect(args.actions.onImport).toHaveBeenCalledTimes(2);
    await expect(args.actions.onImport).toHaveBeenLastCalledWith(file);
  },
};

/** Until the page is closed, because the browser keeps no data. */
export const OnThisPage: Story = { args: { place: 'page' } };

/** In place of buttons that could do nothing. */
export const NothingYet: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(progressDataMessages.empty)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What was exported in another browser can be imported. */
export const NothingYetInThisBrowser: Story = {
  args: { place: 'browser', state: 'empty', actions: { onExport: fn(), onImport: fn(), onDelete: fn() } },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import from a file' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The account could not be asked and this browser knows nothing. */
export const NotLoaded: Story = { args: { state: 'unknown' } };

export const Loading: Story = { args: { state: 'loading' } };

export const Exporting: Story = {
  args: { isExporting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporting…' }));
    await expect(args.actions.onExport).not.toHaveBeenCalled();
  },
};

export const Exported: Story = { args: { outcome: { kind: 'exported', fileName } } };

export const ExportedWithoutCertificates: Story = {
  args: { outcome: { kind: 'exported-in-part', fileName } },
};

/** The storage cannot delete. */
export const ExportOnly: Story = { args: { actions: { onExport: fn() } } };

export const NarrowColumn: Story = {
  args: { outcome: { kind: 'exported-in-part', fileName } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...Exported, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Exported, globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...Exported, globals: { look: 'docs' } };

export const DocsLookDark: Story = { ...Exported, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { ...Exported, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  ...Exported,
  globals: { preference: 'forced-colors' },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  ...Exported,
  globals: { preference: 'reduced-motion' },
};
