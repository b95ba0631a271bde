import {
  CourseProvider,
  ProgressData,
  ProgressDataView,
  type AccountDeletion,
  type CourseStorage,
  type SessionPort,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import type { ProgressExport } from '@course-kit/react/model';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent, type Locator } from 'vitest/browser';
import { begunRecord, exampleCertificate, exampleCourse, passedRecord } from '../example-course.fixtures.js';
import { accountDeletionMessages as accountMessages } from './account-deletion.messages.js';
import { progressDataMessages as messages } from './progress-data.messages.js';

const CLOCK = Date.parse('2026-11-21T09:30:00Z');
const FILE_NAME = 'bread-baking-progress-2026-11-21.json';

const dialog = page.getByRole('alertdialog', { name: messages.question });
const title = page.getByText(messages.title, { exact: true });
const exportButton = page.getByRole('button', { name: messages.export });
const deleteButton = page.getByRole('button', { name: messages.delete }).first();
const confirmButton = dialog.getByRole('button', { name: messages.confirm });

function learning(): CourseStorage {
  return createMemoryStorage({
    records: [passedRecord(1), begunRecord(2)],
    certificates: [exampleCertificate],
    place: 'account',
  });
}

function withProgress(change: Partial<CourseStorage['progress']>, storage = learning()): CourseStorage {
  return { ...storage, progress: { ...storage.progress, ...change } };
}

async function show(storage: CourseStorage = learning()) {
  await render(
    <CourseProvider course={exampleCourse} storage={storage} clock={() => CLOCK}>
      <ProgressData />
    </CourseProvider>,
  );
  return storage;
}

describe('exporting', () => {
  let files: { name: string; content: Promise<ProgressExport> }[] = [];
  beforeEach(() => {
    files = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const content = fetch(this.href).then((answer) => answer.json() as Promise<ProgressExport>);
      files.push({ name: this.download, content });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('saves all progress as a JSON file, and shows its name', async () => {
    await show();
    await exportButton.click();

    await expect.element(page.getByRole('status')).toHaveTextContent(`Exported as ${FILE_NAME}.`);
    expect(files.map(({ name }) => name)).toEqual([FILE_NAME]);
    const content = await files[0]?.content;
    expect(content).toMatchObject({ format: 'course-progress', exportedAt: '2026-11-21T09:30:00.000Z' });
    expect(content?.levels.map(({ isPassed }) => isPassed)).toEqual([true, false, false]);
    expect(content?.levels[1]?.completedTasks).toEqual([
      { key: 'level-2-task-1', title: 'Mix a plain dough' },
    ]);
    expect(content?.certificates).toEqual([exampleCertificate]);
  });

  test('goes without certificates that cannot be read, and says so', async () => {
    const storage = learning();
    const list = () => Promise.reject(new Error('down'));
    await show({ ...storage, certificates: { ...storage.certificates, list } });
    await exportButton.click();

    await expect.element(page.getByText(/but not in full/)).toBeVisible();
    expect(await files[0]?.content).toMatchObject({ certificates: null, missing: ['certificates'] });
  });

  test('is possible from the question before a deletion, which stays open', async () => {
    await show();
    await deleteButton.click();
    await dialog.getByRole('button', { name: messages.exportFirst }).click();

    await expect.element(dialog.getByRole('status')).toHaveTextContent(`Exported as ${FILE_NAME}.`);
    expect(files).toHaveLength(1);
    await expect.element(confirmButton).toBeEnabled();
  });
});

describe('deleting', () => {
  test('asks first, with the focus on the harmless answer', async () => {
    const storage = await show();
    await deleteButton.click();

    await expect.element(dialog.getByRole('button', { name: messages.cancel })).toHaveFocus();
    await expect.element(dialog).toHaveAccessibleDescription(new RegExp(messages.irreversible));
    await expect.element(dialog.getByText(messages['deleted.account'])).toBeVisible();
    expect(await storage.progress.list()).toHaveLength(2);
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['a click beside it', () => page.elementLocator(document.body).click({ position: { x: 5, y: 5 } })],
  ])('%s keeps everything and returns the focus to the button', async (_way, leave) => {
    const storage = await show();
    await deleteButton.click();
    await expect.element(dialog.getByRole('button', { name: messages.cancel })).toHaveFocus();
    await leave();

    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(deleteButton).toHaveFocus();
    expect(await storage.progress.list()).toHaveLength(2);
  });

  test('deletes the progress and keeps the certificates, says so, and keeps the focus in the section', async () => {
    const storage = await show();
    await deleteButton.click();
    await confirmButton.click();

    await expect.element(page.getByText('Progress deleted')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(title).toHaveFocus();
    await expect.element(page.getByText(messages.empty)).toBeVisible();
    expect(await storage.progress.list()).toEqual([]);
    expect(await storage.certificates.list()).toEqual([exampleCertificate]);
  });

  test('that fails leaves the question open and the progress unchanged; a second try works', async () => {
    const storage = learning();
    const clear = vi.fn<() => Promise<void>>(() => storage.progress.clear?.() ?? Promise.resolve());
    await show(withProgress({ clear }, storage));
    clear.mockRejectedValueOnce(new Error('down'));
    await deleteButton.click();
    await confirmButton.click();

    await expect.element(dialog.getByText(messages['not-deleted.account'])).toBeVisible();
    await expect.element(page.getByText('Error saving progress')).toBeVisible();
    await expect.element(dialog).toBeVisible();
    expect(await storage.progress.list()).toHaveLength(2);
    await confirmButton.click();
    await expect.element(page.getByText(messages.empty)).toBeVisible();
    expect(await storage.progress.list()).toEqual([]);
  });

  test('says that it is in progress, runs once, and cannot be canceled meanwhile', async () => {
    let finish = () => {};
    const clear = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
    await show(withProgress({ clear }));
    await deleteButton.click();
    await confirmButton.click();

    const busy = dialog.getByRole('button', { name: messages.deleting });
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
    await expect.element(dialog.getByRole('button', { name: messages.cancel })).toBeDisabled();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(busy).toBeVisible();
    expect(clear).toHaveBeenCalledOnce();
    finish();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is not offered where the storage cannot delete', async () => {
    const { clear: _clear, ...progress } = learning().progress;
    await show({ ...learning(), progress });

    await expect.element(exportButton).toBeVisible();
    expect(deleteButton.query()).toBeNull();
  });
});

describe('deleting the account', () => {
  const ada = { id: 'ada', email: 'ada@example.org' };
  const withAccount = () =>
    createMemoryStorage({
      learner: ada,
      records: [passedRecord(1)],
      certificates: [exampleCertificate],
      place: 'account',
    });
  const opener = page.getByRole('button', { name: messages.deleteAccount });
  const question = page.getByRole('alertdialog', { name: accountMessages.question });
  const field = question.getByRole('textbox', { name: accountMessages.email });
  const confirm = question.getByRole('button', { name: accountMessages.confirm });

  const askToDelete = async (storage: CourseStorage) => {
    await render(
      <CourseProvider course={exampleCourse} storage={storage} clock={() => CLOCK}>
        <ProgressData />
      </CourseProvider>,
    );
    await opener.click();
    await field.fill('ada@example.org');
  };

  test('takes everything along and says so; nobody is signed in then', async () => {
    const storage = withAccount();
    await askToDelete(storage);
    await confirm.click();

    await expect.element(page.getByText(accountMessages.deleted)).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    expect(await storage.session?.current()).toBeNull();
    expect(await storage.certificates.read(exampleCertificate.id)).toBeNull();
    await expect.element(opener).not.toBeInTheDocument();
  });

  test('leaves certificates where they are to stay', async () => {
    const storage = withAccount();
    await askToDelete(storage);
    await question.getByRole('radio', { name: accountMessages.certificatesStay }).click();
    await confirm.click();

    await expect.element(page.getByText(accountMessages.deletedWithoutCertificates)).toBeVisible();
    expect(await storage.certificates.read(exampleCertificate.id)).toEqual(exampleCertificate);
  });

  test('asks about certificates where there are some, or they cannot be read', async () => {
    const storage = createMemoryStorage({ learner: ada, records: [passedRecord(1)], place: 'account' });
    const { certificates } = storage;
    const list = vi.fn<typeof certificates.list>(certificates.list).mockRejectedValueOnce(new Error('down'));
    await askToDelete({ ...storage, certificates: { ...certificates, list } });
    const choice = question.getByRole('group', { name: accountMessages.certificates });
    await expect.element(choice).toBeVisible();
    await question.getByRole('button', { name: accountMessages.cancel }).click();

    await opener.click();
    await expect.element(field).toBeVisible();
    expect(choice.query(), 'there are none').toBeNull();
    await field.fill('ada@example.org');
    await confirm.click();
    await expect.element(page.getByText(accountMessages.deleted)).toBeVisible();
  });

  test.each([844, 360])(
    'on a screen %i pixels high shows what is focused and what is wrong',
    async (height) => {
      onTestFinished(() => page.viewport(1280, 800));
      await page.viewport(390, height);
      await askToDelete(withAccount());
      const isInSight = async (target: Locator) => {
        const { left, top, bottom } = (await target.findElement()).getBoundingClientRect();
        const at = (y: number) =>
          document.elementFromPoint(left + 2, y)?.closest('.ck-delete-actions, button');
        return top >= 0 && bottom <= height && !at(top + 2) && !at(bottom - 2);
      };
      await field.fill('ada@example.com');
      await userEvent.keyboard('{Enter}');

      await expect.poll(() => isInSight(question.getByText(accountMessages.otherAddress))).toBe(true);
      const card = (await field.findElement()).closest('.ck-dialog-card');
      card?.scrollTo(0, 0);
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await userEvent.keyboard('{Tab}');
      await expect.element(field).toHaveFocus();
      await expect.poll(() => isInSight(field)).toBe(true);
    },
  );

  test('that fails leaves the question open and the account as it is; a second try works', async () => {
    const storage = withAccount();
    const { session } = storage;
    const deleteAccount = vi
      .fn<(deletion: AccountDeletion) => Promise<void>>(async (deletion) =>
        session?.deleteAccount?.(deletion),
      )
      .mockRejectedValueOnce(new Error('down'));
    await askToDelete({ ...storage, ...(session && { session: { ...session, deleteAccount } }) });
    await confirm.click();

    await expect.element(question.getByText(accountMessages.failed)).toBeVisible();
    expect(await storage.progress.list()).toHaveLength(1);
    await confirm.click();
    await expect.element(page.getByText(accountMessages.deleted)).toBeVisible();
  });

  test('is not offered without an account, nor where the storage cannot', async () => {
    const { deleteAccount: _deleteAccount, ...session } = withAccount().session as SessionPort;
    const visitors = createMemoryStorage({ learner: null, records: [passedRecord(1)] });
    await render(
      <>
        <CourseProvider course={exampleCourse} storage={{ ...withAccount(), session }}>
          <ProgressData />
        </CourseProvider>
        <CourseProvider course={exampleCourse} storage={visitors}>
          <ProgressData />
        </CourseProvider>
      </>,
    );

    await expect.element(exportButton.first()).toBeVisible();
    expect(opener.query()).toBeNull();
  });
});

describe('without any progress', () => {
  test('a new learner reads why nothing can be exported or deleted', async () => {
    await show(createMemoryStorage());

    await expect.element(page.getByText(messages.empty)).toBeVisible();
    await expect.element(page.getByText(messages['description.page'])).toBeVisible();
    // No other button: an export of another browser can be imported.
    await expect.element(page.getByRole('button')).toHaveTextContent(messages.import);
  });

  test('so does a learner whose only task was unmarked', async () => {
    await show(createMemoryStorage({ records: [{ ...begunRecord(1), completedTasks: [] }] }));

    await expect.element(page.getByText(messages.empty)).toBeVisible();
  });

  test('says nothing about missing progress when it cannot be read', async () => {
    await show(withProgress({ list: () => Promise.reject(new Error('down')) }));

    await expect.element(page.getByText(messages.unknown)).toBeVisible();
    expect(page.getByText(messages.empty).query()).toBeNull();
  });

  test('nothing is shown before progress is read', async () => {
    await show(withProgress({ list: () => new Promise(() => {}) }));

    await expect.element(title).toBeVisible();
    expect(page.getByText(messages.empty).query()).toBeNull();
    expect(page.getByRole('button').query()).toBeNull();
  });
});

test('works without a provider, with a course and the host’s texts', async () => {
  const own = { progressData: { title: 'Deine Daten' } };
  await render(
    <>
      <ProgressData course={exampleCourse} />
      <CourseProvider course={exampleCourse} storage={learning()} messages={own}>
        <ProgressData />
      </CourseProvider>
    </>,
  );

  await expect.element(page.getByRole('region', { name: messages.title })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Deine Daten' })).toBeVisible();
});

test('a host’s own attributes and ref are passed to the view', async () => {
  const ref = createRef<HTMLElement>();
  await render(
    <ProgressDataView
      ref={ref}
      id="own"
      className="own"
      place="browser"
      state="there"
      actions={{ onExport: () => {} }}
      headingRank={3}
    />,
  );

  expect(ref.current?.id).toBe('own');
  expect([...(ref.current?.classList ?? [])]).toEqual(['ck-root', 'ck-progress-data', 'own']);
  await expect.element(page.getByRole('heading', { level: 3, name: messages.title })).toBeVisible();
});
