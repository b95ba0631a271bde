import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const tools = ['pdftotext', 'pdfinfo', 'pdffonts', 'qpdf'];
const isMissing = (tool: string) => spawnSync(tool, ['--help']).error !== undefined;
let folder = '';

async function pdfOf(changes: Partial<Certificate> = {}, options: CertificatePdfOptions = {}) {
  const pdf = await createCertificatePdf({ ...certificate, ...changes }, options);
  const file = path.join(folder, 'certificate.pdf');
  await writeFile(file, new Uint8Array(await pdf.arrayBuffer()));
  return file;
}

function readLines(file: string): string[] {
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  const lines = text.split(/[\n\f]/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function readInfo(file: string, ...options: string[]): string {
  return execFileSync('pdfinfo', [...options, file], { encoding: 'utf8' });
}

describe.skipIf(tools.some(isMissing))(`the certificate as a PDF (needs ${tools.join(', ')})`, () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has the nine lines in order and nothing between', async () => {
    expect(readLines(await pdfOf())).toEqual([
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

  it('is one sound page of landscape A4', async () => {
    const file = await pdfOf({}, { url });
    expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain('No syntax');
    expect(readInfo(file)).toMatch(/Pages: +1\n/);
    expect(readInfo(file)).toMatch(/Page size: +841\.89 x 595\.28 pts \(A4\)/);
  });

  it('tells file managers and screen readers what it is', async () => {
    const info = readInfo(await pdfOf({ userName: 'Łukasz 王小明' }));
    expect(info).toMatch(/Title: +Certificate of Completion: Łukasz 王小明/);
    expect(info).toMatch(/Author: +Learning Platform/);
    expect(info).toMatch(/Subject: +Langflow Learning - Level 3/);
  });

  it('carries every font that it uses, cut down to its letters', async () => {
    for (const userName of ['Maria Fernández', 'Łukasz Żółć']) {
      // oxlint-disable-next-line no-await-in-loop -- all use the one file
      const file = await pdfOf({ userName }, { url });
      const [, , ...fonts] = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n');
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/CID TrueType +Identity-H +yes yes yes /);
    }
  });

  it('is light, with a QR code too', async () => {
    const sizeOf = async (options: CertificatePdfOptions) =>
      (await createCertificatePdf({ ...certificate, userName: 'Łukasz Żółć' }, options)).size;
    expect(await sizeOf({})).toBeLessThan(30_000);
    expect(await sizeOf({ url })).toBeLessThan(30_000);
  });

  it('speaks the language that it is given', async () => {
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
    const file = await pdfOf({}, { messages, locale: 'de-DE' });
    expect(readLines(file)).toEqual([
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
    expect(readInfo(file)).toMatch(/Title: +Zertifikat für Maria Fernández/);
    expect(execFileSync('qpdf', ['--qdf', file, '-'], { encoding: 'latin1' })).toContain('/Lang (de-DE)');
  });

  it('has the public address as a link at the foot, after the nine lines', async () => {
    const file = await pdfOf({}, { url });
    expect(readLines(file)).toEqual([...certificateLines(certificate).map((line) => line.text), url]);
    expect(readInfo(file, '-url')).toContain(url);
  });

  it.each([
    'Zoë Åström',
    'Łukasz Żółć',
    'Ελένη Παπαδοπούλου',
    'Александр Ё. Щукин',
    'Nguyễn Thị Ánh Tuyết',
    'Ğülşən (İsmayılova) \\ O’Neil',
  ])('reads back the name %s', async (userName) => {
    expect(readLines(await pdfOf({ userName }))[2]).toBe(userName);
  });

  it('reads back a course name in another script', async () => {
    expect(readLines(await pdfOf({ courseName: 'Основы Łódź' }))[4]).toBe('Основы Łódź - Level 3');
  });

  it.each([
    ['Latin', latinCoverage, ''],
    ['extended', extendedCoverage, 'ł'],
  ] as const)(
    'reads back every character that the %s font is said to have',
    async (_, coverage, other) => {
      const characters = coverage.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
      );
      const printed = characters
        .filter((character) => character.trim() !== '')
        .join('')
        .normalize('NFC');
      for (let start = 0; start < printed.length; start += 64) {
        const userName = `${other}${printed.slice(start, start + 64)}${other}`;
        // oxlint-disable-next-line no-await-in-loop -- all use the one file
        const lines = readLines(await pdfOf({ userName }));
        expect(lines.slice(2, -6).join('')).toBe(userName);
      }
    },
    30_000,
  );

  it('sets a very long name in two rows', async () => {
    const userName =
      'Maria Alejandra Fernández de la Vega y Sánchez Albornoz, Condesa de Villafranca del Bierzo';
    const lines = readLines(await pdfOf({ userName }));
    expect(lines).toHaveLength(10);
    expect(lines.slice(2, 4).join(' ')).toBe(userName);
  });

  it('made without a browser, keeps the text of a name it cannot draw', async () => {
    expect(readLines(await pdfOf({ userName: '王小明' }))[2]).toBe('王小明');
  });

  it('leaves an empty name empty', async () => {
    expect(readLines(await pdfOf({ userName: ' ' }))).toHaveLength(8);
  });
});

describe('the public address on a certificate', () => {
  it.each(['certificate/1', 'javascript:alert(1)'])('cannot be %s', async (address) => {
    await expect(createCertificatePdf(certificate, { url: address })).rejects.toThrow(TypeError);
  });
});
