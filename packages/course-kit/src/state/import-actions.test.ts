import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalStorage } from '../adapters/local/local-storage.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { openStore } from '../testing/open-store.js';
import { MOST_EXPORT_BYTES } from './import-actions.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const level = { title: 'Level', tasks: [task, { ...task, title: 'Other' }], questions: [question] };
const course = defineCourse({ title: 'Course', levels: [level, { ...level, title: 'Next' }] });
const markTask = (number: number) => ({ kind: 'task', level: 1, task: number, isCompleted: true }) as const;
const pass = { kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true } as const;
const request = {
  userName: 'Ada',
  level: 1,
  courseName: course.title,
  score: 100,
  issuedBy: course.issuer,
};

const leaves: (() => void)[] = [];
afterEach(() => leaves.splice(0).forEach((leave) => leave()));

function open(storage: CourseStorage) {
  const page = openStore(course, storage);
  leaves.push(page.connect());
  const loaded = () => vi.waitFor(() => expect(page.get('loadStatus')).toBe('ready'));
  const importText = async (text: string) => {
    const found = await page.readImport(text);
    if (typeof found === 'string') throw new Error(found);
    return page.importProgress(found.exported);
  };
  return { ...page, loaded, importText };
}

/** What a browser exports in which a level was passed and certified. */
async function exportedText() {
  const storage = createLocalStorage({ storage: new FakeStorage() });
  const page = open(storage);
  await page.loaded();
  await page.setTask(markTask(1));
  await page.submit(pass);
  await storage.certificates.issue(request);
  return { text: JSON.stringify(await page.exportProgress()), page, storage };
}

const inBrowser = () => {
  const browser = new FakeStorage();
  return { browser, tab: () => createLocalStorage({ storage: browser }) };
};

describe('importing an exported file', () => {
  it('after all was deleted gives it back, certificates and all', async () => {
    const { text, page, storage } = await exportedText();
    const before = { records: page.get('records'), certificates: await storage.certificates.list() };
    const { browser, tab } = inBrowser();
    const elsewhere = tab();
    const other = open(elsewhere);
    await other.loaded();
    expect(await other.importText(text)).not.toBeNull();
    expect(other.get('records')).toEqual(before.records);
    expect(await elsewhere.progress.list()).toEqual(before.records);
    expect(await elsewhere.certificates.list()).toEqual(before.certificates);

    expect(await page.clearProgress()).toBe(true);
    await page.importText(text);
    expect(page.get('records')).toEqual(before.records);
    expect(await storage.certificates.list()).toEqual(before.certificates);
    expect(browser.contents()).toMatchObject({ 'level-1-quiz-score': '100', 'level-1-task-1': 'true' });
  });

  it('twice has no second effect', async () => {
    const { text } = await exportedText();
    const { browser, tab } = inBrowser();
    const page = open(tab());
    await page.loaded();
    await page.importText(text);
    const [contents, { writes }] = [browser.contents(), browser];
    expect(await page.importText(text)).toEqual({ changes: [], certificates: [], levels: [] });
    expect(browser.contents()).toEqual(contents);
    expect(browser.writes).toBe(writes);
  });

  it('keeps what is there: tasks of both, and the better result', async () => {
    const { text } = await exportedText();
    const page = open(
      createMemoryStorage({
        records: [
          {
            level: 1,
            completedTasks: ['level-1-task-2'],
            quizCompleted: true,
            quizScore: 70,
            quizTimeSeconds: 3,
          },
        ],
      }),
    );
    await page.loaded();
    await page.importText(text);
    expect(page.get('records')).toMatchObject([
      { completedTasks: ['level-1-task-1', 'level-1-task-2'], quizScore: 100, quizTimeSeconds: 9 },
    ]);
  });

  it('shows in other tabs, and says nothing of single changes', async () => {
    const { text } = await exportedText();
    const { tab } = inBrowser();
    const [page, other] = [open(tab()), open(tab())];
    await Promise.all([page.loaded(), other.loaded()]);
    await page.importText(text);
    await vi.waitFor(() => expect(other.get('records')).toEqual(page.get('records')));
    expect(other.statuses()).toEqual(['passed', 'open']);
    expect(page.codes()).toEqual([]);
  });

  it('reckons with what another tab did since the file was shown', async () => {
    const { text } = await exportedText();
    const { browser, tab } = inBrowser();
    const page = open(tab());
    await page.loaded();
    const found = await page.readImport(text);
    if (typeof found === 'string') throw new Error(found);
    const other = open(tab());
    await other.loaded();
    await other.setTask(markTask(1));
    await other.submit(pass);
    await vi.waitFor(() => expect(page.get('records')).toEqual(other.get('records')));
    const { writes } = browser;
    expect(await page.importProgress(found.exported)).toMatchObject({
      changes: [],
      certificates: [{ level: 1 }],
    });
    expect(browser.writes - writes, 'the certificate alone').toBe(1);
  });

  it('without room says so, and can be done again', async () => {
    const { text: whole } = await exportedText();
    // A certificate that cannot be kept would say so by itself.
    const text = JSON.stringify({ ...(JSON.parse(whole) as object), certificates: [] });
    const { browser, tab } = inBrowser();
    const page = open(tab());
    await page.loaded();
    browser.setItem('full', 'x');
    browser.faults.capacity = 20;
    expect(await page.importText(text)).toBeNull();
    expect(await page.importText(text)).toBeNull();
    delete browser.faults.capacity;
    expect(await page.importText(text)).not.toBeNull();
    expect(browser.contents()).toMatchObject({ 'level-1-quiz-score': '100' });
  });

  it('where the certificates cannot be listed takes the progress alone', async () => {
    const { text } = await exportedText();
    const storage = createMemoryStorage();
    const list = () => Promise.reject(new Error('down'));
    const page = open({ ...storage, certificates: { ...storage.certificates, list } });
    await page.loaded();
    expect(await page.importText(text)).not.toBeNull();
    expect(page.get('records')).toHaveLength(1);
    expect(await storage.certificates.list()).toEqual([]);
  });
});

describe('a file that cannot be imported', () => {
  it('is larger than any export, of another course, or cannot be read', async () => {
    const { browser, tab } = inBrowser();
    const page = open(tab());
    await page.loaded();
    const before = browser.contents();
    expect(await page.readImport(' '.repeat(MOST_EXPORT_BYTES + 1))).toBe('tooLarge');
    expect(await page.readImport('{}')).toBe('otherFormat');
    vi.spyOn(File.prototype, 'text').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    expect(await page.readImport('{}')).toBe('unreadable');
    expect(browser.contents()).toEqual(before);
  });
});
