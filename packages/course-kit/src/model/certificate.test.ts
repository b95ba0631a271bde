import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certificateFileName,
  certificateId,
  certificateLines,
  completionDate,
  DEFAULT_ISSUER,
  nextCertificateId,
  parseCertificateId,
  printedCertificateId,
} from './certificate.js';

/** Any time that a date can have from 1970 on. */
const time = () => fc.nat(8_640_000_000_000_000);
const level = () => fc.integer({ min: 1, max: 9999 });

describe('certificate ids', () => {
  it('have the forms of the specification', () => {
    expect(certificateId(1_795_132_800_000, 2)).toBe('CERT-1795132800000-L2');
    expect(printedCertificateId('CERT-1795132800000-L2')).toBe('CERT-1795132800000-2');
  });

  it('are found again from the issued and the printed form, however they are typed', () => {
    fc.assert(
      fc.property(time(), level(), (milliseconds, number) => {
        const id = certificateId(milliseconds, number);
        const printed = printedCertificateId(id);
        for (const typed of [id, printed, ` ${id}\n`, id.toLowerCase(), printed.toLowerCase()])
          expect(parseCertificateId(typed)).toBe(id);
      }),
    );
  });

  it('come out of nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const id = parseCertificateId(typed);
        expect(id === null || /^cert-\d+-l?\d+$/i.test(typed.trim())).toBe(true);
      }),
    );
    for (const typed of ['', 'CERT-1', 'CERT--L1', 'CERT-1-LL1', 'CERT-1-L1x', 'xCERT-1-L1', 'CERT-1-L1-L1'])
      expect(parseCertificateId(typed)).toBeNull();
  });

  it('take the next free millisecond on a clash', () => {
    fc.assert(
      fc.property(fc.nat(1000), level(), fc.uniqueArray(fc.nat(12)), (start, number, offsets) => {
        const taken = new Set(offsets.map((offset) => certificateId(start + offset, number)));
        const id = nextCertificateId(start, number, (candidate) => taken.has(candidate));
        const free = Array.from({ length: 14 }, (_, offset) => offset).find(
          (offset) => !offsets.includes(offset),
        );
        expect(id).toBe(certificateId(start + (free ?? 0), number));
      }),
    );
  });
});

describe('completionDate', () => {
  it('is the long US date in the given time zone', () => {
    const evening = Date.UTC(2026, 10, 21, 23, 30);
    expect(completionDate(evening, 'UTC')).toBe('November 21, 2026');
    expect(completionDate(evening, 'Asia/Tokyo')).toBe('November 22, 2026');
    expect(completionDate(Date.UTC(2026, 0, 5), 'UTC')).toBe('January 5, 2026');
  });

  it('names month, day and year of any time', () => {
    fc.assert(
      fc.property(fc.nat(253_402_300_799_999), (milliseconds) => {
        const words = completionDate(milliseconds, 'UTC');
        const [, month, day, year] = /^([A-Z][a-z]+) (\d+), (\d{4})$/.exec(words) ?? [];
        const date = new Date(`${month} ${day}, ${year} 00:00 UTC`);
        expect(date.getTime()).toBe(Math.floor(milliseconds / 86_400_000) * 86_400_000);
      }),
    );
  });
});

describe('certificateLines', () => {
  const certificate = {
    id: 'CERT-1795132800000-L2',
    userName: 'Ada Lovelace',
    level: 2,
    courseName: 'Engine Learning',
    score: 80,
    completionDate: 'November 21, 2026',
    issuedBy: DEFAULT_ISSUER,
  };

  it('are those of the specification, in order', () => {
    expect(certificateLines(certificate).map(({ text }) => text)).toEqual([
      'CERTIFICATE OF COMPLETION',
      'This is to certify that',
      'Ada Lovelace',
      'has successfully completed',
      'Engine Learning - Level 2',
      'Final Score: 80%',
      'Completed on: November 21, 2026',
      'Issued by Learning Platform',
      'Certificate ID: CERT-1795132800000-2',
    ]);
  });

  it('print any name, course and issuer as they are', () => {
    const text = () => fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text(), text(), text(), (userName, courseName, issuedBy) => {
        const lines = certificateLines({ ...certificate, userName, courseName, issuedBy });
        const textOf = (role: string) => lines.find((line) => line.role === role)?.text;
        expect(textOf('name')).toBe(userName);
        expect(textOf('course')).toBe(`${courseName} - Level 2`);
        expect(textOf('issuer')).toBe(`Issued by ${issuedBy}`);
        expect(lines).toHaveLength(9);
      }),
    );
  });
});

describe('certificateFileName', () => {
  it.each([
    ['Ada Lovelace', 'certificate-level-3-ada-lovelace.pdf'],
    ['  Ada  King\tLovelace ', 'certificate-level-3-ada-king-lovelace.pdf'],
    ['Łukasz Ørsted', 'certificate-level-3-łukasz-ørsted.pdf'],
    ['Ada\u202E \u200BKing', 'certificate-level-3-ada-king.pdf'],
    ['../a\\b:c*d?"<e>|', 'certificate-level-3-..abcde.pdf'],
  ])('of %j is %s', (name, fileName) => {
    expect(certificateFileName(3, name)).toBe(fileName);
  });

  it('is one that every file system takes, for any name', () => {
    fc.assert(
      fc.property(level(), fc.string({ unit: 'binary' }), (number, name) => {
        const fileName = certificateFileName(number, name);
        expect(fileName.startsWith(`certificate-level-${number}-`)).toBe(true);
        expect(fileName.endsWith('.pdf')).toBe(true);
        expect(fileName).not.toMatch(/[\s\p{Cc}\p{Cf}\\/:*?"<>|]/u);
      }),
    );
  });
});
