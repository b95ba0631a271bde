import { createCertificatePdf, type CertificatePdfOptions } from '@course-kit/react/certificate';
import { ar } from '@course-kit/react/messages/ar';
import type { Certificate } from '@course-kit/react/model';
import { PDFiumLibrary } from '@hyzyla/pdfium/browser/base64';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE } from './certificate-layout.js';

const certificate: Certificate = {
  id: 'CERT-1795219200000-L3',
  userName: 'Maria Fernández',
  level: 3,
  courseName: 'Langflow Learning',
  score: 80,
  completionDate: 'November 21, 2026',
  issuedBy: 'Learning Platform',
};
const url = 'https://learn.example.org/certificate/CERT-1795219200000-L3';

let reader: PDFiumLibrary;
beforeAll(async () => {
  reader = await PDFiumLibrary.init({ disableBase64Warning: true });
});

/** A certificate as Chromium's own reader of PDFs has it. */
async function open(changes: Partial<Certificate>, options: CertificatePdfOptions = { url }) {
  const pdf = await createCertificatePdf({ ...certificate, ...changes }, options);
  const document = await reader.loadDocument(new Uint8Array(await pdf.arrayBuffer()));
  const page = document.getPage(0);
  const lines = page.getText().split(/\r?\n/u);
  const { data, width } = await page.render({ scale: 2, render: 'bitmap' });
  const pictures = (await pdf.text()).match(/\/Subtype \/Image/gu)?.length ?? 0;
  document.destroy();
  return { size: pdf.size, lines, pictures, ink: (from: number, to: number) => inkIn(data, width, from, to) };
}

/** How many dark dots there are between two heights, in millimetres. */
function inkIn(data: Uint8Array, width: number, from: number, to: number): number {
  const scale = width / PAGE.width;
  let dark = 0;
  for (let row = Math.round(from * scale); row < to * scale; row += 1)
    // Within the border.
    for (let column = Math.round(20 * scale); column < (PAGE.width - 20) * scale; column += 1)
      if ((data[(row * width + column) * 4] ?? 255) < 100) dark += 1;
  return dark;
}

/** Between the line above the name and the rule below it. */
const NAME = [82, 104] as const;

describe('a name that no embedded font has', () => {
  test.each([
    ['Hebrew', 'עדי כהן'],
    ['Arabic', 'محمد عبد الله'],
    ['Arabic with a number', 'نوعه 12 كريم'],
    ['Chinese', '王小明'],
    ['Japanese', '山田太郎さくら'],
    ['Korean', '김민준'],
    ['Devanagari', 'प्रियंका शर्मा'],
    ['Tamil', 'பிரியா குமார்'],
    ['Thai', 'สมศักดิ์ ใจดี'],
    ['Armenian', 'Անի Հակոբյան'],
    ['Georgian', 'გიორგი ბერიძე'],
    ['Yoruba, whose accents have no letters of their own', 'Ọ́lá Adébáyọ̀'],
    ['three scripts', 'Łukasz 王小明 עדי'],
  ])('is seen in its place, and read back: %s', async (_, userName) => {
    const { size, lines, pictures, ink } = await open({ userName });
    expect(lines[2]).toBe(userName);
    expect(pictures).toBe(1);
    expect(ink(...NAME)).toBeGreaterThan(500);
    expect(size).toBeLessThan(120_000);
  });

  test('may have emoji, which Chromium’s reader shows and does not copy', async () => {
    const { size, lines, ink } = await open({ userName: 'Zoë 🦄👩‍🚀 Łukasz' });
    expect(lines[2]).toMatch(/^Zoë .*Łukasz$/u);
    expect(ink(...NAME)).toBeGreaterThan(500);
    expect(size).toBeLessThan(120_000);
  });

  test('has two rows when it is long', async () => {
    const userName = `${'王小明'.repeat(15)}${'山田太郎'.repeat(11)}`;
    const { lines, pictures } = await open({ userName });
    expect(lines.slice(2, 4).join('')).toBe(userName);
    expect(pictures).toBe(2);
  });
});

test('a name that a font has is no picture, and no name leaves its place empty', async () => {
  const { pictures, ink } = await open({});
  expect(pictures).toBe(0);
  expect(ink(...NAME)).toBeGreaterThan(500);
  expect((await open({ userName: '' })).ink(...NAME)).toBe(0);
});

test('a certificate in Hebrew is read from the right, with its numbers as they are', async () => {
  const messages = {
    title: 'תעודת סיום',
    score: 'ציון סופי: {score}%',
    course: '{courseName} - שלב {level}',
    selfRecorded: 'נרשמה באופן עצמי, לא אומתה',
  };
  const { lines, ink } = await open({}, { messages, locale: 'he', isVerified: false });
  expect(lines).toEqual(
    expect.arrayContaining(['תעודת סיום', 'ציון סופי: 80%', 'נרשמה באופן עצמי, לא אומתה']),
  );
  // The label, below the number of the certificate.
  expect(ink(178, 190)).toBeGreaterThan(200);
});

test('a certificate in Arabic, on which nearly every line is drawn, is a light file', async () => {
  const { size, pictures } = await open(
    { userName: 'محمد عبد الله', courseName: 'أساسيات لانج فلو', issuedBy: 'منصة التعلم' },
    { url, messages: ar.certificate, locale: 'ar', levelTitle: 'إعداد البيئة', isVerified: false },
  );
  expect(pictures).toBe(11);
  expect(size).toBeLessThan(120_000);
});
