import { expect, it } from 'vitest';
import { defineCourse } from './define-course.js';

it('a question of a test may say which step teaches its answer, where there is one', () => {
  const courseWith = (task: number, step: number) =>
    defineCourse({
      title: 'Bread',
      levels: [
        {
          title: 'Dough',
          tasks: [{ title: 'Mix', duration: '1 hour', steps: [{ title: 'Stir', instruction: ['Slowly.'] }] }],
          questions: [
            {
              question: 'How?',
              options: ['Slowly', 'Fast'],
              correctAnswer: 0,
              explanation: 'So.',
              taughtIn: { task, step },
            },
          ],
        },
      ],
    });
  const course = courseWith(1, 1);
  expect(course.levels[0]?.questions[0]?.taughtIn).toEqual({ task: 1, step: 1 });
  expect(defineCourse(course)).toEqual(course);
  const at = /levels\[0\]\.questions\[0\]\.taughtIn/;
  for (const [task, step] of [
    [2, 1],
    [1, 2],
    [0, 1],
  ] as const)
    expect(() => courseWith(task, step)).toThrow(at);
});
