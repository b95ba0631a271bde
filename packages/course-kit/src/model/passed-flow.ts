/** A flow of a learner that has passed its check. It has no part of the flow. */
export interface PassedFlow {
  /** From 1. */
  readonly level: number;
  /** From 1. */
  readonly task: number;
  /** Which of the flows that the task asks for, from 1. */
  readonly flow: number;
  /** The same for flows of the same components and connections: 16 hexadecimal digits. */
  readonly fingerprint: string;
  /** The release of the taught product that saved the flow, where the file says it. */
  readonly release: string | null;
}

/** A passed flow as the storage has it. */
export interface CheckedFlowRecord extends PassedFlow {
  /** When the storage was told first, by its own clock, in milliseconds since 1970. */
  readonly checkedAt: number;
}

/** A passed flow that is to be kept. */
export interface PassedFlowChange extends PassedFlow {
  /** When it was checked, in milliseconds since 1970 by this device's clock. @default now */
  readonly madeAt?: number;
  /** Whose flow it is. @default who is signed in */
  readonly learnerId?: string;
}

/** The most flows of one task that are told apart. */
export const MOST_FLOWS = 9;

const FINGERPRINT = /^[\da-f]{16}$/u;
// Signed certificates repeat it, so it has no room for words.
const RELEASE = /^\d{1,4}(\.\d{1,4}|\.?(a|b|rc|dev|post)\d{1,4}){0,5}$/u;

/** Whether a storage can keep it: it comes from a file that says whatever its owner likes. */
export function isPassedFlow({ level, task, flow, fingerprint, release }: PassedFlow): boolean {
  return (
    [level, task, flow].every((number) => Number.isSafeInteger(number) && number > 0) &&
    flow <= MOST_FLOWS &&
    FINGERPRINT.test(fingerprint) &&
    (release === null || RELEASE.test(release))
  );
}

/** The release where it is the number of one, such as `1.12.5`; else null. */
export function releaseNumber(release: string | null): string | null {
  return release !== null && RELEASE.test(release) ? release : null;
}
