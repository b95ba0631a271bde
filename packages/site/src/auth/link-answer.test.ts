import { describe, expect, it } from 'vitest';
import { readLinkAnswer } from './link-answer.js';

describe('the result in the address of a link', () => {
  it.each([
    ['', '', null],
    ['#levels', '?redirect=/level-1', null],
    ['', '?error=nothing-of-ours', null],
    ['#access_token=a&refresh_token=b&type=signup', '', null],
    ['#type=recovery', '', null],
    ['#access_token=a&refresh_token=b&type=recovery', '', 'recovery'],
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', '', 'expired'],
    ['', '?error=access_denied&error_code=otp_expired', 'expired'],
    ['#error=access_denied&error_description=The+user+denied', '?redirect=/dashboard', 'cancelled'],
    ['#error=server_error&error_code=unexpected_failure', '', 'failed'],
    ['#error=access_denied&error_code=signup_disabled', '', 'no-sign-ups'],
    ['', '?error=access_denied&error_code=provider_email_needs_verification', 'unconfirmed'],
    ['#error=access_denied&error_code=user_banned', '', 'blocked'],
    ['#error=invalid_request&error_code=bad_oauth_state', '', 'too-late'],
    ['#error=invalid_request&error_code=over_request_rate_limit', '', 'too-many'],
    ['#error=server_error&error_code=toString', '', 'failed'],
  ])('hash %j and query %j mean %j', (hash, search, answer) => {
    expect(readLinkAnswer({ hash, search })).toBe(answer);
  });
});
