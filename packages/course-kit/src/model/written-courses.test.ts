import { describe, expect, it } from 'vitest';
import guide from '../../docs/writing-a-course.md?raw';
import readme from '../../README.md?raw';
import { CourseContentError } from './content-checker.js';
import { defineCourse } from './define-course.js';
import { flowMaker } from '@course-kit/flow/model';
import { type AuthoredCourse } from './authored-course.js';

const courseIn = (page: string): unknown =>
  JSON.parse(/```json\n(?<course>.+?)```/s.exec(page)?.[1] ?? 'null');

describe('courses that people copy', () => {
  it.each([
    ['the guide', guide],
    ['the README', readme],
  ])('from %s are sound', (_, page) => {
    expect(defineCourse(courseIn(page) as AuthoredCourse, [flowMaker]).title).toBe('Baking Bread');
  });

  it('are refused with the words of the guide where something is wrong with them', () => {
    const question = { question: '?', options: ['a', 'b'], correctAnswer: 2, explanation: 'x' };
    const task = { title: 'T', duration: '', steps: [] };
    const tasks = [task, { ...task, introducton: ['x'] }];
    const levels = [
      { title: 'L', tasks, questions: [question] },
      { title: 'M', tasks: [], questions: [], objectives: 'Bake a loaf' },
    ];
    expect(() => defineCourse({ title: 'C', levels } as unknown as AuthoredCourse)).toThrow(
      CourseContentError,
    );
    const words = /```text\n(?<words>.+?)\n```/s.exec(guide)?.[1] ?? 'none';
    expect(() => defineCourse({ title: 'C', levels } as unknown as AuthoredCourse)).toThrow(words);
  });
});
