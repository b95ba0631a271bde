import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certificateId,
  completionDate,
  lastIrreplaceable,
  nextCertificateId,
  parseCertificateId,
  printedCertificateId,
} from './certificate.js';

/** Any time that a date can have from 1970 on. */
const time = () => fc.nat(8_640_000_000_000_000);
const level = () => fc.integer({ min: 1, max: 9999 });

describe('certificate ids', () => {
  it('hold the time and the level, and are printed without the L', () => {
    expect(certificateId(1_795_132_800_000, 2)).toBe('CERT-1795132800000-L2');
    expect(printedCertificateId('CERT-1795132800000-L2')).toBe('CERT-1795132800000-2');
  });

  it('are read from the issued and the printed form, in any spelling', () => {
    fc.assert(
      fc.property(time(), level(), (milliseconds, number) => {
        const id = certificateId(milliseconds, number);
        const printed = printedCertificateId(id);
        for (const typed of [id, printed, ` ${id}\n`, id.toLowerCase(), printed.toLowerCase()])
          expect(parseCertificateId(typed)).toBe(id);
      }),
    );
  });

  it('are not read from anything else', () => {
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

describe('the last certificate that may not be replaced', () => {
  const revokedAt = '2026-11-21T10:00:00Z';
  const certificate = (id: string, isReplaceable?: boolean) => ({
    id,
    userName: 'Ada Lovelace',
    level: 1,
    courseName: 'Langflow Learning',
    score: 80,
    completionDate: 'November 21, 2026',
    issuedBy: 'Learning Platform',
    ...(isReplaceable !== undefined && { revocation: { revokedAt, reason: 'A test', isReplaceable } }),
  });

  it.each([
    ['none where there are none', [], undefined],
    ['the last of several', [certificate('a'), certificate('b')], 'b'],
    ['one that was revoked for good', [certificate('a'), certificate('b', false)], 'b'],
    ['one before those that may be replaced', [certificate('a'), certificate('b', true)], 'a'],
    ['none where each may be replaced', [certificate('a', true)], undefined],
  ])('is %s', (_, certificates, id) => {
    expect(lastIrreplaceable(certificates)?.id).toBe(id);
  });
});
