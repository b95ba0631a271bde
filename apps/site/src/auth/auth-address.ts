import { paths } from '../links.js';
import { safeRedirect } from '../safe-redirect.js';

/** What the screen is for; the first two are the specification's values of `mode`. */
export type AuthMode = 'signin' | 'signup' | 'forgot' | 'new-password';

/** What the address of the screen asks for. */
export interface AuthAddress {
  readonly mode: AuthMode;
  /** A path of this site. */
  readonly redirect: string;
}

const MODES: ReadonlySet<string> = new Set<AuthMode>(['signin', 'signup', 'forgot', 'new-password']);

/** Reads the address's query. Signing in is what an unknown mode means. */
export function readAuthAddress(query: string | URLSearchParams, origin: string): AuthAddress {
  const parameters = new URLSearchParams(query);
  const mode = parameters.get('mode') ?? '';
  return {
    mode: isMode(mode) ? mode : 'signin',
    redirect: safeRedirect(parameters.get('redirect'), origin),
  };
}

/** The address of the screen; the parameters that say nothing are left out. */
export function authAddress({ mode, redirect }: AuthAddress): string {
  const parameters = [
    ...(mode === 'signin' ? [] : [`mode=${mode}`]),
    ...(redirect === '/' ? [] : [`redirect=${encodeURIComponent(redirect)}`]),
  ];
  return parameters.length === 0 ? paths.auth : `${paths.auth}?${parameters.join('&')}`;
}

/** Where Google sends people back to: this screen, with the redirect parameter encoded. */
export function googleReturnAddress(redirect: string, origin: string): string {
  return `${origin}${paths.auth}?redirect=${encodeURIComponent(redirect)}`;
}

/** Where the link of a recovery mail leads. */
export function recoveryReturnAddress(origin: string): string {
  return `${origin}${paths.auth}`;
}

function isMode(mode: string): mode is AuthMode {
  return MODES.has(mode);
}
