/** Who is learning, as far as the storage knows. */
export interface Learner {
  /** Identifies the learner within the storage. */
  readonly id: string;
  /** The address of the account, if there is one. */
  readonly email?: string;
  /** As given at sign-up; suggested for certificates. */
  readonly fullName?: string;
}

/** The name for a certificate: the full name, else the part of the e-mail before the `@`, else nothing. */
export function displayName(learner: Pick<Learner, 'email' | 'fullName'>): string {
  return learner.fullName?.trim() || (learner.email?.split('@')[0]?.trim() ?? '');
}
