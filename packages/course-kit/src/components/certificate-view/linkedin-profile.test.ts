import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionDate, type Certificate } from '../../model/certificate.js';
import { issueMonth, linkedInProfileUrl } from './linkedin-profile.js';

const certificate: Certificate = {
  id: 'CERT-1795132800000-L2',
  userName: 'Ada Lovelace',
  level: 2,
  courseName: 'Engine Learning',
  score: 80,
  completionDate: 'November 21, 2026',
  issuedBy: 'Looms & Sons',
};
const name = 'Engine Learning - Level 2';
const url = 'https://learn.example/certificate/CERT-1795132800000-L2?from=a&to=b#top';

/** The unit `binary` of fast-check, which takes seconds to set up, and more of ASCII, where the signs with a meaning are. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10f7ff }))
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** What LinkedIn reads out of an address. */
const readBack = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('issueMonth', () => {
  it.each([
    ['November 21, 2026', { year: 2026, month: 11 }],
    ['January 1, 2027', { year: 2027, month: 1 }],
    [' December 31, 2026 ', { year: 2026, month: 12 }],
  ])('of %j is %j', (words, month) => {
    expect(issueMonth(words)).toEqual(month);
  });

  it.each([
    '',
    '2026-11-21',
    '21 November 2026',
    '21. November 2026',
    'Nov 21, 2026',
    'November 2026',
    'Brumaire 21, 2026',
    'November 21, 12026',
    'November 21, 2026 or so',
    'constructor 21, 2026',
  ])('of %j is not known', (words) => {
    expect(issueMonth(words)).toBeNull();
  });

  it('is the month of issue where it was issued, for any time and place', () => {
    const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kolkata');
    // A day short of the year 10000 and after 1970, so that no time zone leaves the years of four digits.
    fc.assert(
      fc.property(fc.integer({ min: 86_400_000, max: 253_402_214_400_000 }), zones, (time, timeZone) => {
        const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric' });
        const [month, year] = format.format(time).split('/').map(Number);
        expect(issueMonth(completionDate(time, timeZone))).toEqual({ year, month });
      }),
    );
  });
});

describe('linkedInProfileUrl', () => {
  it('leads to the form that adds a certificate, with all that it asks for', () => {
    const address = linkedInProfileUrl(certificate, { name, url });
    expect(address).toMatch(/^https:\/\/www\.linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME&/);
    expect(readBack(address)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name,
      organizationName: 'Looms & Sons',
      issueYear: '2026',
      issueMonth: '11',
      certUrl: url,
      certId: 'CERT-1795132800000-L2',
    });
  });

  it('leaves out a date that it cannot read', () => {
    const undated = { ...certificate, completionDate: 'in autumn' };
    const values = readBack(linkedInProfileUrl(undated, { name, url }));
    expect(values).not.toHaveProperty('issueYear');
    expect(values).not.toHaveProperty('issueMonth');
    expect(values).toMatchObject({ name, certUrl: url });
  });

  it('contains any text unchanged, and nothing else', () => {
    const text = () => fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(text(), text(), text(), text(), (id, issuedBy, anyName, anyUrl) => {
        const address = linkedInProfileUrl(
          { ...certificate, id, issuedBy, completionDate: '' },
          { name: anyName, url: anyUrl },
        );
        expect(readBack(address)).toEqual({
          startTask: 'CERTIFICATION_NAME',
          name: anyName,
          organizationName: issuedBy,
          certUrl: anyUrl,
          certId: id,
        });
        expect(new URL(address).hash).toBe('');
      }),
    );
  });
});
