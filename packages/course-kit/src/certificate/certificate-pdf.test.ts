import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../scripts/read-pdf.ts';
import type { Certificate } from '../model/certificate.js';
import { certificateLines } from './certificate-lines.js';
import { type CertificatePdfOptions, createCertificatePdf } from './certificate-pdf.js';
import { extendedCoverage, latinCoverage } from './fonts/coverage.generated.js';

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

async function pdfOf(changes: Partial<Certificate> = {}, options: CertificatePdfOptions = {}) {
  const pdf = await createCertificatePdf({ ...certificate, ...changes }, options);
  return readPdf(await pdf.bytes());
}

describe('the certificate as a PDF', () => {
  it('has the nine lines in order and nothing between', async () => {
    expect((await pdfOf()).lines).toEqual([
      'CERTIFICATE OF COMPLETION',
      'This is to certify that',
      'Maria Fernández',
      'has successfully completed',
      'Langflow Learning - Level 3',
      'Final Score: 80%',
      'Completed on: November 21, 2026',
      'Issued by Learning Platform',
      'Certificate ID: CERT-1795219200000-3',
    ]);
  });

  it('is one valid page of landscape A4', async () => {
    const { pages } = await pdfOf({}, { url });
    expect(pages).toEqual([{ width: expect.closeTo(841.89, 2), height: expect.closeTo(595.28, 2) }]);
  });

  it('has a title, an author and a subject for file managers and screen readers', async () => {
    expect(await pdfOf({ userName: 'Łukasz 王小明' })).toMatchObject({
      title: 'Certificate of Completion: Łukasz 王小明',
      author: 'Learning Platform',
      subject: 'Langflow Learning - Level 3',
    });
  });

  it.each(['Maria Fernández', 'Łukasz Żółć'])(
    'carries every font that it uses, cut down to its letters: %s',
    async (userName) => {
      const { fonts } = await pdfOf({ userName }, { url });
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) {
        expect(font).toMatchObject({
          type: 'CIDFontType2',
          encoding: 'Identity-H',
          isEmbedded: true,
          isSubset: true,
          hasCharacters: true,
        });
      }
    },
  );

  it.each([
    ['Latin', 'Maria Fernández', 60_000],
    ['Polish', 'Łukasz Żółć', 60_000],
    ['most of an alphabet', 'Хусейн оглы Щербаков-Ёжиков Фёдор Цветаевич Эдуард', 70_000],
  ])('is a small file, also with a QR code and many levels: %s', async (_, userName, most) => {
    const pdf = await createCertificatePdf({ ...certificate, userName }, { url, levels: 13 });
    expect(pdf.size).toBeLessThan(most);
  });

  it('is in the given language', async () => {
    const messages = {
      title: 'TEILNAHMEZERTIFIKAT',
      certify: 'Hiermit wird bescheinigt, dass',
      completed: 'erfolgreich abgeschlossen hat:',
      course: '{courseName} – Stufe {level}',
      score: 'Ergebnis: {score} %',
      date: 'Abgeschlossen am {date}',
      issuer: 'Ausgestellt von {issuer}',
      id: 'Zertifikatsnummer: {id}',
      documentTitle: 'Zertifikat für {name}',
    };
    const { lines, title, language } = await pdfOf({}, { messages, locale: 'de-DE' });
    expect(lines).toEqual([
      'TEILNAHMEZERTIFIKAT',
      'Hiermit wird bescheinigt, dass',
      'Maria Fernández',
      'erfolgreich abgeschlossen hat:',
      'Langflow Learning – Stufe 3',
      'Ergebnis: 80 %',
      'Abgeschlossen am 21. November 2026',
      'Ausgestellt von Learning Platform',
      'Zertifikatsnummer: CERT-1795219200000-3',
    ]);
    expect(title).toBe('Zertifikat für Maria Fernández');
    expect(language).toBe('de-DE');
  });

  it('has the public address as a link at the foot, after the nine lines', async () => {
    const { lines, links } = await pdfOf({}, { url });
    expect(lines).toEqual([...certificateLines(certificate).map((line) => line.text), url]);
    expect(new Set(links)).toEqual(new Set([url]));
  });

  it('says of a self-recorded certificate that it is not verified, after the nine lines', async () => {
    const { lines } = await pdfOf({}, { isVerified: false });
    expect(lines).toEqual([
      ...certificateLines(certificate).map((line) => line.text),
      'Self-recorded, not verified',
    ]);
  });

  it('names a project that the browser has checked, and says that it was the browser', async () => {
    const { lines } = await pdfOf({ project: 'Bike Shop Desk' }, { url });
    expect(lines).toEqual([
      ...certificateLines(certificate).map((line) => line.text),
      "Built and checked in the learner's browser: Bike Shop Desk",
      url,
    ]);
  });

  it('is in the language of its locale where readers know the region, the script or neither', async () => {
    for (const [locale, written] of [
      ['pt-BR', 'pt-BR'],
      ['zh-Hans', 'zh'],
      ['de-LI', 'de-LI'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- three small files
      expect((await pdfOf({}, { locale })).language).toBe(written);
  });

  it.each([
    'Zoë Åström',
    'Łukasz Żółć',
    'Ελένη Παπαδοπούλου',
    'Александр Ё. Щукин',
    'Nguyễn Thị Ánh Tuyết',
    'Ğülşən (İsmayılova) \\ O’Neil',
  ])('reads back the name %s', async (userName) => {
    expect((await pdfOf({ userName })).lines[2]).toBe(userName);
  });

  it('reads back a course name in another script', async () => {
    expect((await pdfOf({ courseName: 'Основы Łódź' })).lines[4]).toBe('Основы Łódź - Level 3');
  });

  it.each([
    ['Latin', latinCoverage, ''],
    ['extended', extendedCoverage, 'ł'],
  ] as const)('reads back every character that the %s font is said to have', async (_, coverage, other) => {
    const characters = coverage.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const printed = characters
      .filter((character) => character.trim() !== '')
      .join('')
      .normalize('NFC');
    const names = (printed.match(/.{1,64}/gu) ?? []).map((letters) => `${other}${letters}${other}`);
    const read = await Promise.all(names.map((userName) => pdfOf({ userName })));
    expect(read.map(({ lines }) => lines.slice(2, -6).join(''))).toEqual(names);
  });

  it('prints a very long name in two rows', async () => {
    const userName =
      'Maria Alejandra Fernández de la Vega y Sánchez Albornoz, Condesa de Villafranca del Bierzo';
    const { lines } = await pdfOf({ userName });
    expect(lines).toHaveLength(10);
    expect(lines.slice(2, 4).join(' ')).toBe(userName);
  });

  it('made without a browser, keeps the text of a name that it cannot draw', async () => {
    expect((await pdfOf({ userName: '王小明' })).lines[2]).toBe('王小明');
  });

  it('leaves an empty name empty', async () => {
    expect((await pdfOf({ userName: ' ' })).lines).toHaveLength(8);
  });
});

describe('the public address on a certificate', () => {
  it.each(['certificate/1', 'javascript:alert(1)'])('cannot be %s', async (address) => {
    await expect(createCertificatePdf(certificate, { url: address })).rejects.toThrow(TypeError);
  });
});
