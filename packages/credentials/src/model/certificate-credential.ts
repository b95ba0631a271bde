import { credentialName } from './credential-name.js';
import { flowEvidence, type CheckedFlowFacts, type Evidence } from './flow-evidence.js';
import type { Proof } from './proof.js';
import { BADGES_CONTEXT, CREDENTIALS_CONTEXT } from './vocabulary.js';

/** What a credential of a certificate says. */
export interface CertificateFacts {
  /** The certificate's id, `CERT-{milliseconds}-L{level}`. */
  readonly id: string;
  /** Whose it is, as the certificate prints it. */
  readonly userName: string;
  /** Stands for them without naming their account: a UUID. */
  readonly holder: string;
  /** The level that was passed, from 1. */
  readonly level: number;
  /** The level's title; absent where the database has none. */
  readonly levelTitle?: string | undefined;
  /** The course's title. */
  readonly courseName: string;
  /** In percent. */
  readonly score: number;
  /** Which attempt it was, from 1. */
  readonly attempt: number;
  /** The lowest score that passes, in percent. */
  readonly passMark: number;
  /** How many questions were asked. */
  readonly questions: number;
  /** Who stands for it, such as `Learning Platform`. */
  readonly issuedBy: string;
  /** When it was issued, in UTC, such as `2026-11-21T10:00:00Z`. */
  readonly issuedAt: string;
  /** The flows of the level that had passed a check by then. @default none */
  readonly checkedFlows?: readonly CheckedFlowFacts[] | undefined;
  /** Its place in the list of what was revoked, from 0. */
  readonly statusIndex: number;
}

/** Where a credential comes from. */
export interface CredentialOrigin {
  /** The site's address, without a slash at its end. */
  readonly site: string;
  /** The issuer's id, `did:web:…` or `did:key:…`. */
  readonly issuer: string;
  /** The address of the list that says whether it was revoked. */
  readonly statusList: string;
}

/** A certificate as an achievement credential of Open Badges 3.0, before it is signed. */
export interface UnsignedCredential {
  /** Verifiable Credentials 2.0 and Open Badges 3.0. */
  readonly '@context': readonly string[];
  /** The address of the certificate's page. */
  readonly id: string;
  /** What it is. */
  readonly type: readonly ['VerifiableCredential', 'OpenBadgeCredential'];
  /** Course and level. */
  readonly name: string;
  /** Who issued it. */
  readonly issuer: { readonly id: string; readonly type: readonly ['Profile']; readonly name: string };
  /** When it was issued, in UTC. */
  readonly validFrom: string;
  /** Whose it is, and for what. */
  readonly credentialSubject: {
    readonly id: string;
    readonly type: readonly ['AchievementSubject'];
    readonly name: string;
    readonly achievement: Achievement;
    readonly result: readonly [Result, Result];
  };
  /** What else speaks for it; absent where nothing does. */
  readonly evidence?: readonly Evidence[];
  /** Where it says whether it was revoked. */
  readonly credentialStatus: {
    readonly id: string;
    readonly type: 'BitstringStatusListEntry';
    readonly statusPurpose: 'revocation';
    readonly statusListIndex: string;
    readonly statusListCredential: string;
  };
}

/** What was achieved: a level. */
export interface Achievement {
  /** The address of the level's page. */
  readonly id: string;
  /** What it is. */
  readonly type: readonly ['Achievement'];
  /** Which kind of it. */
  readonly achievementType: 'Course';
  /** Course and level. */
  readonly name: string;
  /** What was done. */
  readonly description: string;
  /** What it takes. */
  readonly criteria: { readonly id: string; readonly narrative: string };
  /** What the results are: a score and the number of the attempt. */
  readonly resultDescription: readonly [ResultDescription, ResultDescription];
}

/** What a result is. */
export interface ResultDescription {
  /** The address of the level's page with the result's name behind it. */
  readonly id: string;
  /** What it is. */
  readonly type: readonly ['ResultDescription'];
  /** `Score` or `Attempt`. */
  readonly name: string;
  /** How its value is meant, in the words of Open Badges. */
  readonly resultType: string;
}

/** A result of a learner. */
export interface Result {
  /** The address of the certificate's page with the result's name behind it. */
  readonly id: string;
  /** What it is. */
  readonly type: readonly ['Result'];
  /** The id of what it is. */
  readonly resultDescription: string;
  /** A number as text: percent, or which attempt it was. */
  readonly value: string;
}

/** A certificate's credential with the proof of its issuer. */
export interface CertificateCredential extends UnsignedCredential {
  /** The issuer's signature. */
  readonly proof: Proof;
}

/** The credential of a certificate. Every part has an id, which is what makes its canonical form simple. */
export function certificateCredential(
  facts: CertificateFacts,
  { site, issuer, statusList }: CredentialOrigin,
): UnsignedCredential {
  const { id, level, statusIndex, checkedFlows = [] } = facts;
  const page = `${site}/certificate/${id}`;
  const levelPage = `${site}/level-${level}`;
  const name = credentialName(facts);
  const result = (kind: string, value: number): Result => ({
    id: `${page}#${kind}`,
    type: ['Result'],
    resultDescription: `${levelPage}#${kind}`,
    value: String(value),
  });
  const described = (kind: string, title: string, resultType: string): ResultDescription => ({
    id: `${levelPage}#${kind}`,
    type: ['ResultDescription'],
    name: title,
    resultType,
  });
  return {
    '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: { id: issuer, type: ['Profile'], name: facts.issuedBy },
    validFrom: facts.issuedAt,
    credentialSubject: {
      id: `urn:uuid:${facts.holder}`,
      type: ['AchievementSubject'],
      name: facts.userName,
      achievement: {
        id: levelPage,
        type: ['Achievement'],
        achievementType: 'Course',
        name,
        description: `The knowledge test of level ${level} of this course was passed.`,
        criteria: {
          id: `${levelPage}#criteria`,
          narrative: `At least ${facts.passMark}% of ${facts.questions} questions, marked by the server.`,
        },
        resultDescription: [
          described('score', 'Score', 'Percent'),
          described('attempt', 'Attempt', 'ext:Attempt'),
        ],
      },
      result: [result('score', facts.score), result('attempt', facts.attempt)],
    },
    ...(checkedFlows.length > 0 && { evidence: checkedFlows.map((flow) => flowEvidence(page, flow)) }),
    credentialStatus: {
      id: `${statusList}#${statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusIndex),
      statusListCredential: statusList,
    },
  };
}
