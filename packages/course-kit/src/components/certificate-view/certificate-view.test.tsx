import { CertificateView, CourseProvider, type CourseStorage, defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import type { Certificate } from '@course-kit/react/model';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCertificate, exampleCourse, revokedCertificate } from '../example-course.fixtures.js';

const { id, userName } = exampleCertificate;
const notFound = page.getByRole('heading', { name: 'Certificate Not Found' });
const invitation = page.getByRole('link', { name: 'Start the journey' });

function certificateOn(storage: CourseStorage, wanted = id) {
  return (
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
      <CertificateView id={wanted} />
    </CourseProvider>
  );
}

const issued = { certificates: [exampleCertificate] };

test('a certificate is found by its id and by the id that the PDF prints', async () => {
  const { rerender } = await render(certificateOn(createMemoryStorage(issued)));
  await expect.element(page.getByRole('heading', { name: userName })).toBeVisible();
  await expect.element(page.getByText('Bread Baking - Level 1').first()).toBeVisible();
  await rerender(certificateOn(createMemoryStorage(issued), 'CERT-1-L1'));
  await expect.element(notFound).toBeVisible();

  await rerender(certificateOn(createMemoryStorage(issued), 'CERT-1763683200000-1'));

  await expect.element(page.getByRole('heading', { name: userName })).toBeVisible();
});

test.each([
  ['an id that nobody has', createMemoryStorage(issued), 'CERT-1-L1'],
  ['something that is no id', createMemoryStorage(issued), 'anything'],
])('%s is not found', async (_, storage, wanted) => {
  await render(certificateOn(storage, wanted));

  await expect.element(notFound).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Overview' })).toHaveAttribute('href', '/');
});

test('a storage that cannot be asked counts as not found', async () => {
  const storage = createMemoryStorage(issued);
  const read = () => Promise.reject(new Error('down'));
  await render(certificateOn({ ...storage, certificates: { ...storage.certificates, read } }));

  await expect.element(notFound).toBeVisible();
});

test.each([
  ['the certificate', id, exampleCertificate],
  ['that there is none', 'CERT-1-L1', null],
])('a host is told %s, once', async (_, wanted, found) => {
  const onLookup = vi.fn<(certificate: Certificate | null) => void>();
  await render(
    <CourseProvider course={exampleCourse} storage={createMemoryStorage(issued)}>
      <CertificateView id={wanted} onLookup={onLookup} />
    </CourseProvider>,
  );

  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(onLookup).toHaveBeenCalledExactlyOnceWith(found, undefined);
});

test('a certificate that others cannot check says so', async () => {
  await render(certificateOn(createMemoryStorage(issued)));

  await expect.element(page.getByText('Self-recorded, not verified')).toBeVisible();
});

test('a project is named with who says that it was checked; without one nothing is said', async () => {
  const built = { ...exampleCertificate, project: 'The <b>Loaf</b>' };
  const { rerender } = await render(certificateOn(createMemoryStorage({ certificates: [built] })));
  await expect
    .element(page.getByText("Built and checked in the learner's browser: The <b>Loaf</b>"))
    .toBeVisible();

  await rerender(certificateOn(createMemoryStorage({ ...issued, isVerified: true })));

  await expect.element(page.getByRole('heading', { name: userName })).toBeVisible();
  await expect.element(page.getByText(/browser/u)).not.toBeInTheDocument();
});

test('a visitor is invited to start, a signed-in learner is not', async () => {
  const learner = { id: 'maria', email: 'maria@example.com' };
  const storage = createMemoryStorage({ ...issued, learner, isVerified: true });
  await render(certificateOn(storage));
  await expect.element(page.getByRole('heading', { name: userName })).toBeVisible();
  expect(invitation.query()).toBeNull();

  await storage.session?.signOut();

  await expect.element(invitation).toHaveAttribute('href', '/auth?mode=signup');
});

test('a revoked certificate says since when, why and what its holder can do, and offers nothing else', async () => {
  const revoked = { certificates: [revokedCertificate], learner: { id: 'maria' }, isVerified: true };
  await render(certificateOn(createMemoryStorage(revoked)));

  await expect.element(page.getByText('This certificate no longer counts')).toBeVisible();
  await expect.element(page.getByText(/^Revoked on January 15, 2026:/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Take the test of Level 1' }))
    .toHaveAttribute('href', '/level-1/quiz');
  await expect.element(page.getByRole('heading', { name: userName })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByText(/LinkedIn/u).query()).toBeNull();
});

test('a revoked certificate that may be replaced leads to where it is made', async () => {
  const revocation = { revokedAt: '2026-01-15T12:00:00Z', reason: 'Misspelled.', isReplaceable: true };
  const revoked = { certificates: [{ ...revokedCertificate, revocation }], learner: { id: 'maria' } };
  await render(certificateOn(createMemoryStorage({ ...revoked, isVerified: true })));

  await expect
    .element(page.getByRole('link', { name: 'Make a new certificate' }))
    .toHaveAttribute('href', '/certificate');
});
