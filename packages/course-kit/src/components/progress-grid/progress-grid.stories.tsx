import type { Meta, StoryObj } from '@storybook/react-vite';
import { courseState } from 'course-kit/model';
import { fn } from 'storybook/test';
import { begunRecord, exampleCourse, passedRecord } from '../example-course.fixtures.js';
import { ProgressGridView } from './progress-grid.view.js';

const meta = {
  title: 'Components/ProgressGrid',
  component: ProgressGridView,
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

export const NewLearner: Story = {};

export const InProgress: Story = {
  args: { levels: courseState(exampleCourse, [passedRecord(1), begunRecord(2)]) },
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
