/** Why the sign-in with Google failed; `failed` stands for every reason without a text of its own. */
type GoogleFailure =
  | 'cancelled'
  | 'unconfirmed'
  | 'no-sign-ups'
  | 'blocked'
  | 'too-late'
  | 'too-many'
  | 'failed';

/**
 * What the link of a mail, or the redirect from Google, has added to the page's address:
 *
 * - `recovery`: a new password may be set.
 * - `expired`: the link was used before or is too old.
 * - anything else: the sign-in with Google failed.
 */
export type LinkAnswer = 'recovery' | 'expired' | GoogleFailure;

/** The codes of Supabase's auth server. */
const FAILURES: ReadonlyMap<string | null, 'expired' | GoogleFailure> = new Map([
  ['otp_expired', 'expired'],
  ['provider_email_needs_verification', 'unconfirmed'],
  ['email_not_confirmed', 'unconfirmed'],
  ['signup_disabled', 'no-sign-ups'],
  ['user_banned', 'blocked'],
  ['bad_oauth_state', 'too-late'],
  ['flow_state_expired', 'too-late'],
  ['flow_state_not_found', 'too-late'],
  ['over_request_rate_limit', 'too-many'],
]);

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
  return FAILURES.get(code) ?? (error === 'access_denied' ? 'cancelled' : 'failed');
}
