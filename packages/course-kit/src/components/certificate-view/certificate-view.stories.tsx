import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exampleCertificate } from '../example-course.fixtures.js';
import { CertificateViewView } from './certificate-view.view.js';

const found = (userName: string) =>
  ({ status: 'found', certificate: { ...exampleCertificate, userName } }) as const;

const meta = {
  title: 'Components/CertificateView',
  component: CertificateViewView,
  args: {
    lookup: { status: 'found', certificate: exampleCertificate },
    isVerified: true,
    homeHref: '#home',
    onDownload: fn(),
    onDownloadIntent: fn(),
  },
} satisfies Meta<typeof CertificateViewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};

export const Loading: Story = { args: { lookup: { status: 'loading' } } };

export const NotFound: Story = { args: { lookup: { status: 'not-found' } } };

/** From a storage that nobody else can check. */
export const SelfRecorded: Story = { args: { isVerified: false } };

export const VisitorsInvitation: Story = { args: { invitationHref: '#sign-up' } };

export const MakingThePdf: Story = { args: { isDownloading: true } };

export const VeryLongName: Story = {
  args: {
    lookup: found(
      'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano de la Santísima Trinidad Ruiz y Picasso',
    ),
  },
};

export const OneWordName: Story = {
  args: { lookup: found('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren') },
};

export const RightToLeftName: Story = { args: { lookup: found('فاطمة الزهراء بنت محمد') } };

export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = {
  args: { isVerified: false, invitationHref: '#sign-up' },
  globals: { theme: 'dark' },
};

export const DarkNotFound: Story = { ...NotFound, globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
