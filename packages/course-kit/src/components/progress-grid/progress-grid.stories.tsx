import type { Meta, StoryObj } from '@storybook/react-vite';
import { courseState } from '@course-kit/react/model';
import { expect, fn } from 'storybook/test';
import { begunRecord, exampleCourse, passedRecord } from '../example-course.fixtures.js';
import { ProgressGrid } from './progress-grid.js';
import { ProgressGridView } from './progress-grid.view.js';

const meta = {
  title: 'Components/ProgressGrid',
  component: ProgressGridView,
  subcomponents: { ProgressGrid },
  args: {
    course: exampleCourse,
    levels: courseState(exampleCourse, []),
    isLoading: false,
    hrefOf: (level) => `#level-${level}`,
    actions: { onDownload: fn(), onDownloadIntent: fn(), onCopyUrl: fn() },
  },
} satisfies Meta<typeof ProgressGridView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NewLearner: Story = {};

export const InProgress: Story = {
  args: { levels: courseState(exampleCourse, [passedRecord(1), begunRecord(2)]) },
};

/** Several clicks in a row save one file. */
export const ClickedTwice: Story = {
  args: { ...InProgress.args, actions: { onDownload: fn() } },
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getAllByRole('button', { name: /^Download PDF/ })[0] as HTMLElement);
    await expect(args.actions.onDownload).toHaveBeenCalledOnce();
  },
};

export const AllPassed: Story = {
  args: { levels: courseState(exampleCourse, [passedRecord(1), passedRecord(2, 100), passedRecord(3)]) },
};

export const Loading: Story = { args: { isLoading: true, levels: [] } };

export const MakingAPdf: Story = { args: { ...InProgress.args, busyLevel: 1 } };

/** Certificates that stay in the browser have no address to copy. */
export const WithoutCertificateUrls: Story = {
  args: { ...InProgress.args, actions: { onDownload: fn() } },
};

export const NarrowColumn: Story = {
  ...InProgress,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...InProgress, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...InProgress, globals: { direction: 'rtl' } };

/** No row of courses that come soon. */
export const WithoutExtraCourses: Story = { args: { course: { ...exampleCourse, extraCourses: [] } } };

export const LongWords: Story = {
  ...NarrowColumn,
  args: {
    ...InProgress.args,
    course: {
      ...exampleCourse,
      levels: exampleCourse.levels.map((level) => ({
        ...level,
        title: 'Donaudampfschifffahrtsgesellschaftsbackstubenverordnung',
      })),
    },
  },
};

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...InProgress, globals: { look: 'docs' } };

export const DocsLookDark: Story = { ...InProgress, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { ...InProgress, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  ...InProgress,
  globals: { preference: 'forced-colors' },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  ...InProgress,
  globals: { preference: 'reduced-motion' },
};
