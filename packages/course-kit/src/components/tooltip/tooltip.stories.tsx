import type { Meta, StoryObj } from '@storybook/react-vite';
import { TooltipProvider } from 'course-kit';
import { Copy, Pencil, Trash2 } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../../primitives/icon.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  args: {
    text: 'Delete for good',
    children: (
      <button type="button" className="ck-button" aria-label="Delete">
        <Icon of={Trash2} />
      </button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="ck-root" style={{ padding: '4rem 1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const bubble = await canvas.findByRole('tooltip');
    await Promise.all(bubble.getAnimations().map(({ finished }) => finished));
    await expect(bubble).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      bubble.textContent ?? '',
    );
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hover over the button or focus it. */
export const Playground: Story = {};

/** At once for the keyboard, after 700 ms for a pointer. */
export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: { text: 'Deletes this answer from your account and from every browser in which you are signed in.' },
};

/** Where the column ends, the text does not. */
export const NarrowColumn: Story = {
  ...LongText,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '3rem', overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
};

/** Under one provider: once one has been read, the next does not keep a pointer waiting. */
export const SeveralOfOneProvider: Story = {
  render: () => (
    <TooltipProvider>
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        {[
          { name: 'Copy', picture: Copy },
          { name: 'Rename', picture: Pencil },
          { name: 'Delete', picture: Trash2 },
        ].map(({ name, picture }) => (
          <Tooltip key={name} text={name}>
            <button type="button" className="ck-button" aria-label={name}>
              <Icon of={picture} />
            </button>
          </Tooltip>
        ))}
      </div>
    </TooltipProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Copy', 'Rename', 'Delete']) {
      /* oxlint-disable no-await-in-loop -- the focus goes from one to the next */
      await userEvent.tab();
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent(name);
      /* oxlint-enable no-await-in-loop */
    }
  },
};

/** The second look, `course-kit/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const DocsLookDark: Story = { globals: { look: 'docs', theme: 'dark' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };
