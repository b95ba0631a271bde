import { useState } from 'react';
import { lastIrreplaceable, type Certificate } from '../model/certificate.js';
import { displayName } from '../model/learner.js';
import { isCourseStorageError } from '../ports/course-storage-error.js';
import { issueCertificate } from '../state/certificate-actions.js';
import { useCourseContext, useCourseState } from '../state/course-context.js';
import { useCertificates } from '../state/use-certificates.js';
import { useLevels, useNotify, useSession } from '../state/use-course.js';

/** Why a certificate could not be made. */
export type CertificateProblem = 'offline' | 'failed';

/** How far the certificate of a level is. */
export type LevelCertificateState =
  /** It is being found out whether there is one. */
  | { readonly status: 'loading' }
  /** The level is not passed. `isMarking`: answers are handed in, and not marked yet. */
  | { readonly status: 'not-passed'; readonly isMarking: boolean }
  /** The level is passed in this browser, and nobody is signed in. */
  | { readonly status: 'signed-out' }
  /** The pass is not on the account yet. */
  | { readonly status: 'saving' }
  /** It could not be read whether there is one; that is tried again. */
  | { readonly status: 'unknown' }
  /** It can be made. */
  | { readonly status: 'ready'; readonly isMaking: boolean; readonly problem: CertificateProblem | null }
  /** It was made, now or before. */
  | { readonly status: 'made'; readonly certificate: Certificate };

/** The certificates of a learner, and making them. */
export interface CertificateMaking {
  /** All that there are, oldest first; also those for levels that were passed with a lower score. */
  readonly certificates: readonly Certificate[];
  /** Whether the list could not be read. */
  readonly hasFailed: boolean;
  /** How far the certificate of a level is. */
  readonly stateOf: (level: number) => LevelCertificateState;
  /** What stands on the latest certificate that is not to be replaced, else on the latest, else what the learner is called. */
  readonly suggestedName: string;
  /** Makes a level's certificate, or finds the one that was made before. Never rejects. */
  readonly make: (level: number, name: string) => Promise<void>;
}

/** A certificate of this page, which another learner may have made who was signed in before. */
interface Made {
  readonly learner: string | undefined;
  readonly certificate: Certificate;
}

/** Reads the learner's certificates once, and keeps what is made. */
export function useCertificateMaking(): CertificateMaking {
  const { services } = useCourseContext().store;
  const session = useSession();
  const { levels } = useLevels();
  const pending = useCourseState((state) => state.pending);
  const confirmed = useCourseState((state) => state.confirmed);
  const list = useCertificates();
  const notify = useNotify();
  const [made, setMade] = useState<readonly Made[]>([]);
  const [busyLevel, setBusyLevel] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ level: number; problem: CertificateProblem } | null>(null);

  const isSignedOut = session.status === 'signed-out';
  const learner = session.status === 'signed-in' ? session.learner.id : undefined;
  const listed = !isSignedOut && list.status === 'ready' ? list.certificates : [];
  const others = made.filter(
    ({ learner: maker, certificate: { id } }) =>
      maker === learner && listed.every((other) => other.id !== id),
  );
  const certificates = isSignedOut ? [] : [...listed, ...others.map(({ certificate }) => certificate)];

  const latest = lastIrreplaceable(certificates) ?? certificates.at(-1);

  const stateOf = (level: number): LevelCertificateState => {
    const state = levels.find((other) => other.level === level);
    const waiting = pending.find(({ change }) => change.kind === 'quiz' && change.level === level);
    if (!state?.isPassed) return { status: 'not-passed', isMarking: waiting !== undefined };
    if (isSignedOut) return { status: 'signed-out' };
    const certificate = lastIrreplaceable(
      certificates.filter((other) => other.level === level && other.score === state.score),
    );
    if (certificate) return { status: 'made', certificate };
    if (list.status === 'loading') return { status: 'loading' };
    // A retake on its way leaves the pass before it, and whoever types a name for it, alone.
    const hasPass = confirmed.some((record) => record.level === level && record.quizCompleted);
    if (waiting !== undefined && !hasPass) return { status: 'saving' };
    if (list.status === 'failed') return { status: 'unknown' };
    return {
      status: 'ready',
      isMaking: busyLevel === level,
      problem: failure?.level === level ? failure.problem : null,
    };
  };

  return {
    certificates,
    hasFailed: list.status === 'failed',
    stateOf,
    suggestedName: latest?.userName ?? (session.status === 'signed-in' ? displayName(session.learner) : ''),
    make: async (level, name) => {
      setBusyLevel(level);
      setFailure(null);
      try {
        const certificate = await issueCertificate(services, level, name);
        setMade((before) => [...before, { learner, certificate }]);
      } catch (error) {
        const code = isCourseStorageError(error) ? error.code : undefined;
        if (code === 'unauthenticated') notify('certificate-sign-in-required');
        setFailure({ level, problem: code === 'unavailable' ? 'offline' : 'failed' });
      } finally {
        setBusyLevel(null);
      }
    },
  };
}
