import { jwtVerify } from 'jose';

export interface Claims {
  readonly role: string;
  readonly sub?: string;
  /** When the token expires, in seconds since 1970; absent for one that does not expire. */
  readonly exp?: number;
}

/** The claims of a token, or why it is refused. No token, or the publishable key, is a visitor. */
export async function readClaims(
  token: unknown,
  secret: Uint8Array,
  publishableKey: string,
): Promise<Claims | { readonly reason: string }> {
  if (token === undefined || token === null || token === publishableKey) {
    return { role: 'anon' };
  }
  try {
    const { payload } = await jwtVerify(String(token), secret, { algorithms: ['HS256'] });
    return { ...payload, role: String(payload['role'] ?? 'anon') };
  } catch (error) {
    const isExpired = (error as { code?: string }).code === 'ERR_JWT_EXPIRED';
    return { reason: `InvalidJWTToken: ${isExpired ? 'Token has expired' : 'The token is not valid'}` };
  }
}
