import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CertificateList,
  CertificateListView,
  type CertificateRow,
} from '@course-kit/react/level-certificate';
import '@course-kit/react/level-certificate.css';
import { expect, fn } from 'storybook/test';
import {
  exampleCertificate,
  exampleLevel,
  revokedCertificate,
} from '../components/example-course.fixtures.js';

const open = { status: 'open' } as const;
const ready = { status: 'ready', isMaking: false, problem: null } as const;
const locked = (level: number): CertificateRow => ({
  level: exampleLevel(level),
  access: { status: 'locked', requiredLevel: level - 1 },
  score: null,
  state: { status: 'not-passed', isMarking: false },
});
const begun = (level: number): CertificateRow => ({ ...locked(level), access: open });
const passed = (level: number, state: CertificateRow['state'] = ready): CertificateRow => ({
  level: exampleLevel(level),
  access: open,
  score: 75,
  state,
});
const made = (level: number) =>
  passed(level, { status: 'made', certificate: { ...exampleCertificate, level, id: `CERT-1-L${level}` } });

const meta = {
  title: 'Components/CertificateList',
  component: CertificateListView,
  subcomponents: { CertificateList },
  args: {
    rows: [made(1), passed(2), begun(3)],
    draft: exampleCertificate,
    suggestedName: 'Maria Sklodowska',
    hrefOf: ({ id }) => `#${id}`,
    testHrefOf: (level) => `#test-${level}`,
    onMake: fn(),
    actions: { onDownload: fn(), onDownloadIntent: fn(), onCopyUrl: fn() },
  },
  parameters: { messages: 'levelCertificate' },
} satisfies Meta<typeof CertificateListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The way to the first certificate. */
export const NoneYet: Story = { args: { rows: [begun(1), locked(2), locked(3)] } };

export const AllMade: Story = { args: { rows: [made(1), made(2), made(3)] } };

/** The name is asked for before the first certificate only. */
export const FirstOne: Story = {
  args: { rows: [passed(1), begun(2), locked(3)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make my certificate Level 1: First loaves' }));
    await expect(canvas.getByRole('textbox', { name: 'Name on your certificate' })).toHaveValue(
      'Maria Sklodowska',
    );
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};

export const AnotherOne: Story = {
  args: { isNameConfirmed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Make my certificate/ }));
    await expect(args.onMake).toHaveBeenCalledWith(2, 'Maria Sklodowska');
  },
};

/** Answers are handed in without a connection, and marked later. */
export const NotMarkedYet: Story = {
  args: { rows: [{ ...begun(1), state: { status: 'not-passed', isMarking: true } }, locked(2), locked(3)] },
};

export const SavingAndLoading: Story = {
  args: { rows: [passed(1, { status: 'loading' }), passed(2, { status: 'saving' }), begun(3)] },
};

export const Visitor: Story = {
  args: { rows: [passed(1, { status: 'signed-out' }), locked(2), locked(3)], accountHref: '#sign-up' },
};

/** What no longer counts is not passed on. */
export const Revoked: Story = {
  args: {
    rows: [passed(1, { status: 'made', certificate: revokedCertificate }), passed(2), begun(3)],
    earlier: [{ ...revokedCertificate, id: 'CERT-1-L1', score: 60 }],
  },
};

/** A better result has a certificate of its own; the earlier one stays valid. */
export const Earlier: Story = { args: { earlier: [{ ...exampleCertificate, score: 60 }] } };

export const NotLoaded: Story = { args: { rows: [passed(1), begun(2), locked(3)], hasFailed: true } };

export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const DocsLookDark: Story = { globals: { look: 'docs', theme: 'dark' } };

export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };
