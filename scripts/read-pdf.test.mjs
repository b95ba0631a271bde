import { createCertificatePdf } from '@course-kit/react/certificate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readPdf } from './read-pdf.ts';

/** Certificates are ASCII outside their streams, so replacing text in one makes an error of our choice. */
const FAULTS = {
  'a table of objects that is elsewhere': [/startxref\n\d+/, 'startxref\n7'],
  'a stream of another length': [/\/Length (\d+)/, '/Length 5'],
  'a font that is not there': [/\/FontFile2 \d+ 0 R/, '/FontFile2 999 0 R'],
  'no end': [/startxref[\s\S]*$/, ''],
};

describe('a PDF with an error in it', () => {
  let sound = '';
  beforeAll(async () => {
    const pdf = await createCertificatePdf({
      id: 'CERT-1-L1',
      userName: 'Ada Lovelace',
      level: 1,
      courseName: 'Bread',
      score: 80,
      completionDate: 'November 21, 2026',
      issuedBy: 'Bakers',
    });
    sound = Buffer.from(await pdf.bytes()).toString('latin1');
  });

  it('is refused, and accepted without the error', async () => {
    expect((await readPdf(Buffer.from(sound, 'latin1'))).lines).toContain('Ada Lovelace');
  });

  it.each(Object.entries(FAULTS))('is refused: %s', async (_, [part, replacement]) => {
    const broken = sound.replace(part, replacement);
    expect(broken).not.toBe(sound);
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(readPdf(Buffer.from(broken, 'latin1'))).rejects.toThrow('qpdf');
  });
});
