/** A flow of the holder that had passed a check when the certificate was issued, as the database has it. */
export interface CheckedFlowFacts {
  /** From 1. */
  readonly task: number;
  /** Which of the flows that the task asks for, from 1. */
  readonly flow: number;
  /** The same for flows of the same components and connections. */
  readonly fingerprint: string;
  /** The release of the taught product that saved the flow, where the file said it. */
  readonly release: string | null;
  /** The title of the level's project, where the flow is it. @default the flow is no project */
  readonly project?: string | undefined;
  /** When the holder's browser had reported it, in UTC, such as `2026-11-20T10:00:00Z`. */
  readonly checkedAt: string;
}

/** What speaks for an achievement beside its results, in the words of Open Badges: a checked flow. */
export interface Evidence {
  /** The address of the certificate's page with the task behind it. */
  readonly id: string;
  /** What it is. */
  readonly type: readonly ['Evidence'];
  /** What was handed in, such as `Flow for task 3` or `Project: Bike Shop Desk`. */
  readonly name: string;
  /** When it was reported, and by which fingerprint it is known. */
  readonly description: string;
  /** How it was checked, and who says so. */
  readonly narrative: string;
}

/**
 * A checked flow as evidence. It claims no more than the issuer knows: what the learner's browser has reported.
 *
 * @param page - the address of the certificate's page.
 */
export function flowEvidence(page: string, { task, flow, project, ...facts }: CheckedFlowFacts): Evidence {
  const release = facts.release === null ? '' : `, saved by release ${facts.release}`;
  return {
    id: `${page}#task-${task}-flow-${flow}`,
    type: ['Evidence'],
    name:
      project === undefined ? `Flow${flow > 1 ? ` ${flow}` : ''} for task ${task}` : `Project: ${project}`,
    description: `Reported on ${facts.checkedAt.slice(0, 10)}. Fingerprint ${facts.fingerprint}${release}.`,
    narrative:
      "Checked in the learner's browser against the task's goal, which reported that nothing is missing. The issuer has not seen the flow.",
  };
}
