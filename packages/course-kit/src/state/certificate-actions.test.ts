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
    expect(await findCertificateName(services, 1)).toEqual({ name: 'Ada Lovelace', isAsked: true });
    await issueCertificate(services, 1, 'Countess Lovelace');
    expect(await findCertificateName(services, 1)).toEqual({ name: 'Countess Lovelace', isAsked: false });
    leave();
  });

  it('is asked for again after a certificate that may be replaced, which may have been revoked for it', async () => {
    const storage = createMemoryStorage({ learner: ada });
    const { services } = openStore(course, storage);
    const request = { level: 1, courseName: 'Bread', score: 100, issuedBy: 'Bakery' };
    const issued = await storage.certificates.issue({ ...request, userName: 'Ada Lovelaec' });
    const revocation = { revokedAt: '2026-11-23T10:00:00Z', reason: 'Misspelled.', isReplaceable: true };
    storage.certificates.list = async () => [{ ...issued, revocation }];
    expect(await findCertificateName(services, 1)).toEqual({ name: 'Ada Lovelaec', isAsked: true });
    storage.certificates.list = async () => [
      { ...issued, userName: 'Ada Lovelace' },
      { ...issued, revocation },
    ];
    expect(await findCertificateName(services, 1)).toEqual({ name: 'Ada Lovelace', isAsked: false });
  });

  it('is asked for again where the one on an earlier certificate has no letter, and is printed without what is not seen', async () => {
    const storage = createMemoryStorage({ learner: ada, records: [passed] });
    const { services, connect, read } = openStore(course, storage);
    const leave = connect();
    await read();
    const issued = await issueCertificate(services, 1, ' Ada\u200b \u202eLovelace ');
    expect(issued.userName).toBe('Ada Lovelace');
    storage.certificates.list = async () => [{ ...issued, userName: '\u200fAda' }];
    expect(await findCertificateName(services, 1)).toEqual({ name: 'Ada', isAsked: false });
    storage.certificates.list = async () => [{ ...issued, userName: '☺' }];
    expect(await findCertificateName(services, 1)).toEqual({ name: '☺', isAsked: true });
    leave();
  });

  it('is no empty one where the session has ended meanwhile', async () => {
    const storage = createMemoryStorage({ learner: ada });
    await storage.session?.signOut();
    const { services } = openStore(course, storage);
    await expect(findCertificateName(services, 1)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

it('there is no certificate of a level that is not passed', () => {
  const { services } = openStore(course, createMemoryStorage());
  expect(() => draftCertificate(services, 1, 'Ada')).toThrow('before the level was passed');
});
