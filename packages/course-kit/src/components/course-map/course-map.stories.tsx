import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseMap, CourseMapView } from '@course-kit/react';
import { courseState } from '@course-kit/react/model';
import { begunRecord, exampleCourse, exampleLevel, passedRecord } from '../example-course.fixtures.js';

const at = (...records: Parameters<typeof courseState>[1]) => courseState(exampleCourse, records);

const meta = {
  title: 'Components/CourseMap',
  component: CourseMapView,
  subcomponents: { CourseMap },
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

/** What is not known to be open is shown as locked, until progress has been read. */
export const Loading: Story = { args: { levels: [] } };

/** Beside cards that are links already. */
export const WithoutLinks: Story = {
  render: ({ course, levels }) => <CourseMapView course={course} levels={levels} />,
};

export const OneLevel: Story = {
  args: { course: { ...exampleCourse, levels: exampleCourse.levels.slice(0, 1) } },
};

/** Seven levels, of which one has twelve tasks and one has none yet. */
export const ManyLevelsAndTasks: Story = {
  args: {
    course: {
      ...exampleCourse,
      levels: Array.from({ length: 7 }, (_, index) => ({
        ...exampleLevel((index % 3) + 1),
        level: index + 1,
        tasks: Array.from({ length: [1, 6, 0][index % 3] ?? 0 }).flatMap((_, pair) =>
          exampleLevel(1).tasks.map((task) => ({ ...task, id: `${task.id}-${pair}` })),
        ),
      })),
    },
  },
};

/** One letter each. */
export const ShortestNames: Story = {
  args: {
    course: { ...exampleCourse, levels: exampleCourse.levels.map((level) => ({ ...level, title: 'A' })) },
  },
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

export const DarkNewcomer: Story = { ...Newcomer, globals: { theme: 'dark' } };

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

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { globals: { look: 'docs' } };

export const DocsLookDark: Story = { globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { globals: { locale: 'pseudo' } };

export const ForcedColours: Story = { tags: ['!autodocs'], globals: { preference: 'forced-colors' } };

export const ReducedMotion: Story = { tags: ['!autodocs'], globals: { preference: 'reduced-motion' } };
