import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { coverage, referenceCoverage, REQUIRED } from './coverage.js';
import { referenceOf } from './reference/declarations.js';
import { ReferenceTable } from './pages/reference-table.js';

/** Which components these pages show, and in which of the states that each must have. */
const meta = {
  title: 'Guide/Coverage',
  tags: ['!autodocs'],
  render: () => (
    <main>
      <ReferenceTable
        caption="Components of the package"
        columns={['Component', 'Stories', 'Guide', ...REQUIRED]}
        rows={coverage().map(({ component, storyCount, hasGuide, required }) => [
          <code key="name">{component}</code>,
          storyCount,
          hasGuide ? 'there' : 'missing',
          ...REQUIRED.map((name) => required[name] ?? 'missing'),
        ])}
      />
    </main>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A component that is exported without its page, or that loses one of its states, fails here. */
export const Components: Story = {
  play: async ({ canvas }) => {
    await expect(coverage().length).toBeGreaterThan(10);
    await expect(canvas.queryAllByRole('cell', { name: 'missing' })).toEqual([]);
  },
};

/** So does a hook, a function or a constant of the model that is exported without a page, a signature or words. */
export const HooksAndModel: Story = {
  render: () => (
    <main>
      <ReferenceTable
        caption="Hooks and the model"
        columns={['Name', 'Page', 'What it is']}
        rows={referenceCoverage().map(({ name, hasPage }) => [
          <code key="name">{name}</code>,
          hasPage ? 'there' : 'missing',
          hasPage ? referenceOf(name).words : '',
        ])}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(referenceCoverage().length).toBeGreaterThan(50);
    await expect(canvas.queryAllByRole('cell', { name: 'missing' })).toEqual([]);
  },
};
