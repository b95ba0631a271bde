import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { CertificateCredential } from '@course-kit/credentials';
import '@course-kit/credentials/styles.css';
import { delay, http, HttpResponse } from 'msw';
import { within } from 'storybook/test';
import { exampleCourse } from '../../course-kit/src/components/example-course.fixtures.js';
import { exampleFacts } from './certificate-credential.fixtures.js';
import { EXAMPLE_SIGNER, exampleSigner, signedCertificate } from './example-signer.fixtures.js';
import { fakeSigner } from './fake-signer.fixtures.js';

const meta = {
  title: 'Components/CertificateCredential',
  component: CertificateCredential,
  args: { certificate: signedCertificate, signer: EXAMPLE_SIGNER },
  parameters: {
    course: exampleCourse,
    msw: fakeSigner(exampleSigner()),
    // Each story has a signer of its own, and so needs a page of its own.
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof CertificateCredential>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for what the check has found. */
const until =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(words);
  };
const verified = until(/^(Verified|Geprüft):/u);

export const Playground: Story = { play: verified };

const revoked = exampleSigner({
  revocation: () => ({ revokedAt: '2026-01-15T12:00:00Z', reason: 'Issued to the wrong person.' }),
});

/** Since when and why; there is nothing to download any more. */
export const Revoked: Story = { parameters: { msw: fakeSigner(revoked) }, play: until(/^Revoked on/u) };

/** What is shown is not what was signed: somebody changed the name. */
export const Tampered: Story = {
  parameters: { msw: fakeSigner(exampleSigner(), (credential) => credential.replace('Ana', 'Eve')) },
  play: until(/^Changed/u),
};

/** Genuine, but for another score than the page shows. */
export const Differs: Story = {
  args: { certificate: { ...signedCertificate, score: 100 } },
  play: until(/says something else/u),
};

/** Signed with a key that the site does not have, or no longer has. */
export const UnknownIssuer: Story = {
  args: { issuer: { id: 'did:web:learn.example.org', keys: [] } },
  play: until(/^Not issued here/u),
};

/** Verified, but nobody says whether it was revoked. */
export const Offline: Story = {
  parameters: {
    msw: [
      http.get(`${EXAMPLE_SIGNER}/revocations/*`, () => HttpResponse.error()),
      ...fakeSigner(exampleSigner()),
    ],
  },
  play: until(/could not be asked/u),
};

export const Loading: Story = {
  parameters: { msw: [http.get(`${EXAMPLE_SIGNER}/*`, () => delay('infinite'))] },
};

/** Nothing at all: none is issued for this certificate, or the signer cannot be asked. */
export const NotSigned: Story = { args: { certificate: { ...signedCertificate, id: 'CERT-1-L1' } } };

const long = {
  ...exampleFacts,
  userName:
    'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano de la Santísima Trinidad Ruiz y Picasso',
};

export const VeryLongName: Story = {
  args: { certificate: { ...signedCertificate, userName: long.userName } },
  parameters: { msw: fakeSigner(exampleSigner({ facts: long })) },
  play: verified,
};

const arabic = { ...exampleFacts, userName: 'فاطمة الزهراء بنت محمد', levelTitle: 'العجين' };

export const RightToLeftName: Story = {
  args: { certificate: { ...signedCertificate, userName: arabic.userName } },
  parameters: { msw: fakeSigner(exampleSigner({ facts: arabic })) },
  play: verified,
};

/** As certificates were signed before flows were checked, and as they are for levels that ask for none. */
export const NoEvidence: Story = {
  parameters: { msw: fakeSigner(exampleSigner({ facts: { ...exampleFacts, checkedFlows: [] } })) },
  play: verified,
};

const Narrow: Decorator = (Story) => (
  <div style={{ inlineSize: '20rem' }}>
    <Story />
  </div>
);

export const NarrowColumn: Story = { play: verified, decorators: [Narrow] };

export const Dark: Story = { play: verified, globals: { theme: 'dark' } };

export const DarkRevoked: Story = { ...Revoked, globals: { theme: 'dark' } };

export const RightToLeft: Story = { play: verified, globals: { direction: 'rtl' } };

export const German: Story = { play: verified, globals: { locale: 'de' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { play: verified, globals: { look: 'docs' } };

export const DocsLookDark: Story = { play: verified, globals: { look: 'docs', theme: 'dark' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  play: verified,
  globals: { preference: 'forced-colors' },
};
