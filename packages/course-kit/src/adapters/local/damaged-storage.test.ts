import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../model/level-record.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { certificateRequest, mark, quiz } from '../../testing/storage-under-test.js';
import { createLocalStorage } from './local-storage.js';

const good = { 'level-1-task-2': 'true', theme: 'dark' };

describe('invalid values under the kit’s keys', () => {
  for (const [key, value] of [
    ['level-1-quiz-score', 'abc'],
    ['level-1-quiz-score', 'NaN'],
    ['level-1-quiz-score', '-5'],
    ['level-1-quiz-score', '250'],
    ['level-1-quiz-score', ''],
    ['level-1-quiz-score', '1e1'],
    ['level-1-quiz-time-seconds', 'Infinity'],
    ['level-1-quiz-completed', 'false'],
    ['level-1-task-1', 'yes'],
    ['level-01-task-1', 'true'],
    ['level-0-task-1', 'true'],
    ['level-1-task-0', 'true'],
    ['level-1-task-999999999999999999999', 'true'],
  ] as const) {
    it(`${key} = '${value}' is set aside and ignored`, async () => {
      const storage = new FakeStorage({ ...good, [key]: value });
      const { progress } = createLocalStorage({ storage });
      const expected = [{ ...emptyRecord(1), completedTasks: ['level-1-task-2'] }];
      expect(await progress.list()).toEqual(expected);
      expect(storage.contents()).toEqual({ ...good, [`course-kit:set-aside:${key}`]: value });
      expect(await progress.list()).toEqual(expected);
    });
  }

  it('are set aside under the prefix of the host', async () => {
    const storage = new FakeStorage({ 'x:level-1-task-1': 'no', 'level-1-task-1': 'no' });
    await createLocalStorage({ storage, prefix: 'x:' }).progress.list();
    expect(storage.contents()).toEqual({
      'x:course-kit:set-aside:level-1-task-1': 'no',
      'level-1-task-1': 'no',
    });
  });

  it('are set aside before they are overwritten', async () => {
    const storage = new FakeStorage({ 'level-1-task-1': 'no' });
    await createLocalStorage({ storage }).progress.setTaskCompleted(mark(1, 1));
    expect(storage.contents()).toEqual({
      'level-1-task-1': 'true',
      'course-kit:set-aside:level-1-task-1': 'no',
    });
  });

  it('stay where they are without room to set them aside, and are still ignored', async () => {
    const damaged = { ...good, 'level-1-quiz-score': 'abc' };
    const storage = new FakeStorage(damaged, { capacity: 60 });
    expect(await createLocalStorage({ storage }).progress.list()).toMatchObject([{ quizScore: null }]);
    expect(storage.contents()).toEqual({ ...damaged, theme: 'dark' });
  });

  it('beside a completed quiz leave the completion, which counts again after a new pass', async () => {
    const storage = new FakeStorage({ 'level-1-quiz-completed': 'true', 'level-1-quiz-score': 'abc' });
    const { progress } = createLocalStorage({ storage });
    expect(await progress.list()).toEqual([{ ...emptyRecord(1), quizCompleted: true }]);
    expect(await progress.saveQuizResult(quiz(1, 70, 5))).toMatchObject({
      quizCompleted: true,
      quizScore: 70,
    });
    expect(storage.contents()).toMatchObject({
      'level-1-quiz-completed': 'true',
      'level-1-quiz-score': '70',
    });
  });
});

describe('damaged drafts', () => {
  it('are set aside and the quiz starts without answers', () => {
    const key = 'course-kit:level-1-quiz-draft';
    const storage = new FakeStorage({ [key]: '{"answers":[1' });
    const { drafts } = createLocalStorage({ storage });
    expect(drafts.read(1)).toBeNull();
    expect(storage.contents()).toEqual({ [`course-kit:set-aside:${key}`]: '{"answers":[1' });
    drafts.write(1, [1]);
    expect(drafts.read(1)).toEqual([1]);
  });
});

describe('damaged certificates', () => {
  const key = 'course-kit:certificates';
  const certificate = { id: 'CERT-5-L1', ...certificateRequest(1, 80), completionDate: 'May 1, 2026' };

  for (const text of ['', 'oops', '{}', 'null', '"CERT-1-L1"'])
    it(`'${text}' in their place is set aside, and new ones can be issued`, async () => {
      const storage = new FakeStorage({ [key]: text });
      const { certificates } = createLocalStorage({ storage });
      expect(await certificates.list()).toEqual([]);
      expect(storage.contents()).toEqual({ [`course-kit:set-aside:${key}`]: text });
      const issued = await certificates.issue(certificateRequest(1, 80));
      expect(await certificates.list()).toEqual([issued]);
    });

  it('are set aside one by one, and the valid ones stay', async () => {
    const damaged = [null, 3, {}, { ...certificate, id: 'CERT-x-L1' }, { ...certificate, score: '80' }];
    const storage = new FakeStorage({ [key]: JSON.stringify([...damaged, certificate]) });
    const { certificates } = createLocalStorage({ storage });
    expect(await certificates.list()).toEqual([certificate]);
    expect(JSON.parse(storage.contents()[`course-kit:set-aside:${key}`] ?? '')).toEqual(damaged);
    expect(await certificates.issue(certificateRequest(1, 80))).toEqual(certificate);
  });

  it('that cannot be set aside because the storage is full are not lost', async () => {
    const text = JSON.stringify([{ odd: true }, certificate]);
    const storage = new FakeStorage({ [key]: text }, { capacity: key.length + text.length });
    const { certificates } = createLocalStorage({ storage });
    expect(await certificates.list()).toEqual([certificate]);
    expect(storage.contents()).toEqual({ [key]: text });
  });
});
