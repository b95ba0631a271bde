import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineCourse } from '../../model/define-course.js';
import { quizFingerprint } from '../../model/quiz-fingerprint.js';
import { compareWithDatabase, differencesFrom, type CourseSettings } from './compare-with-database.js';

const task = { title: 'Mix', duration: '1 hour', steps: [{ title: 'Stir', instruction: ['Stir.'] }] };
const question = (name: string) => ({
  question: name,
  options: ['Salt', 'Yeast'],
  correctAnswer: 1,
  explanation: 'Yeast.',
});
const course = defineCourse({
  title: 'Bread',
  issuer: 'The School',
  passMark: 60,
  levels: [
    {
      title: 'Dough',
      tasks: [task],
      project: { task: 1, flow: 1, title: 'The Loaf' },
      questions: [question('a'), question('b')],
    },
    { title: 'Oven', tasks: [task, { ...task, title: 'Wait' }], questions: [question('c')] },
  ],
});
const settings: CourseSettings = {
  levels: 2,
  tasks_per_level: 5,
  questions_per_level: 2,
  tasks_by_level: [1, 2],
  questions_by_level: [null, 1],
  pass_mark: 60,
  course_name: 'Bread',
  issued_by: null,
  level_titles: ['Dough', 'Oven'],
  level_colors: null,
  project_titles: ['The Loaf', null],
  project_tasks: [1, null],
  project_flows: [1, null],
  quizzes_marked: true,
  quiz_fingerprints: course.levels.map(({ questions }) => quizFingerprint(questions)),
};

describe('a course and the settings of its database', () => {
  it('agree, whether settings are said for each level or for all', () => {
    expect(differencesFrom(settings, course, course.levels)).toEqual([]);
  });

  it.each<[string, Partial<CourseSettings>, string]>([
    ['levels', { levels: 5 }, 'levels: 2 in the course, 5 in the database'],
    ['the pass mark', { pass_mark: 70 }, 'pass mark: 60 in the course, 70 in the database'],
    ['the name', { course_name: 'Cake' }, 'title: Bread in the course, Cake in the database'],
    ['the issuer', { issued_by: 'Me' }, 'issuer: The School in the course, Me in the database'],
    [
      'the title of a level',
      { level_titles: ['Dough', 'Fire'] },
      'title of level 2: Oven in the course, Fire in the database',
    ],
    [
      'the colour of a level',
      { level_colors: [null, '#123456'] },
      `color of level 2: ${course.levels[1]?.color} in the course, #123456 in the database`,
    ],
    [
      'what a project is called',
      { project_titles: ['The Cake', null] },
      'project of level 1: The Loaf (task 1, flow 1) in the course, The Cake (task 1, flow 1) in the database',
    ],
    [
      'where a project is checked',
      { project_flows: [2, null] },
      'project of level 1: The Loaf (task 1, flow 1) in the course, The Loaf (task 1, flow 2) in the database',
    ],
    [
      'projects before the database has any',
      { project_titles: undefined, project_tasks: undefined, project_flows: undefined },
      'project of level 1: The Loaf (task 1, flow 1) in the course, none in the database',
    ],
    ['tasks', { tasks_by_level: null }, 'tasks of level 1: 1 in the course, 5 in the database'],
    ['questions', { questions_by_level: null }, 'questions of level 2: 1 in the course, 2 in the database'],
    ['who marks', { quizzes_marked: false }, 'the database does not mark quizzes'],
    ['missing answers', { quiz_fingerprints: null }, 'quiz of level 1: the database has no answers'],
    [
      'changed questions',
      { quiz_fingerprints: ['0123456789abcdef', settings.quiz_fingerprints?.[1] ?? ''] },
      'quiz of level 1: the database has answers of other questions',
    ],
  ])('disagree about %s, and say so', (_, changed, sentence) => {
    expect(differencesFrom({ ...settings, ...changed }, course, course.levels)).toContain(sentence);
  });
});

describe('a database', () => {
  const server = setupServer();
  beforeAll(() => server.listen());
  afterAll(() => server.close());
  const address = 'https://project.example/rest/v1/course_settings';
  const ask = () =>
    compareWithDatabase({ url: 'https://project.example', key: 'publishable' }, course, course.levels);

  it('is asked for its settings, as anybody may', async () => {
    server.use(
      http.get(address, ({ request }) =>
        request.headers.get('apikey') === 'publishable'
          ? HttpResponse.json([{ ...settings, levels: 3 }])
          : new HttpResponse(null, { status: 401 }),
      ),
    );
    expect(await ask()).toEqual(['levels: 2 in the course, 3 in the database']);
  });

  it('that cannot be read is no agreement', async () => {
    server.use(http.get(address, () => new HttpResponse(null, { status: 503 })));
    await expect(ask()).rejects.toThrow('HTTP 503');
  });
});
