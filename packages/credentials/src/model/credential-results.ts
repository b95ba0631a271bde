import type { UnsignedCredential } from './certificate-credential.js';

/**
 * A learner's score in percent, or the number of the attempt. It is found by what it describes: the order of a list is
 * not signed. Not a number where the credential has none.
 */
export function resultOf(
  { credentialSubject: { achievement, result } }: UnsignedCredential,
  kind: 'score' | 'attempt',
): number {
  return Number(
    result.find(({ resultDescription }) => resultDescription === `${achievement.id}#${kind}`)?.value,
  );
}
