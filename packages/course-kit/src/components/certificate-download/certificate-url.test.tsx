import '@course-kit/react/styles.css';
import { CourseProvider, ProgressGrid, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, passedRecord } from '../example-course.fixtures.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const learner = { id: 'ada', fullName: 'Ada Lovelace' };

function signedInWithAPass() {
  return createMemoryStorage({
    learner,
    records: [passedRecord(1)],
    isVerified: true,
    clock: () => 1_763_683_200_000,
  });
}

async function shareFirstLevel(storage = signedInWithAPass()) {
  await render(
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
      <ProgressGrid />
    </CourseProvider>,
  );
  await page.getByRole('button', { name: /^Certificate URL.*First loaves/ }).click();
  await page.getByRole('button', { name: 'Make certificate' }).click();
}

test('beside the form the whole certificate is shown as it will be printed', async () => {
  await page.viewport(1280, 800);
  await render(
    <CourseProvider course={exampleCourse} storage={signedInWithAPass()} linkFor={defaultLinkFor}>
      <ProgressGrid />
    </CourseProvider>,
  );
  await page.getByRole('button', { name: /^Download PDF.*First loaves/ }).click();
  const card = () => document.querySelector('.ck-dialog-card');
  await expect.poll(() => card()?.querySelector('.ck-certificate-paper')).not.toBeNull();

  await expect.poll(() => card()?.getBoundingClientRect().width).toBe(960);
  expect(card()?.scrollWidth).toBe(card()?.clientWidth);
});

const url = `${location.origin}/certificate/CERT-1763683200000-L1`;

test('the address of a passed level’s certificate is copied, and a notification confirms it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await shareFirstLevel();

  await expect.element(page.getByText('Certificate URL copied!')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(url);
});

test('where the browser does not allow copying, an alert shows the address', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await shareFirstLevel();

  await expect
    .element(page.getByRole('alertdialog', { name: 'The address of your certificate' }))
    .toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Certificate URL' })).toHaveValue(url);
  await expect.element(page.getByText('Certificate URL ready!')).toBeInTheDocument();
  const open = page.getByRole('link', { name: 'Open', exact: true });
  await expect.element(open).toHaveAttribute('href', url);

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(page.getByText(/It is selected, so that you can copy it/)).toBeVisible();
  expect(getSelection()?.toString()).toBe(url);
  vi.mocked(navigator.clipboard.writeText).mockResolvedValue();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
});

test('no address is copied for a certificate that could not be created', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const storage = signedInWithAPass();
  const certificates = { ...storage.certificates, issue: () => Promise.reject(new Error('down')) };
  await shareFirstLevel({ ...storage, certificates });

  await expect.element(page.getByText('Error creating certificate')).toBeVisible();
  expect(writeText).not.toHaveBeenCalled();
});
