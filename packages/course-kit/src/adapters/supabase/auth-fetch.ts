import { isRefusedRenewal } from './session-errors.js';

type Fetch = typeof fetch;

/**
 * A `fetch` for the client that keeps a learner signed in through answers which the auth server did not give.
 *
 * When a token has ended and its renewal is answered with anything but a new session, the client removes the session
 * from the browser and emits a sign-out, unless the line dropped. A captive portal's page or a limit on requests
 * would sign learners out; here they count as a dropped line, and the session stays for the next try.
 */
export function createAuthFetch(send: Fetch): Fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    if (!isRenewal(input) || (await isOwnAnswer(answer.clone()))) return answer;
    throw new TypeError(`The renewal of the session was not answered by the auth server (${answer.status})`);
  };
}

function isRenewal(input: Parameters<Fetch>[0]): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return /\/auth\/v1\/token\?(.*&)?grant_type=refresh_token/.test(address);
}

async function isOwnAnswer(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return false;
  const {
    access_token,
    refresh_token,
    expires_in,
    code,
    error_code,
    msg,
    message,
    error_description,
    error,
  } = body as Record<string, unknown>;
  // The client takes anything less for a session that is missing.
  if (answer.ok) return Boolean(access_token && refresh_token && expires_in);
  const words = [msg, message, error_description, error].filter((text) => typeof text === 'string').join(' ');
  return isRefusedRenewal(answer.status, error_code ?? code, words);
}
