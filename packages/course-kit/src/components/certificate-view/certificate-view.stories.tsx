import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleCertificate, revokedCertificate } from '../example-course.fixtures.js';
import { CertificatePageView } from './certificate-page.view.js';
import { CertificateView } from './certificate-view.js';

const found = (userName: string) =>
  ({ status: 'found', certificate: { ...exampleCertificate, userName } }) as const;

/** What a certificate has that others can look up. */
const verified = { url: 'https://bakery.example/certificate/CERT-1763683200000-L1', onCopyUrl: fn() };

const meta = {
  title: 'Components/CertificateView',
  component: CertificatePageView,
  subcomponents: { CertificateView },
  args: {
    lookup: { status: 'found', certificate: exampleCertificate },
    isVerified: true,
    homeHref: '#home',
    onDownload: fn(),
    onDownloadIntent: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof CertificatePageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: verified };

/** For its owner, and for whoever else is signed in. */
export const Found: Story = { args: verified };

const builtLoaf = { ...exampleCertificate, project: 'The Loaf' };

/** The level's project had passed its check. Only the learner's browser has seen that, and the words say so. */
export const WithProject: Story = {
  args: { ...verified, lookup: { status: 'found', certificate: builtLoaf } },
  play: async ({ canvas }) => {
    const built = await canvas.findByText("Built and checked in the learner's browser: The Loaf");
    await waitFor(() => expect(built).toBeVisible());
  },
};

/** What LinkedIn's form asks for, each field to be copied by hand. */
export const ProfileFields: Story = {
  args: verified,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('LinkedIn left its form empty? Copy the fields from here'));
    await expect(canvas.getByRole('button', { name: 'Copy: Credential URL' })).toBeVisible();
  },
};

export const Loading: Story = { args: { lookup: { status: 'loading' } } };

export const NotFound: Story = { args: { lookup: { status: 'not-found' } } };

/** It no longer counts: since when and why, and nothing that passes it on. */
export const Revoked: Story = {
  args: {
    ...verified,
    lookup: { status: 'found', certificate: revokedCertificate },
    testHref: '#test',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Issued to the wrong person\./u)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Its holder may make another, as after a misspelled name. */
export const RevokedAndReplaceable: Story = {
  args: {
    ...verified,
    lookup: {
      status: 'found',
      certificate: {
        ...revokedCertificate,
        revocation: {
          revokedAt: '2026-01-15T12:00:00Z',
          reason: 'The name was misspelled.',
          isReplaceable: true,
        },
      },
    },
    listHref: '#certificates',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Make a new certificate' })).toBeVisible();
  },
};

export const DarkRevoked: Story = { ...Revoked, globals: { theme: 'dark' } };

/** From a storage that nobody else can check. */
export const SelfRecorded: Story = { args: { isVerified: false } };

/** Who has no account has no profile to add to either. */
export const VisitorsInvitation: Story = { args: { ...verified, invitationHref: '#sign-up' } };

export const MakingThePdf: Story = { args: { ...verified, isDownloading: true } };

export const VeryLongName: Story = {
  args: {
    ...verified,
    lookup: found(
      'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano de la Santísima Trinidad Ruiz y Picasso',
    ),
  },
};

export const OneWordName: Story = {
  args: { ...verified, lookup: found('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren') },
};

export const RightToLeftName: Story = { args: { ...verified, lookup: found('فاطمة الزهراء بنت محمد') } };

const Narrow: Decorator = (Story) => (
  <div style={{ inlineSize: '20rem' }}>
    <Story />
  </div>
);

export const NarrowColumn: Story = { args: verified, decorators: [Narrow] };

export const NarrowWithProject: Story = { ...WithProject, decorators: [Narrow] };

export const NarrowProfileFields: Story = { ...ProfileFields, decorators: [Narrow] };

export const Dark: Story = { ...ProfileFields, globals: { theme: 'dark' } };

export const DarkSelfRecorded: Story = {
  args: { isVerified: false, invitationHref: '#sign-up' },
  globals: { theme: 'dark' },
};

export const DarkNotFound: Story = { ...NotFound, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...ProfileFields, globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { args: verified, globals: { look: 'docs' } };

export const DocsLookDark: Story = { args: verified, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { args: verified, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  args: verified,
  globals: { preference: 'forced-colors' },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  args: verified,
  globals: { preference: 'reduced-motion' },
};
