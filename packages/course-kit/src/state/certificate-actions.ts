import { atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import { certificateId, completionDate, parseCertificateId, type Certificate } from '../model/certificate.js';
import { displayName } from '../model/learner.js';
import { recordOf } from '../model/level-record.js';
import { isLevelPassed } from '../model/level-state.js';
import type { CertificateRequest } from '../ports/certificate-port.js';
import { recordsAtom, servicesAtom } from './course-atoms.js';
import { useCourseAction, useCourseContext } from './course-store.js';

/** The name to print: one that was printed before, else a suggestion that the learner confirms first (decisions 12). */
export interface CertificateName {
  readonly name: string;
  readonly isConfirmed: boolean;
}

const certificateNameAtom = atom(null, async (get): Promise<CertificateName> => {
  const storage = get(servicesAtom)?.storage;
  // A list that cannot be read only means that the name is asked for again.
  const earlier = await storage?.certificates.list().catch(() => []);
  const latest = earlier?.at(-1);
  if (latest) return { name: latest.userName, isConfirmed: true };
  const learner = await storage?.session?.current();
  return { name: learner ? displayName(learner) : '', isConfirmed: false };
});

const requestAtom = atom(null, (get, _set, level: number, userName: string): CertificateRequest => {
  const course = get(servicesAtom)?.course;
  const record = recordOf(get(recordsAtom), level);
  if (!course || !isLevelPassed(record, course.passMark)) {
    throw new Error(`A certificate for level ${level} was asked for before the level was passed`);
  }
  const score = record.quizScore ?? 0;
  return { userName, level, courseName: course.title, score, issuedBy: course.issuer };
});

const issueCertificateAtom = atom(null, async (get, set, level: number, userName: string) => {
  const storage = get(servicesAtom)?.storage;
  if (!storage) throw new Error('The course store was used before its services were set');
  return storage.certificates.issue(set(requestAtom, level, userName));
});

const draftCertificateAtom = atom(null, (get, set, level: number, userName: string): Certificate => {
  const now = get(servicesAtom)?.clock() ?? 0;
  return {
    ...set(requestAtom, level, userName),
    id: certificateId(now, level),
    completionDate: completionDate(now),
  };
});

/** Makes a certificate that is recorded nowhere, with the time of making (decisions 22). */
export function useDraftCertificate(): (level: number, userName: string) => Certificate {
  return useCourseAction('useDraftCertificate', draftCertificateAtom);
}

/** Finds out the name for a certificate. */
export function useCertificateName(): () => Promise<CertificateName> {
  return useCourseAction('useCertificateName', certificateNameAtom);
}

/** Issues the certificate of a passed level, or answers with the one issued before. Rejects with the storage's error. */
export function useIssueCertificate(): (level: number, userName: string) => Promise<Certificate> {
  return useCourseAction('useIssueCertificate', issueCertificateAtom);
}

/** Where certificates are kept. */
export function useCertificatePort() {
  return useCourseContext('useCertificatePort').store.services.storage.certificates;
}

/** A certificate that is being looked up. */
export type CertificateLookup =
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly certificate: Certificate }
  /** The `cause` is there when it could not be read. */
  | { readonly status: 'not-found'; readonly cause?: unknown };

/** Looks a certificate up. A failed read counts as not found (specification, section 8). */
export function useCertificate(id: string): CertificateLookup {
  const port = useCertificatePort();
  const [lookup, setLookup] = useState<CertificateLookup & { readonly id?: string }>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const issuedId = parseCertificateId(id);
      let certificate: Certificate | null = null;
      let cause: unknown;
      try {
        if (issuedId !== null) certificate = await port.read(issuedId);
      } catch (error) {
        cause = error;
      }
      if (!isCurrent) return;
      setLookup(certificate ? { id, status: 'found', certificate } : { id, status: 'not-found', cause });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [id, port]);
  return lookup.id === id ? lookup : { status: 'loading' };
}

/** The learner's certificates, oldest first. */
export type CertificateList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly certificates: readonly Certificate[] }
  | { readonly status: 'failed' };

/** Lists the learner's certificates. */
export function useCertificates(): CertificateList {
  const port = useCertificatePort();
  const [list, setList] = useState<CertificateList>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const certificates = await port.list().catch(() => null);
      if (isCurrent) setList(certificates ? { status: 'ready', certificates } : { status: 'failed' });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [port]);
  return list;
}
