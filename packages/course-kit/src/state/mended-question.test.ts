import { expect, test } from 'vitest';
import { createMemoryMarking } from '../adapters/memory-marking.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import type { Level } from '../model/course.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { HandIn } from '../ports/marking-port.js';
import { inBrowser, openStore } from '../testing/open-store.js';
import { takenQuiz } from '../testing/taken-quiz.fixtures.js';

const question = { question: 'Wich one?', options: ['this', 'that'], correctAnswer: 1, explanation: 'So.' };
const course = defineCourse({
  title: 'Course',
  levels: [{ title: 'Level', tasks: [], questions: [question, { ...question, question: 'And now?' }] }],
});
const [level] = course.levels as [Level];
const mended: Level = {
  ...level,
  questions: level.questions.map((each) => ({ ...each, question: 'Which one?', options: ['This', 'That'] })),
};
const changed: Level = {
  ...level,
  questions: level.questions.map((each) => ({ ...each, id: `${each.id}-again` })),
};

/** Learners who hand in while the server cannot be reached, and what it marks by once it can. */
async function handedInOffline(names: readonly string[]) {
  const levels = [level];
  let isDown = true;
  const quizzes = names.map(async (id) => {
    const account = createMemoryStorage({ learner: { id }, marking: createMemoryMarking({ levels }) });
    const mark = async (handIn: HandIn) => {
      const marks = isDown ? undefined : await account.marking?.mark(handIn);
      if (!marks) throw new CourseStorageError('unavailable', 'marking.mark');
      return marks;
    };
    const page = openStore(course, inBrowser({ ...account, marking: { mark } }));
    page.connect();
    await expect.poll(() => page.get('session').status).not.toBe('loading');
    const quiz = takenQuiz(page, level);
    await quiz.handIn([1, 0]);
    await expect.poll(quiz.phase).toMatchObject({ status: 'handed-in' });
    return { ...quiz, send: page.actions.saveAgain };
  });
  const waiting = await Promise.all(quizzes);
  return {
    waiting,
    markBy: async (now: Level) => {
      levels.splice(0, 1, now);
      isDown = false;
      await Promise.all(waiting.map(({ send }) => send()));
    },
  };
}

test('a typing error that is mended while answers wait changes nothing for anybody', async () => {
  const { waiting, markBy } = await handedInOffline(['ada', 'bob', 'cy']);
  await markBy(mended);
  for (const { phase } of waiting)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(phase).toMatchObject({ status: 'finished', outcome: { score: 50, correctCount: 1 } });
});

test('answers to questions that mean something else by now are not marked', async () => {
  const { waiting, markBy } = await handedInOffline(['ada']);
  await markBy(changed);
  await expect
    .poll(() => waiting[0]?.phase())
    .toMatchObject({ status: 'handed-in', unmarked: { reason: 'refused' } });
});
