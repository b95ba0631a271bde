import { CertificateView, CourseProvider, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import '@course-kit/react/styles.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { paintedColor } from '../../styles/painted-color.fixtures.js';
import { exampleCertificate, exampleCourse } from '../example-course.fixtures.js';

const { id, userName, issuedBy } = exampleCertificate;
const url = `${location.origin}/certificate/${id}`;
const learner = { id: 'maria', email: 'maria@example.com' };

const copyLink = page.getByRole('button', { name: 'Copy link' });
const profile = page.getByRole('link', { name: 'Add to LinkedIn profile (opens in a new tab)' });
const fields = page.getByText('LinkedIn left its form empty? Copy the fields from here');
const print = page.getByRole('button', { name: 'Print' });

const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

/** Shows the certificate to its owner, to a visitor, or out of a storage that nobody else can check. */
async function show(to: 'owner' | 'visitor' | 'self') {
  const storage = createMemoryStorage({
    certificates: [exampleCertificate],
    isVerified: to !== 'self',
    ...(to !== 'self' && { learner }),
  });
  if (to === 'visitor') await storage.session?.signOut();
  await render(
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
      <CertificateView id={id} />
    </CourseProvider>,
  );
  await expect.element(page.getByRole('heading', { name: userName })).toBeVisible();
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Copy link', () => {
  test('copies the public address, and confirms it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show('visitor');
    await copyLink.click();

    await expect.element(page.getByText('Certificate URL copied!')).toBeVisible();
    await expect.element(page.getByText('Certificate URL copied to clipboard.')).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  });

  test('shows the address where the browser does not allow copying', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
    await show('owner');
    await copyLink.click();

    const dialog = page.getByRole('alertdialog', { name: 'The address of your certificate' });
    await expect.element(dialog.getByRole('textbox', { name: 'Certificate URL' })).toHaveValue(url);
    await expect.element(page.getByText('Use the URL shown in the alert.')).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(copyLink).toHaveFocus();
  });
});

describe('Add to LinkedIn profile', () => {
  test('opens LinkedIn’s form, filled in, in a new tab', async () => {
    await show('owner');

    await expect.element(profile).toHaveAttribute('target', '_blank');
    await expect.element(profile).toHaveAttribute('rel', 'noreferrer');
    const address = new URL(profile.element().getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Bread Baking - Level 1',
      organizationName: issuedBy,
      issueYear: '2025',
      issueMonth: '11',
      certUrl: url,
      certId: id,
    });
  });

  test.each([
    ['Name', 'Bread Baking - Level 1'],
    ['Issuing organization', issuedBy],
    ['Issue date', 'November 21, 2025'],
    ['Credential ID', id],
    ['Credential URL', url],
  ])('has the field %s to copy as well', async (label, value) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show('owner');
    const copy = page.getByRole('button', { name: `Copy: ${label}`, exact: true });
    await expect.element(copy).not.toBeInTheDocument();
    await fields.click();
    await copy.click();

    // There is one for all of them.
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(value);
    await userEvent.tab();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  });

  test('selects a field where the browser does not allow copying', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
    await show('owner');
    await fields.click();
    await page.getByRole('button', { name: 'Copy: Credential ID' }).click();

    await expect
      .element(page.getByRole('definition').getByText(/It is selected, so that you can copy it/))
      .toBeVisible();
    expect(getSelection()?.toString()).toBe(id);
  });

  test('is not offered to a visitor, who has the link to copy', async () => {
    await show('visitor');

    await expect.element(page.getByRole('link', { name: 'Start the journey' })).toBeVisible();
    await expect.element(copyLink).toBeVisible();
    expect(profile.query()).toBeNull();
    expect(fields.query()).toBeNull();
  });
});

test('a self-recorded certificate can only be downloaded and printed', async () => {
  await show('self');

  const buttons = page.getByRole('button').elements();
  expect(buttons.map((button) => button.textContent)).toEqual(['Download PDF', 'Print']);
  expect(profile.query()).toBeNull();
  expect(fields.query()).toBeNull();
});

describe('Print', () => {
  /** Renders the page as it is printed. */
  const onPaper = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

  beforeEach(() => {
    document.documentElement.style.colorScheme = 'dark';
    return async () => {
      document.documentElement.style.colorScheme = '';
      await onPaper('');
    };
  });

  test('opens the browser’s print dialog', async () => {
    const onPrint = vi.spyOn(window, 'print').mockImplementation(() => {});
    await show('self');
    await print.click();

    expect(onPrint).toHaveBeenCalledOnce();
  });

  test('prints only the certificate, on one page, in light colors', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show('owner');
    await copyLink.click();
    const toast = page.getByText('Certificate URL copied!');
    await expect.element(toast).toBeVisible();
    await onPaper('print');

    const paper = page.getByRole('article');
    await expect.element(toast).not.toBeVisible();
    await expect.element(page.getByText('Certificate details')).not.toBeVisible();
    expect(page.getByRole('button').query()).toBeNull();
    expect(profile.query()).toBeNull();
    await expect.element(paper.getByText(url)).toBeVisible();
    const style = getComputedStyle(paper.element());
    expect(style.page).toBe('ck-certificate');
    expect(paintedColor(style.backgroundColor)).toBe('#ffffff');
  });
});
