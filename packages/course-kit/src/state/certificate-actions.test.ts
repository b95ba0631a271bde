import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import { openStore } from '../testing/open-store.js';
import { draftCertificate, findCertificateName, issueCertificate } from './certificate-actions.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const course = defineCourse({
  title: 'Bread',
  levels: [{ title: 'Dough', tasks: [], questions: [question] }],
});
const passed = {
  level: 1,
  completedTasks: [],
  quizCompleted: true,
  quizScore: 100,
  quizTimeSeconds: 9,
};
const ada = { id: 'ada', fullName: 'Ada Lovelace' };

describe('the name for a certificate', () => {
  it('is suggested from the account, and asked for once only', async () => {
    const storage = createMemoryStorage({ learner: ada, records: [passed] });
    const { services, connect, read } = openStore(course, storage);
    const leave = connect();
    await read();
    expect(await findCertificateName(services)).toEqual({ name: 'Ada Lovelace', isConfirmed: false });
    await issueCertificate(services, 1, 'Countess Lovelace');
    expect(await findCertificateName(services)).toEqual({ name: 'Countess Lovelace', isConfirmed: true });
    leave();
  });

  it('is no empty one where the session has ended meanwhile', async () => {
    const storage = createMemoryStorage({ learner: ada });
    await storage.session?.signOut();
    const { services } = openStore(course, storage);
    await expect(findCertificateName(services)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

it('there is no certificate of a level that is not passed', () => {
  const { services } = openStore(course, createMemoryStorage());
  expect(() => draftCertificate(services, 1, 'Ada')).toThrow('before the level was passed');
});
