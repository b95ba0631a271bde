import { hasOneOption } from '@course-kit/react/model';
import { issueText, readCourse } from '@course-kit/cli';
import { reviewCourse } from '@course-kit/react/model';
import type { Course } from '@course-kit/react/model';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { tool } from './tool.js';

/** The expected titles, durations and difficulties of the levels and tasks. */
const SPECIFIED = [
  {
    level: [`${tool.name} Fundamentals`, '1-2 weeks', 'Beginner'],
    tasks: [
      ['Environment Setup', '1-2 hours'],
      ['Interface Exploration', '2-3 hours'],
      ['Component Understanding', '3-4 hours'],
      ['First Flow Modification', '4-5 hours'],
      ['Agents & Tools', '4-6 hours'],
    ],
  },
  {
    level: ['Flow Builder', '2-3 weeks', 'Intermediate'],
    tasks: [
      ['Build Your First Flow', 'Week 1'],
      ['Input/Output Type Mastery', 'Week 1'],
      ['Advanced Component Chaining', 'Week 1-2'],
      ['Memory Implementation', 'Week 2'],
      ['Environment Variables Setup', 'Week 2-3'],
    ],
  },
  {
    level: ['Flow Architect', '3-4 weeks', 'Advanced'],
    tasks: [
      ['Multi-Agent Architecture', 'Week 1'],
      ['RAG Pipeline Implementation', 'Week 2-3'],
      ['External Tool Integration', 'Week 2'],
      ['Observability Setup', 'Week 3'],
      ['Webhook Automation', 'Week 3-4'],
    ],
  },
  {
    level: ['Custom Integrator', '4-5 weeks', 'Expert'],
    tasks: [
      ['Custom Component Development', 'Week 1-2'],
      ['Advanced Component Features', 'Week 2'],
      ['Enterprise API Integration', 'Week 2-3'],
      ['Security & Compliance', 'Week 3-4'],
      ['Component Library Creation', 'Week 4-5'],
    ],
  },
  {
    level: [`${tool.name} Engineer`, '6-8 weeks', 'Master'],
    tasks: [
      ['Enterprise Architecture Design', 'Week 1-2'],
      ['CI/CD Pipeline Implementation', 'Week 2-3'],
      ['Template & Standards Creation', 'Week 3-4'],
      ['Team Leadership & Training', 'Week 5-6'],
      ['Consulting & Strategy', 'Week 6-8'],
    ],
  },
];

// Read from its files, because the built data has no sources of statements.
const { course: read, issues } = await readCourse(fileURLToPath(new URL('../course', import.meta.url)));
if (!read) throw new Error(issues.map(issueText).join('\n'));
const course = read;
const tasks = course.levels.flatMap((level) => level.tasks);

/** Hosts that links may lead to: the tool's own, and those of other software that the lessons use. */
const HOSTS = [
  ...Object.values(tool.links).map((link) => new URL(link).hostname.replace(/^www\./, '')),
  'docs.astral.sh',
  'ollama.com',
  // The learner's own server.
  '127.0.0.1',
];

afterAll(() => {
  process.stdout.write(`${summary(course)}\n`);
});

function summary({ levels }: Course): string {
  const questions = levels.reduce((count, level) => count + level.questions.length, 0);
  return `${levels.length} levels, ${tasks.length} tasks, ${questions} questions`;
}

describe('the course', () => {
  test('has the specified levels and tasks', () => {
    const found = course.levels.map(({ title, duration, difficulty, tasks }) => ({
      level: [title, duration, difficulty],
      tasks: tasks.map((task) => [task.title, task.duration]),
    }));
    expect(found).toEqual(SPECIFIED);
  });

  test('has a project in each level, a flow that one of its tasks checks', () => {
    expect(course.levels.map(({ project }) => project)).toEqual([
      { task: 4, flow: 1, title: 'Study Partner' },
      { task: 3, flow: 1, title: 'Review Desk' },
      { task: 5, flow: 1, title: 'Repair Desk' },
      { task: 1, flow: 1, title: 'Bike Shop Desk' },
      { task: 3, flow: 1, title: 'Support Reply' },
    ]);
  });

  test('has at least 20 topics, 4 or more per level', () => {
    const counts = course.levels.map((level) => level.topics.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(20);
  });

  test('describes every level and task, and gives levels colors of their own', () => {
    for (const { description } of [...course.levels, ...tasks, ...course.extraCourses])
      expect(description).toMatch(/\.$/);
    expect(new Set(course.levels.map((level) => level.color)).size).toBe(course.levels.length);
  });

  test('has six extra courses', () => {
    expect(course.extraCourses.map(({ level, title }) => [level, title])).toEqual([
      [101, 'Custom Component Development'],
      [102, 'Mastering Input Schema'],
      [103, 'Document Processing'],
      [104, 'Data Science'],
      [105, 'Data and Analytics Augmentation'],
      [106, 'Sales and Marketing Automation'],
    ]);
  });

  test('has everything that a level must have: counts, links, quizzes, no placeholders', () => {
    expect(
      reviewCourse(course, {
        levels: SPECIFIED.length,
        tasksPerLevel: 5,
        stepsPerTask: [7, 9],
        questionsPerLevel: 5,
        optionsPerQuestion: 4,
        mostLongestAnswers: 3,
        // Four right answers of level 1 are in the same position: the questions of that level are given.
        mostAnswersAtOnePlace: 4,
        hosts: HOSTS,
        leftovers: ['{tool}', 'TODO', 'lorem'],
        documentationOnLevels: [1],
      }),
    ).toEqual([]);
  });

  test('spreads the positions of right answers, except where the specification fixes them', () => {
    const free = { ...course, levels: course.levels.slice(1) };
    expect(reviewCourse(free, { mostAnswersAtOnePlace: 2 })).toEqual([]);
  });

  test('asks five of ten to fifteen questions of each level', () => {
    for (const { questionCount, questions } of course.levels) {
      expect(questionCount).toBe(5);
      expect(questions.length).toBeGreaterThanOrEqual(10);
      expect(questions.length).toBeLessThanOrEqual(15);
    }
  });

  test('has from the second level on two questions of each topic that the first ones have', () => {
    for (const { questions } of course.levels.slice(1)) {
      const topics = questions.slice(0, 5).map(({ topic }) => topic);
      expect(new Set(topics).size).toBe(5);
      expect(topics.map((topic) => questions.filter((each) => each.topic === topic).length)).toEqual([
        2, 2, 2, 2, 2,
      ]);
    }
  });

  test('lists documentation for every task of level 1', () => {
    const [fundamentals] = course.levels;
    expect(fundamentals?.tasks.filter((task) => task.documentation.length === 0)).toEqual([]);
    const first = fundamentals?.questions.slice(0, 5);
    expect(first?.filter(hasOneOption).map((question) => question.correctAnswer)).toEqual([2, 2, 2, 2, 1]);
  });
});

describe.each(tasks)('the lesson $id', (task) => {
  test('says what learners build', () => {
    expect(task.introduction.length).toBeGreaterThan(0);
  });

  test('names the sources of every step', () => {
    const facts = task.steps.flatMap(({ title, facts = [] }) =>
      facts.length === 0 ? [`${title}: none`] : facts.map((fact) => `${title}: ${fact}`),
    );
    expect(facts.filter((fact) => !/: \d\.\d(-\d+)?$/.test(fact))).toEqual([]);
  });

  test('links only to https addresses, and to the flows that the course hands out', () => {
    const links = [...task.resources, ...task.documentation, ...task.links];
    expect(links.filter(({ href }) => !/^(https:\/\/|\/flows\/)/.test(href))).toEqual([]);
  });

  test('links to source and documentation as they are in the release of the course', () => {
    const addresses = [...task.resources, ...task.documentation, ...task.links].map(({ href }) => href);
    const files = addresses.filter((href) =>
      /^https:\/\/github\.com\/langflow-ai\/langflow\/(blob|tree)\//.test(href),
    );
    expect(files.filter((href) => !href.startsWith(tool.source('')))).toEqual([]);
    const pages = addresses.filter(
      (href) => href.startsWith(tool.links.documentation) && href !== tool.links.releaseNotes,
    );
    expect(pages.filter((href) => !href.startsWith(tool.docs('')))).toEqual([]);
  });
});

test('every explanation consists of sentences', () => {
  for (const { explanation } of course.levels.flatMap((level) => level.questions))
    expect(explanation).toMatch(/\.$/);
});
