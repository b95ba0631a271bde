import { defineCourse } from '../model/define-course.js';
import type { openMarkedPage } from './marked-page.fixtures.js';

const questions = ['A?', 'B?', 'C?', 'D?', 'E?', 'F?'].map((question, index) => ({
  question,
  topic: `topic-${index % 3}`,
  options: ['yes', 'no'],
  correctAnswer: 0,
  explanation: 'So.',
}));

/** Two levels of six questions on three topics, of which three are asked. */
export const drawnCourse = defineCourse({
  title: 'Course',
  levels: ['Dough', 'Oven'].map((title) => ({ title, tasks: [], questions, asks: 3 })),
});

/** What a first attempt at the first level asks. */
export const FIRST: readonly string[] = ['q1', 'q2', 'q3'];

/** Has the page's learner pass the first level, before the page begins. */
export async function passFirstLevel({
  marking,
  account,
}: Pick<ReturnType<typeof openMarkedPage>, 'marking' | 'account'>): Promise<void> {
  const attempt = { level: 1, timeSeconds: 9 };
  await marking.mark({ ...attempt, id: 'e'.repeat(32), questions: FIRST, answers: ['a', 'a', 'a'] });
  await account.progress.saveQuizResult({ ...attempt, kind: 'quiz', score: 100, isPassed: true });
}
