import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelCertificate, LevelCertificateView } from '@course-kit/react/level-certificate';
import '@course-kit/react/level-certificate.css';
import { expect, fn, waitFor } from 'storybook/test';
import {
  exampleCertificate,
  exampleLevel,
  revokedCertificate,
} from '../components/example-course.fixtures.js';

const ready = { status: 'ready', isMaking: false, problem: null } as const;
const made = { status: 'made', certificate: exampleCertificate } as const;

const meta = {
  title: 'Components/LevelCertificate',
  component: LevelCertificateView,
  subcomponents: { LevelCertificate },
  args: {
    level: exampleLevel(1),
    levels: 3,
    draft: exampleCertificate,
    state: ready,
    suggestedName: 'Maria Sklodowska',
    links: { certificate: '#certificate' },
    onMake: fn(),
    actions: { onDownload: fn(), onDownloadIntent: fn(), onCopyUrl: fn() },
  },
  parameters: { messages: 'levelCertificate' },
} satisfies Meta<typeof LevelCertificateView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The certificate follows what is typed, and is made with that name. */
export const Named: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name on your certificate' });
    await userEvent.clear(field);
    await userEvent.type(field, ' Marie   Curie ');
    await expect(canvas.getByText('Marie Curie')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make my certificate' }));
    await expect(args.onMake).toHaveBeenCalledWith('Marie Curie');
  },
};

/** Who has not had the level's project checked is told while there is still time for it. */
export const ProjectNotChecked: Story = {
  args: { missingProject: { title: 'The Loaf', href: '#task' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The Loaf' })).toHaveAttribute('href', '#task');
  },
};

export const NameMissing: Story = {
  args: { suggestedName: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make my certificate' }));
    const field = canvas.getByRole('textbox', { name: 'Name on your certificate' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(
      'Enter the name to print: at least one letter or number.',
    );
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};

/** The sheet comes with what stands above it, and does not move then. */
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.ck-certificate-paper')).not.toBeVisible();
  },
};

/** The pass is not on the account yet. */
export const Saving: Story = { args: { state: { status: 'saving' } } };

/** Whether there is one could not be read. */
export const Unknown: Story = { args: { state: { status: 'unknown' } } };

export const Making: Story = { args: { state: { ...ready, isMaking: true } } };

export const Made: Story = {
  args: { state: made, url: 'https://bakery.example/certificate/CERT-1763683200000-L1' },
};

/** It no longer counts, and a better score makes another one. */
export const Revoked: Story = {
  args: {
    state: { status: 'made', certificate: revokedCertificate },
    links: { certificate: '#certificate', test: '#test' },
  },
};

/** The last level leads to all certificates, and to no next level. */
export const LastLevelMade: Story = {
  args: {
    level: exampleLevel(3),
    state: { status: 'made', certificate: { ...exampleCertificate, level: 3 } },
    links: { certificate: '#certificate', all: '#certificates' },
  },
};

export const Offline: Story = { args: { state: { ...ready, problem: 'offline' } } };

export const Failed: Story = { args: { state: { ...ready, problem: 'failed' } } };

/** Nobody is signed in where there are accounts. */
export const Visitor: Story = { args: { state: { status: 'signed-out' }, suggestedName: '' } };

/** From a storage that nobody else can check. */
export const SelfRecorded: Story = { args: { isVerified: false } };

export const LongName: Story = {
  args: {
    suggestedName:
      'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano de la Santísima Trinidad',
  },
};

export const RightToLeftName: Story = { args: { suggestedName: 'فاطمة الزهراء بنت محمد' } };

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

export const DarkMade: Story = { ...Made, globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const DocsLookDark: Story = { globals: { look: 'docs', theme: 'dark' } };

export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };
