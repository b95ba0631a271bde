import { CourseProvider, TaskPage, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { defineCourse, type AuthoredTask } from '@course-kit/react/model';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';

/** As many words as make a step higher than a window's half. */
export const words = Array.from({ length: 120 }, () => 'knead').join(' ');
/** A lesson of these steps. */
export const mixing = (steps: AuthoredTask['steps']) => ({ title: 'Mix', duration: '1 hour', steps });
/** A lesson without steps. */
export const baking = { title: 'Bake', duration: '1 hour', steps: [] };
/** A course of one level with these lessons. */
export const courseOf = (...tasks: AuthoredTask[]) =>
  defineCourse({ title: 'Bread', levels: [{ title: 'Dough', tasks, questions: [] }] });

const steps = ['Weigh', 'Stir', 'Knead', 'Rest'].map((title) => ({
  title,
  instruction: [words, words, words],
}));
/** A course whose first lesson has four long steps. */
const course = courseOf({ ...mixing(steps), minutes: { fewest: 30, most: 50 } }, baking);

/** The first lesson of a course, and what its host adds to it. */
export function lesson(
  storage = createMemoryStorage(),
  resumes = false,
  of = course,
  children: ReactNode = undefined,
) {
  return (
    <CourseProvider course={of} storage={storage} linkFor={defaultLinkFor}>
      <TaskPage level={1} task={1} resumes={resumes}>
        {children}
      </TaskPage>
    </CourseProvider>
  );
}
/** What says where a learner is in it. */
export const bar = () => page.getByRole('navigation', { name: 'Steps of this lesson' });
/** What checks a step. */
export const check = (title: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^I see it ${title}$`) });
