/** Who is learning, as far as the storage knows. */
export interface Learner {
  readonly id: string;
  readonly email?: string;
  readonly fullName?: string;
}

/** The name for a certificate: the full name, else the part of the e-mail before the @ sign, else nothing. */
export function displayName(learner: Pick<Learner, 'email' | 'fullName'>): string {
  return learner.fullName?.trim() || (learner.email?.split('@')[0]?.trim() ?? '');
}
