import { describe, expect, it } from 'vitest';
import { reviewCourse, type CourseExpectations } from './course-review.js';
import { defineCourse } from '../model/define-course.js';
import type { OneOptionQuestion } from '../model/question-kinds/one-option.js';
import { type AuthoredCourse, type AuthoredQuestion, type AuthoredTask } from '../model/authored-course.js';

const question = (number: number, changes: Partial<OneOptionQuestion> = {}): AuthoredQuestion => ({
  question: `What is ${number}?`,
  options: ['one', 'two', 'six', 'ten'],
  correctAnswer: number % 4,
  explanation: 'Because it is.',
  ...changes,
});

const task = (title: string, changes: Partial<AuthoredTask> = {}): AuthoredTask => ({
  title,
  duration: '1 hour',
  steps: [
    { title: 'One', instruction: ['Read [the page](https://www.example.com/page).'] },
    { title: 'Two', instruction: ['Do it.'] },
  ],
  ...changes,
});

const sound: AuthoredCourse = {
  title: 'Sound',
  levels: [1, 2].map((level) => ({
    title: `Level ${level}`,
    tasks: [task('First'), task('Second')],
    questions: [question(0), question(1), question(2)],
  })),
};

const expectations: CourseExpectations = {
  levels: 2,
  tasksPerLevel: 2,
  stepsPerTask: [2, 3],
  questionsPerLevel: 3,
  optionsPerQuestion: 4,
  mostLongestAnswers: 1,
  mostAnswersAtOnePlace: 2,
  hosts: ['example.com'],
  leftovers: ['{tool}'],
  documentationOnLevels: [1],
};

/** Paths of the issues of the sound course with its second level changed. */
function issuesWith(changes: Partial<AuthoredCourse['levels'][number]>): string[] {
  const [first, second] = sound.levels;
  if (!first || !second) return [];
  const course = defineCourse({ ...sound, levels: [first, { ...second, ...changes }] });
  return reviewCourse(course, expectations).map(({ path }) => path);
}

const page = (href: string) => ({ title: 'Page', href });
const longest = { options: ['a', 'b', 'c', 'the longest'], correctAnswer: 3 };

describe('reviewing a course', () => {
  it('finds nothing in a valid one', () => {
    expect(reviewCourse(defineCourse(sound), expectations)).toEqual([]);
  });

  it('checks only the given expectations', () => {
    expect(reviewCourse(defineCourse(sound), {})).toEqual([]);
  });

  it('finds a missing level', () => {
    const course = defineCourse({ ...sound, levels: sound.levels.slice(1) });
    expect(reviewCourse(course, expectations).map(({ path }) => path)).toEqual(['levels']);
  });

  it.each([
    ['a task too few', { tasks: [task('First')] }, 'levels[1].tasks'],
    [
      'a task with too few steps',
      { tasks: [task('First', { steps: [] }), task('Second')] },
      'levels[1].tasks[0].steps',
    ],
    ['two tasks of one name', { tasks: [task('First'), task('First')] }, 'levels[1].tasks'],
    ['a question too many', { questions: [0, 1, 2, 3].map((n) => question(n)) }, 'levels[1].questions'],
    [
      'a pattern in what a first attempt asks of a pool',
      { questions: [0, 1, 2, 3, 4].map((n) => question(n, n < 3 ? { correctAnswer: 1 } : {})), asks: 3 },
      'levels[1].questions',
    ],
    ['a question twice', { questions: [question(0), question(1), question(1)] }, 'levels[1].questions'],
    [
      'an option too few',
      { questions: [question(0, { options: ['yes', 'nope'] }), question(1), question(2)] },
      'levels[1].questions[0].options',
    ],
    [
      'right options that are the longest',
      { questions: [question(0, longest), question(1, longest), question(2)] },
      'levels[1].questions',
    ],
    [
      'right options at the same place',
      { questions: [0, 1, 2].map((n) => question(n, { correctAnswer: 1 })) },
      'levels[1].questions',
    ],
    [
      'a link to a place nobody knows',
      { tasks: [task('First', { links: [page('https://elsewhere.example/')] }), task('Second')] },
      'levels[1].tasks[0].links[0].href',
    ],
    [
      'such a link in a step',
      {
        tasks: [
          task('First'),
          task('Second', {
            steps: [
              {
                title: 'One',
                instruction: [[{ kind: 'link', href: 'https://elsewhere.example/', content: ['this'] }]],
              },
              { title: 'Two', instruction: ['Go.'] },
            ],
          }),
        ],
      },
      'levels[1].tasks[1].steps[0]',
    ],
    [
      'a documentation list where there should be none',
      { tasks: [task('First', { documentation: [page('https://example.com/')] }), task('Second')] },
      'levels[1].tasks[0].documentation',
    ],
    ['a placeholder that is left over', { description: 'Learn {tool}' }, 'levels[1].description'],
  ])('finds %s and says where', (_, changes, path) => {
    expect(issuesWith(changes)).toEqual([path]);
  });

  it('finds a missing explanation', () => {
    const course = defineCourse(sound);
    const [first] = course.levels;
    const broken = {
      ...course,
      levels: [{ ...first!, questions: first!.questions.map((one) => ({ ...one, explanation: ' ' })) }],
    };
    expect(reviewCourse(broken, {}).map(({ path }) => path)).toContain('levels[0].questions[0].explanation');
  });

  it('finds two tasks with one id', () => {
    const course = defineCourse(sound);
    const [first] = course.levels;
    const broken = {
      ...course,
      levels: [{ ...first!, tasks: first!.tasks.map((one) => ({ ...one, id: 'task-1-1' })) }],
    };
    expect(reviewCourse(broken, {}).map(({ path }) => path)).toContain('levels[0].tasks');
  });
});
