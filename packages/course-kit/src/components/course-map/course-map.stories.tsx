import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseMapView } from 'course-kit';
import { courseState } from 'course-kit/model';
import { begunRecord, exampleCourse, passedRecord } from '../example-course.fixtures.js';

const at = (...records: Parameters<typeof courseState>[1]) => courseState(exampleCourse, records);

const meta = {
  title: 'Components/CourseMap',
  component: CourseMapView,
  args: {
    course: exampleCourse,
    levels: at(passedRecord(1), begunRecord(2)),
    hrefOf: (level) => `#${level}`,
  },
} satisfies Meta<typeof CourseMapView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Newcomer: Story = { args: { levels: at() } };

export const AllPassed: Story = {
  args: { levels: at(...exampleCourse.levels.map(({ level }) => passedRecord(level))) },
};

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

/** More stations than fit in a row, and names longer than a station. */
export const LongWords: Story = {
  args: {
    course: {
      ...exampleCourse,
      levels: exampleCourse.levels.map((level) => ({
        ...level,
        title: 'Donaudampfschifffahrtsgesellschaftsbackstubenverordnung',
      })),
    },
  },
};

/** The second look, `course-kit/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const DocsLookDark: Story = { globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };

export const ReducedMotion: Story = { tags: ['!autodocs'], globals: { preference: 'reduced-motion' } };
