import { CourseProvider, TaskPage, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { defineCourse } from '@course-kit/react/model';
import { page } from 'vitest/browser';

/** As many words as make a step higher than a window's half. */
export const words = Array.from({ length: 120 }, () => 'knead').join(' ');
/** A course whose first lesson has four long steps. */
export const course = defineCourse({
  title: 'Bread',
  levels: [
    {
      title: 'Dough',
      tasks: [
        {
          title: 'Mix',
          duration: '1 hour',
          minutes: { fewest: 30, most: 50 },
          steps: ['Weigh', 'Stir', 'Knead', 'Rest'].map((title) => ({
            title,
            instruction: [words, words, words],
          })),
        },
        { title: 'Bake', duration: '1 hour', steps: [] },
      ],
      questions: [],
    },
  ],
});

/** Its first lesson. */
export function lesson(storage = createMemoryStorage(), resumes = false) {
  return (
    <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor}>
      <TaskPage level={1} task={1} resumes={resumes} />
    </CourseProvider>
  );
}
/** What says where a learner is in it. */
export const bar = () => page.getByRole('navigation', { name: 'Steps of this lesson' });
/** What checks a step. */
export const check = (title: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^I see it ${title}$`) });
