import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ISSUER } from '../model/certificate.js';
import { certificateFileName, certificateLines } from './certificate-lines.js';

const certificate = {
  id: 'CERT-1795132800000-L2',
  userName: 'Ada Lovelace',
  level: 2,
  courseName: 'Engine Learning',
  score: 80,
  completionDate: 'November 21, 2026',
  issuedBy: DEFAULT_ISSUER,
};
const words = (wording?: Parameters<typeof certificateLines>[1]) =>
  certificateLines(certificate, wording).map(({ text }) => text);

/** Any character; more often ASCII, where the signs with a meaning are. fast-check's unit `binary` takes seconds to set up. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10f7ff }))
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

describe('the lines of a certificate', () => {
  it('say who passed which level and when, in this order', () => {
    expect(words()).toEqual([
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

  it('take over the texts of a host, and the date as its language writes it', () => {
    const messages = { course: '{courseName}, niveau {level}', date: 'Fait le {date}' };
    const lines = words({ messages, locale: 'fr' });
    expect(lines[4]).toBe('Engine Learning, niveau 2');
    expect(lines[6]).toBe('Fait le 21 novembre 2026');
    expect(lines[1]).toBe('This is to certify that');
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

describe("the name of a certificate's file", () => {
  it.each([
    ['Ada Lovelace', 'certificate-level-3-ada-lovelace.pdf'],
    ['  Ada  King\tLovelace ', 'certificate-level-3-ada-king-lovelace.pdf'],
    ['Łukasz Ørsted', 'certificate-level-3-łukasz-ørsted.pdf'],
    ['Ada\u202E \u200BKing', 'certificate-level-3-ada-king.pdf'],
    ['../a\\b:c*d?"<e>|', 'certificate-level-3-..abcde.pdf'],
  ])('of %j is %s', (userName, fileName) => {
    expect(certificateFileName({ level: 3, userName })).toBe(fileName);
  });

  it('follows the language', () => {
    const messages = { fileName: 'Zertifikat Stufe {level}: {name}' };
    expect(certificateFileName({ level: 3, userName: 'Ada King' }, { messages, locale: 'de' })).toBe(
      'Zertifikat-Stufe-3-ada-king.pdf',
    );
  });

  it('is one that every file system takes, for any name', () => {
    const level = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(level, fc.string({ unit: anyCharacter }), (number, userName) => {
        const fileName = certificateFileName({ level: number, userName });
        expect(fileName.startsWith(`certificate-level-${number}-`)).toBe(true);
        expect(fileName.endsWith('.pdf')).toBe(true);
        expect(fileName).not.toMatch(/[\s\p{Cc}\p{Cf}\\/:*?"<>|]/u);
      }),
    );
  });
});
