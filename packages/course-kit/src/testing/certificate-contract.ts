import type { Certificate } from '../model/certificate.js';
import { describe, expect, it } from 'vitest';
import { certificateRequest, quiz, type Contract } from './storage-under-test.js';

/** Issuing and finding certificates. */
export function describeCertificates({ storage, another }: Contract): void {
  describe('certificates', () => {
    it('a new learner has no certificates', async () => {
      expect(await storage().certificates.list()).toEqual([]);
    });

    it('a certificate says what it was asked for and has an id and a date in words', async () => {
      const { progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      const certificate = await certificates.issue(certificateRequest(1, 80));
      expect(certificate).toMatchObject(certificateRequest(1, 80));
      expect(certificate.id).toMatch(/^CERT-\d+-L1$/);
      expect(certificate.completionDate).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    });

    it('a certificate is found by its id', async () => {
      const { progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      const certificate = await certificates.issue(certificateRequest(1, 80));
      expect(await certificates.read(certificate.id)).toEqual(certificate);
    });

    it('a certificate is found by another client', async ({ skip }) => {
      const second = await (another() ?? skip('there is no second client'))();
      const { progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      const certificate = await certificates.issue(certificateRequest(1, 80));
      expect(await second.certificates.read(certificate.id)).toEqual(certificate);
      expect(await second.certificates.list()).toEqual([certificate]);
    });

    it('an unknown id finds nothing', async () => {
      const { certificates } = storage();
      for (const id of ['CERT-1-L1', '', 'nonsense', "' or 1=1 --"])
        expect(await certificates.read(id)).toBeNull();
    });

    it('asking again for the same level and score gives the same certificate, unchanged', async () => {
      const { progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      const first = await certificates.issue(certificateRequest(1, 80));
      const again = await certificates.issue({ ...certificateRequest(1, 80), userName: 'Charles Babbage' });
      expect(again).toEqual(first);
      expect(await certificates.list()).toEqual([first]);
    });

    it('a better score gets a certificate of its own, and the first stays as it was', async () => {
      const { progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      const first = await certificates.issue(certificateRequest(1, 80));
      await progress.saveQuizResult(quiz(1, 100));
      const better = await certificates.issue(certificateRequest(1, 100));
      expect(better.id).not.toBe(first.id);
      expect(await certificates.read(first.id)).toEqual(first);
    });

    it('a certificate out of a file is kept as it is, once, and others can verify none of these', async ({
      skip,
    }) => {
      const { progress, certificates } = storage();
      const { restore } = certificates;
      if (!restore) return skip('others can verify certificates');
      expect(certificates.isVerified).toBe(false);
      await progress.saveQuizResult(quiz(1, 80));
      const issued = await certificates.issue(certificateRequest(1, 80));
      const earlier: Certificate = {
        ...issued,
        id: 'CERT-7-L2',
        level: 2,
        completionDate: 'January 1, 1970',
      };
      expect(await restore(earlier)).toBe(true);
      expect(await certificates.list()).toEqual([earlier, issued]);
      expect(await restore(earlier)).toBe(false);
      expect(await restore({ ...issued, id: 'CERT-8-L1', userName: 'Charles Babbage' })).toBe(false);
      expect(await certificates.list()).toEqual([earlier, issued]);
    });

    it('certificates are listed from the oldest on', async () => {
      const { progress, certificates } = storage();
      await progress.saveQuizResult(quiz(1, 80));
      await progress.saveQuizResult(quiz(2, 100));
      const second = await certificates.issue(certificateRequest(2, 100));
      const first = await certificates.issue(certificateRequest(1, 80));
      expect(await certificates.list()).toEqual([second, first]);
    });
  });
}
