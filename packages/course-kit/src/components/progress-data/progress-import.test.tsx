import { CourseProvider, ProgressData, type CourseStorage } from '@course-kit/react';
import { CertificateList } from '@course-kit/react/level-certificate';
import { createMemoryMarking, createMemoryStorage } from '@course-kit/react/adapters';
import { exportProgress, type Certificate, type LevelRecord } from '@course-kit/react/model';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { openStore } from '../../testing/open-store.js';
import { begunRecord, exampleCertificate, exampleCourse, passedRecord } from '../example-course.fixtures.js';
import { progressDataMessages } from './progress-data.messages.js';
import { progressImportMessages as messages } from './progress-import.messages.js';

const EXPORTED_AT = '2026-11-21T09:30:00.000Z';

const button = page.getByRole('button', { name: progressDataMessages.import });
const question = page.getByRole('alertdialog', { name: messages.question });
const refusal = page.getByRole('alertdialog', { name: messages.refused });
const confirm = question.getByRole('button', { name: messages.confirm });

function exported(records: readonly LevelRecord[], certificates: readonly Certificate[] = []): string {
  return JSON.stringify(exportProgress(exampleCourse, records, certificates, EXPORTED_AT));
}

async function show(storage: CourseStorage = createMemoryStorage({ place: 'browser' })) {
  await render(
    <CourseProvider course={exampleCourse} storage={storage}>
      <ProgressData />
    </CourseProvider>,
  );
  return storage;
}

/** Chooses a file, as the browser's own dialog would after a press. */
async function choose(text: string): Promise<void> {
  await button.click();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(page.elementLocator(input), new File([text], 'progress.json'));
}

describe('importing', () => {
  test('says what is added, asks, adds it and tells; a second time there is nothing to add', async () => {
    const storage = await show();
    const text = exported([passedRecord(1), begunRecord(2)], [exampleCertificate]);
    await choose(text);

    await expect.element(question).toHaveAccessibleDescription(/test passed with 75%.*Level 2.*1 task/);
    expect(await storage.progress.list(), 'nothing before the answer').toEqual([]);
    await confirm.click();
    await expect.element(page.getByText(/^Added: .* 1 test result, and 1 certificate\.$/)).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(await storage.progress.list()).toEqual([passedRecord(1), begunRecord(2)]);
    expect(await storage.certificates.list()).toEqual([exampleCertificate]);

    await choose(text);
    const nothing = page.getByRole('alertdialog', { name: messages.nothing });
    await nothing.getByRole('button', { name: messages.close }).click();
    await expect.element(nothing).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('that another tab has done meanwhile says so, and announces nothing', async () => {
    const storage = await show();
    const text = exported([passedRecord(1)], [exampleCertificate]);
    await choose(text);
    await expect.element(confirm).toBeVisible();
    const tab = openStore(exampleCourse, storage);
    const leave = tab.connect();
    await vi.waitFor(() => expect(tab.get('loadStatus')).toBe('ready'));
    const found = await tab.readImport(text);
    if (typeof found === 'string') throw new Error(found);
    await tab.importProgress(found.exported);
    leave();
    await confirm.click();

    const nothing = page.getByRole('alertdialog', { name: messages.nothing });
    await expect.element(nothing.getByRole('button', { name: messages.close })).toHaveFocus();
    expect(page.getByText(messages.importedTitle).query()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Enter', () => userEvent.keyboard('{Enter}')],
  ])('%s changes nothing and returns the focus to the button', async (_key, leave) => {
    const storage = await show();
    await choose(exported([passedRecord(1)]));
    await expect.element(question.getByRole('button', { name: messages.cancel })).toHaveFocus();
    await leave();

    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(await storage.progress.list()).toEqual([]);
  });

  test('presses the browser’s own button', async () => {
    await show();
    const press = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    await button.click();
    expect(press).toHaveBeenCalledOnce();
    expect(press.mock.contexts[0]).toHaveProperty('type', 'file');
    press.mockRestore();
  });

  test('that fails leaves the question open; a second try works', async () => {
    const storage = createMemoryStorage({ place: 'browser' });
    const restore = vi
      .fn<(certificate: Certificate) => Promise<boolean>>(
        async (certificate) => (await storage.certificates.restore?.(certificate)) ?? false,
      )
      .mockRejectedValueOnce(new Error('full'));
    await show({ ...storage, certificates: { ...storage.certificates, restore } });
    await choose(exported([passedRecord(1)], [exampleCertificate]));
    await confirm.click();

    await expect.element(question.getByText(messages.failed)).toBeVisible();
    await confirm.click();
    await expect.element(page.getByText(/^Added: .* and 1 certificate\.$/)).toBeVisible();
    expect(await storage.certificates.list()).toEqual([exampleCertificate]);
  });

  test('has certificates listed at once', async () => {
    await render(
      <CourseProvider course={exampleCourse} storage={createMemoryStorage({ place: 'browser' })}>
        <CertificateList />
        <ProgressData />
      </CourseProvider>,
    );
    await choose(exported([passedRecord(1)], [exampleCertificate]));
    await confirm.click();
    await expect.element(page.getByText(/^75% · November.21, 2025$/)).toBeVisible();
  });
});

describe('a file that cannot be imported', () => {
  test.each([
    ['is no JSON', 'Ada', messages.notJson],
    ['is something else', '{"format":"flow"}', messages.otherFormat],
    ['is of another course', exported([]).replace(exampleCourse.title, 'Cake'), messages.otherCourse],
    ['is newer', exported([]).replace('"version":1', '"version":2'), messages.newerVersion],
    [
      'is damaged',
      exported([passedRecord(1)]).replace('"quizScore":75', '"quizScore":7500'),
      messages.damaged,
    ],
    ['is huge', ' '.repeat(2_000_001), messages.tooLarge],
  ])('%s, says so and changes nothing', async (_what, text, reason) => {
    const storage = await show(createMemoryStorage({ place: 'browser', records: [begunRecord(2)] }));
    await choose(text);

    await expect.element(refusal).toHaveAccessibleDescription(`${reason} ${messages.unchanged}`);
    await refusal.getByRole('button', { name: messages.close }).click();
    await expect.element(refusal).not.toBeInTheDocument();
    expect(await storage.progress.list()).toEqual([begunRecord(2)]);
  });

  test('with HTML in its texts shows none of it', async () => {
    const hostile = '<img src="x" alt="hostile">';
    const records = exported([passedRecord(1)], [{ ...exampleCertificate, userName: hostile }]);
    await show();
    await choose(records.replaceAll(exampleCourse.levels[0]?.title ?? '', '<b>hostile</b>'));

    await expect.element(question).toBeVisible();
    await expect.element(question).not.toHaveTextContent('hostile');
    await confirm.click();
    await expect.element(page.getByText(/^Added/)).toBeVisible();
    expect(page.getByAltText('hostile').query()).toBeNull();
  });
});

describe('is not offered', () => {
  test('where there are accounts, which says why', async () => {
    await show(createMemoryStorage({ learner: { id: 'ada' }, place: 'account', records: [passedRecord(1)] }));

    await expect.element(page.getByText(progressDataMessages.noImport)).toBeVisible();
    expect(button.query()).toBeNull();
  });

  test('where results are marked', async () => {
    const marking = createMemoryMarking({ levels: exampleCourse.levels });
    await show(createMemoryStorage({ place: 'browser', records: [passedRecord(1)], marking }));

    await expect.element(page.getByRole('button', { name: progressDataMessages.export })).toBeVisible();
    expect(button.query()).toBeNull();
  });

  test('before progress is known, nor where it could not be read', async () => {
    const storage = createMemoryStorage({ place: 'browser' });
    const list = () => Promise.reject(new Error('down'));
    await show({ ...storage, progress: { ...storage.progress, list } });

    await expect.element(page.getByText(progressDataMessages.unknown)).toBeVisible();
    expect(button.query()).toBeNull();
  });
});
