import {
  CertificateView,
  CourseProvider,
  defaultLinkFor,
  ProgressGrid,
  type CourseEvent,
  type MessageOverrides,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { CertificateList } from '@course-kit/react/level-certificate';
import { translateOutline } from '@course-kit/react/model';
import { PDFiumLibrary } from '@hyzyla/pdfium/browser/base64';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCertificate, exampleCourse, passedRecord } from '../example-course.fixtures.js';

const { id, level, userName } = exampleCertificate;
const onEvent = vi.fn<(event: CourseEvent) => void>();
const files: { name: string; file: Blob }[] = [];

beforeEach(() => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:certificate';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file: made.at(-1) ?? new Blob() });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  onEvent.mockReset();
  files.length = 0;
});

async function show(wording: { locale?: string; messages?: MessageOverrides } = {}) {
  const storage = createMemoryStorage({ certificates: [exampleCertificate] });
  await render(
    <CourseProvider course={exampleCourse} storage={storage} onEvent={onEvent} {...wording}>
      <CertificateView id={id} />
    </CourseProvider>,
  );
}

test("a certificate's page tells the host of a download, as the progress page does", async () => {
  await show();
  await page.getByRole('button', { name: 'Download PDF' }).click();

  await expect.element(page.getByText('Certificate downloaded!')).toBeVisible();
  expect(files[0]?.file.type).toBe('application/pdf');
  await expect
    .poll(() => onEvent.mock.calls)
    .toEqual([[{ type: 'certificate-made', course: exampleCourse.title, level, id, kind: 'pdf' }]]);
});

test.each([
  ["a certificate's page", <CertificateView key="page" id={id} />],
  ['the list of certificates', <CertificateList key="list" />],
])('a double click on %s saves one file, each time', async (_, what) => {
  const storage = createMemoryStorage({ records: [passedRecord(level)], certificates: [exampleCertificate] });
  await render(
    <CourseProvider course={exampleCourse} storage={storage} onEvent={onEvent} linkFor={defaultLinkFor}>
      {what}
    </CourseProvider>,
  );
  await page.getByRole('button', { name: /^Download PDF/ }).dblClick();
  await expect.element(page.getByText('Certificate downloaded!')).toBeVisible();
  await page.getByRole('button', { name: /^Download PDF/ }).dblClick();

  await expect.poll(() => onEvent.mock.calls).toHaveLength(2);
  expect(files).toHaveLength(2);
});

test('no success is announced for a PDF that could not be made', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no memory');
  });
  await show();
  await page.getByRole('button', { name: 'Download PDF' }).click();

  await expect.element(page.getByText('Error generating certificate')).toBeVisible();
  expect(onEvent).not.toHaveBeenCalled();
});

test('page, PDF and its name are in the language of the provider', async () => {
  await show({
    locale: 'de-DE',
    messages: {
      certificateView: { download: 'PDF laden' },
      certificate: {
        date: 'Abgeschlossen am {date}',
        documentTitle: 'Zertifikat: {name}',
        fileName: 'zertifikat-stufe-{level}-{name}',
      },
    },
  });
  await expect.element(page.getByText('21. November 2025').first()).toBeVisible();
  await page.getByRole('button', { name: 'PDF laden' }).click();

  await expect.poll(() => files.length).toBe(1);
  const [saved] = files;
  expect(saved?.name).toBe(`zertifikat-stufe-${level}-${userName.toLowerCase().replaceAll(' ', '-')}.pdf`);
  const text = (await saved?.file.text()) ?? '';
  expect(text).toContain('/Lang (de-DE)');
});

test.each([
  ['was recorded', true, []],
  ['could not be recorded', false, ['Self-recorded, not verified']],
])('where others can verify certificates, the PDF of one that %s', async (_, isRecorded, labels) => {
  const memory = createMemoryStorage({ records: [passedRecord(1)], isVerified: true });
  const issue = isRecorded ? memory.certificates.issue : () => Promise.reject(new Error('down'));
  const storage = { ...memory, certificates: { ...memory.certificates, issue } };
  await render(
    <CourseProvider course={exampleCourse} storage={storage}>
      <ProgressGrid />
    </CourseProvider>,
  );
  await page.getByRole('button', { name: 'Download PDF: First loaves' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(userName);
  await page.getByRole('button', { name: 'Make certificate' }).click();

  await expect.poll(() => files.length).toBe(1);
  const lines = await linesOf(files[0]?.file ?? new Blob());
  expect(lines).toContain(userName);
  expect(lines.filter((line) => line.includes('verified'))).toEqual(labels);
});

test('the PDF of a certificate says the level as its page does, in the language of who reads it', async () => {
  const words = { title: 'Erste Laibe', tasks: [] };
  const storage = createMemoryStorage({ certificates: [exampleCertificate] });
  await render(
    <CourseProvider
      course={exampleCourse}
      translation={translateOutline(exampleCourse, [words], 'de')}
      storage={storage}
      locale="de-DE"
    >
      <CertificateView id={id} />
    </CourseProvider>,
  );
  await expect.element(page.getByRole('article').getByText('Erste Laibe')).toBeVisible();
  await page.getByRole('button', { name: 'Download PDF' }).click();

  await expect.poll(() => files.length).toBe(1);
  const lines = await linesOf(files[0]?.file ?? new Blob());
  expect(lines).toContain('Erste Laibe');
  expect(lines).toContain(`${exampleCertificate.courseName} - Level ${level}`);
  expect(lines).not.toContain('First loaves');
});

/** What Chromium's own reader of PDFs reads. */
async function linesOf(pdf: Blob): Promise<readonly string[]> {
  const reader = await PDFiumLibrary.init({ disableBase64Warning: true });
  const document = await reader.loadDocument(new Uint8Array(await pdf.arrayBuffer()));
  const text = document.getPage(0).getText();
  document.destroy();
  return text.split(/\r?\n/u);
}
