import type { Meta, StoryObj } from '@storybook/react-vite';
import { CredentialCheck } from '@course-kit/credentials';
import '@course-kit/credentials/styles.css';
import { http, HttpResponse } from 'msw';
import { userEvent, within } from 'storybook/test';
import { exampleCourse } from '../../course-kit/src/components/example-course.fixtures.js';
import { EXAMPLE_SIGNER, exampleSigner } from './example-signer.fixtures.js';
import { fakeSigner } from './fake-signer.fixtures.js';

const signer = exampleSigner();

const meta = {
  title: 'Components/CredentialCheck',
  component: CredentialCheck,
  args: { signer: EXAMPLE_SIGNER },
  parameters: {
    course: exampleCourse,
    msw: fakeSigner(signer),
    // Each story has a signer of its own, and so needs a page of its own.
    docs: { story: { inline: false, iframeHeight: 640, autoplay: true } },
  },
} satisfies Meta<typeof CredentialCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hands a badge in and waits for what is said of it. */
const handIn =
  (words: RegExp, change = (credential: string) => credential): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^(Choose a badge|Badge auswählen)/u });
    const place = canvasElement.querySelector<HTMLElement>('input[type=file]');
    if (!place) throw new Error('no place for a badge');
    const badge = new File([change((await signer).credential)], 'badge.json', { type: 'application/json' });
    await userEvent.upload(place, badge);
    await canvas.findByText(words);
  };
const verified = handIn(/^Verified:/u);

export const Playground: Story = {};

/** Anybody's badge of this site, with the way to its certificate. */
export const Verified: Story = { play: verified };

export const Tampered: Story = {
  play: handIn(/^Changed/u, (credential) => credential.replace('Ana', 'Eve')),
};

/** It says more than the signature covers. */
export const NotUnderstood: Story = {
  play: handIn(/^Not a certificate of this site/u, (credential) =>
    credential.replace('{', '{"honours":"all",'),
  ),
};

export const UnknownIssuer: Story = {
  args: { issuer: { id: 'did:web:learn.example.org', keys: [] } },
  play: handIn(/^Not issued here/u),
};

const revoked = {
  revokedAt: '2026-01-15T12:00:00Z',
  reason: 'Issued to the wrong person.',
};

export const Revoked: Story = {
  parameters: {
    msw: [
      http.get(`${EXAMPLE_SIGNER}/revocations/*`, () => HttpResponse.json(revoked)),
      ...fakeSigner(signer),
    ],
  },
  play: handIn(/^Revoked on/u),
};

/** Verified, but nobody says whether it was revoked. */
export const Offline: Story = {
  parameters: {
    msw: [http.get(`${EXAMPLE_SIGNER}/revocations/*`, () => HttpResponse.error()), ...fakeSigner(signer)],
  },
  play: handIn(/could not be asked/u),
};

/** There never was a connection to learn the site's keys. */
export const KeysNotLoaded: Story = {
  parameters: { msw: [http.get(`${EXAMPLE_SIGNER}/*`, () => HttpResponse.error())] },
  play: handIn(/keys of this site could not be loaded/u),
};

export const NoBadge: Story = { play: handIn(/no signed certificate in badge\.json/u, () => 'words') };

export const NarrowColumn: Story = {
  play: verified,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { play: verified, globals: { theme: 'dark' } };

export const RightToLeft: Story = { play: verified, globals: { direction: 'rtl' } };

export const German: Story = { play: handIn(/^Geprüft:/u), globals: { locale: 'de' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { play: verified, globals: { look: 'docs' } };

export const DocsLookDark: Story = { play: verified, globals: { look: 'docs', theme: 'dark' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  play: verified,
  globals: { preference: 'forced-colors' },
};
