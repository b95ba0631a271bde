import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseMap, ProgressData, ProgressGrid } from '@course-kit/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fixedGlobals, OnPage, screenCourse, toast } from './screens.fixtures.js';

const meta = {
  title: 'Screens/My Progress',
  component: ProgressGrid,
  decorators: [OnPage],
  parameters: { course: screenCourse, layout: 'fullscreen' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <h1 style={{ margin: 0 }}>My Progress</h1>
      <CourseMap />
      <ProgressGrid {...args} />
      <ProgressData />
    </div>
  ),
} satisfies Meta<typeof ProgressGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For the toolbar's learner. */
export const Playground: Story = {};

export const Newcomer: Story = { globals: { learner: 'newcomer' } };

export const Started: Story = { globals: { learner: 'started' } };

export const AllPassed: Story = { globals: { learner: 'all-passed' } };

export const DocsLook: Story = { globals: { learner: 'started', look: 'docs' } };

export const RightToLeftDark: Story = { globals: { learner: 'started', direction: 'rtl', theme: 'dark' } };

/** Before the first certificate the learner sees the name that will be printed. */
export const NameDialog: Story = {
  globals: { ...fixedGlobals, learner: 'started' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Download PDF.*First loaves/ });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your name on the certificate' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Maria Sklodowska');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Nothing is deleted before the question is answered, and everything after. */
export const DeleteProgress: Story = {
  globals: { ...fixedGlobals, learner: 'started' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my progress' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your progress?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my progress' }));
    await expect(await toast('Progress deleted')).toBeInTheDocument();
    await expect(await canvas.findByText(/There is no progress yet/)).toBeVisible();
  },
};
