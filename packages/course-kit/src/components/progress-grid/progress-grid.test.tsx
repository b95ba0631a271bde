import { CourseProvider, ProgressGrid, type CourseStorage, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { begunRecord, exampleCourse, passedRecord, revokedCertificate } from '../example-course.fixtures.js';

function gridOn(storage: CourseStorage, navigate?: (href: string) => void) {
  return (
    <CourseProvider
      course={exampleCourse}
      storage={storage}
      linkFor={defaultLinkFor}
      {...(navigate && { navigate })}
    >
      <ProgressGrid />
    </CourseProvider>
  );
}

const download = (level: string) => page.getByRole('button', { name: `Download PDF: ${level}` });

test('open levels can be entered, locked ones cannot', async () => {
  await render(gridOn(createMemoryStorage({ records: [passedRecord(1, 80), begunRecord(2)] })));

  await expect.element(page.getByText('Quiz completed: 80%')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'First loaves' })).toHaveAttribute('href', '/level-1');
  await expect.element(page.getByRole('link', { name: 'Sourdough' })).toHaveAttribute('href', '/level-2');
  expect(page.getByRole('link', { name: 'Baker' }).query()).toBeNull();
  await expect.element(page.getByText('Blocked')).toBeVisible();
});

test('a certificate can be made of passed levels only', async () => {
  await render(gridOn(createMemoryStorage({ records: [passedRecord(1)] })));

  await expect.element(download('First loaves')).toBeEnabled();
  await expect.element(download('First loaves')).not.toHaveAttribute('aria-describedby');
  await expect.element(download('Sourdough')).toBeDisabled();
  await expect
    .element(download('Sourdough'))
    .toHaveAccessibleDescription('Pass this level’s test to get its certificate.');
  await expect.element(download('Flatbreads of the world')).toBeDisabled();
  await expect.element(download('Flatbreads of the world')).toHaveAccessibleDescription('Coming Soon');
});

test('an address can be copied for passed levels only', async () => {
  await render(gridOn(createMemoryStorage({ records: [passedRecord(1)], isVerified: true })));
  const copy = (level: string) => page.getByRole('button', { name: `Certificate URL: ${level}` });

  await expect.element(copy('First loaves')).toBeEnabled();
  await expect.element(copy('Sourdough')).toBeDisabled();
  await expect.element(copy('Baker')).toBeDisabled();
});

test('a failed test is still pending, and so is a pass below the pass mark', async () => {
  const failed = { ...begunRecord(1), quizScore: 59, quizCompleted: true };
  await render(gridOn(createMemoryStorage({ records: [failed] })));

  await expect.element(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect.element(download('First loaves')).toBeDisabled();
  expect(page.getByText(/^Quiz completed/).query()).toBeNull();
});

test('extra courses cannot be started', async () => {
  await render(gridOn(createMemoryStorage({ isVerified: true })));
  const extras = page.getByRole('article').filter({ hasText: 'Coming Soon' });

  await expect.element(extras.first()).toBeVisible();
  const found = extras.elements().map((card) => ({
    level: card.getAttribute('data-level'),
    title: card.querySelector('h3')?.textContent,
    facts: [...card.querySelectorAll('.ck-facts > *')].map((fact) => fact.textContent),
    buttons: [...card.querySelectorAll('button')].map((button) => button.disabled),
    links: card.querySelectorAll('a').length,
  }));
  const nothing = { facts: ['0 tasks', 'Quiz pending'], buttons: [true, true], links: 0 };
  expect(found).toEqual([
    { level: '101', title: 'Flatbreads of the world', ...nothing },
    { level: '102', title: 'Gluten-free baking', ...nothing },
  ]);
});

test('shows an error when progress cannot be read', async () => {
  const storage = createMemoryStorage();
  const list = () => Promise.reject(new Error('down'));
  await render(gridOn({ ...storage, progress: { ...storage.progress, list } }));

  await expect.element(page.getByText('Error loading progress')).toBeVisible();
  await expect.element(page.getByText('Please try refreshing the page')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'First loaves' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Sourdough' }).query()).toBeNull();
});

test('the cards show changes made in another tab', async () => {
  const storage = createMemoryStorage();
  await render(gridOn(storage));
  await expect.element(page.getByText('0 of 2 tasks completed').first()).toBeVisible();
  await storage.progress.setTaskCompleted({ kind: 'task', level: 1, task: 2, isCompleted: true });
  await expect.element(page.getByText('1 of 2 tasks completed')).toBeVisible();
  await storage.progress.clear?.();
  await expect.element(page.getByText('1 of 2 tasks completed')).not.toBeInTheDocument();
});

describe('making the first certificate', () => {
  const field = page.getByRole('textbox', { name: 'Name' });
  const make = page.getByRole('button', { name: 'Make certificate' });
  let saved: string[] = [];

  beforeEach(() => {
    saved = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('asks for the name, suggests the one that is known, then saves the PDF', async () => {
    const learner = { id: 'maria', email: 'maria@example.com' };
    const storage = createMemoryStorage({ records: [passedRecord(1)], learner });
    await render(gridOn(storage));
    await download('First loaves').click();
    await expect.element(field).toHaveValue('maria');
    await field.fill('Maria Sklodowska');
    await expect.element(page.getByRole('article').getByText('Maria Sklodowska')).toBeVisible();
    await make.click();

    await expect.element(page.getByText('Certificate downloaded!')).toBeVisible();
    expect(saved).toEqual(['certificate-level-1-maria-sklodowska.pdf']);
    expect(await storage.certificates.list()).toMatchObject([{ userName: 'Maria Sklodowska', level: 1 }]);
  });

  test('leads to the page of a certificate that was revoked, and saves nothing', async () => {
    const learner = { id: 'maria', email: 'maria@example.com' };
    const storage = createMemoryStorage({
      records: [passedRecord(1)],
      certificates: [{ ...revokedCertificate, score: 75 }],
      learner,
    });
    const navigate = vi.fn<(href: string) => void>();
    await render(gridOn(storage, navigate));
    await download('First loaves').click();

    await expect.poll(() => navigate.mock.calls).toEqual([[`/certificate/${revokedCertificate.id}`]]);
    expect(saved).toEqual([]);
  });

  test('can be canceled with Escape, and nothing is created', async () => {
    const storage = createMemoryStorage({ records: [passedRecord(1)] });
    await render(gridOn(storage));
    await download('First loaves').click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    await expect.element(field).not.toBeInTheDocument();
    expect(await storage.certificates.list()).toEqual([]);
  });

  test('refuses an empty name', async () => {
    const storage = createMemoryStorage({ records: [passedRecord(1)] });
    await render(gridOn(storage));
    await download('First loaves').click();
    await field.fill('   ');
    await make.click();

    await expect
      .element(page.getByText('Enter the name to print: at least one letter or number.'))
      .toBeVisible();
    expect(await storage.certificates.list()).toEqual([]);
  });

  test('the next one does not ask again', async () => {
    const storage = createMemoryStorage({ records: [passedRecord(1), passedRecord(2)] });
    await storage.certificates.issue({
      userName: 'Maria Sklodowska',
      level: 1,
      courseName: 'Bread Baking',
      score: 75,
      issuedBy: 'The Village Bakery',
    });
    await render(gridOn(storage));
    await download('Sourdough').click();

    await expect.element(page.getByText('Certificate downloaded!')).toBeVisible();
    expect(saved).toEqual(['certificate-level-2-maria-sklodowska.pdf']);
  });
});
