'use client';

import { atom } from 'jotai';
import { useCallback } from 'react';
import { parseCertificateId, type Certificate } from '../model/certificate.js';
import type { CertificatePort } from '../ports/certificate-port.js';
import { useCourseContext, useCourseState } from './course-context.js';
import { useRead } from './use-read.js';

/** How often certificates came out of a file, so that lists of them are read again. Each store has a value of its own. */
export const restoredAtom = atom(0);

/** The storage's certificates. */
export function useCertificatePort(): CertificatePort {
  return useCourseContext().store.services.storage.certificates;
}

/** A certificate that is being looked up. */
export type CertificateLookup =
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly certificate: Certificate }
  /** With a `cause` if it could not be read. */
  | { readonly status: 'not-found'; readonly cause?: unknown };

/** Looks up a certificate. A failed read counts as not found. */
export function useCertificate(id: string): CertificateLookup {
  const port = useCertificatePort();
  const read = useCallback(async () => {
    const issuedId = parseCertificateId(id);
    return issuedId === null ? null : port.read(issuedId);
  }, [id, port]);
  const reading = useRead(read);
  if (reading.status === 'loading') return reading;
  if (reading.status === 'failed') return { status: 'not-found', cause: reading.error };
  return reading.value ? { status: 'found', certificate: reading.value } : { status: 'not-found' };
}

/** The learner's certificates, oldest first. */
export type CertificateList =
  | { readonly status: 'loading' }
  /** There are accounts, and nobody is signed in. */
  | { readonly status: 'signed-out' }
  | { readonly status: 'ready'; readonly certificates: readonly Certificate[] }
  | { readonly status: 'failed' };

/** Lists the learner's certificates. A list that could not be read is read again by itself. */
export function useCertificates(): CertificateList {
  const port = useCertificatePort();
  const session = useCourseState(({ session }) => session);
  const learnerId = session.status === 'signed-in' ? session.learner.id : session.status;
  const restored = useCourseState(() => restoredAtom);
  const isKnown = session.status !== 'loading' && session.status !== 'signed-out';
  const read = useCallback(() => port.list(), [port]);
  const reading = useRead(isKnown ? read : null, `${learnerId} ${restored}`, true);
  if (session.status === 'signed-out') return { status: 'signed-out' };
  if (reading.status === 'ready') return { status: 'ready', certificates: reading.value };
  return { status: reading.status };
}
