/**
 * What the link of a mail, or the way back from Google, brought to the page:
 *
 * - `recovery`: a new password may be set.
 * - `expired`: the link was used before or is too old.
 * - `cancelled`: the learner did not allow the sign-in.
 * - `failed`: anything else that went wrong.
 */
export type LinkAnswer = 'recovery' | 'expired' | 'cancelled' | 'failed';

/** Reads the answer from an address; null when it brings none. */
export function readLinkAnswer({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): LinkAnswer | null {
  const answers = [hash.replace(/^#/, ''), search].map((part) => new URLSearchParams(part));
  return answers.map(answerOf).find((answer) => answer !== null) ?? null;
}

function answerOf(parameters: URLSearchParams): LinkAnswer | null {
  if (parameters.get('type') === 'recovery' && parameters.has('access_token')) return 'recovery';
  const error = parameters.get('error');
  const code = parameters.get('error_code');
  if (error === null || (code === null && !parameters.has('error_description'))) return null;
  if (code === 'otp_expired') return 'expired';
  return error === 'access_denied' ? 'cancelled' : 'failed';
}
