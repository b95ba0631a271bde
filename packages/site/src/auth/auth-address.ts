import { withBase } from '../base-path.js';
import { paths } from '../links.js';
import { safeRedirect } from '../safe-redirect.js';
import { levelOfPath } from '../wanted-page.js';

/** What the screen is for; the first two are the values of the parameter `mode`. */
export type AuthMode = 'signin' | 'signup' | 'forgot' | 'new-password';

/** What the address of the screen asks for. */
export interface AuthAddress {
  readonly mode: AuthMode;
  /** A path of this site. */
  readonly redirect: string;
}

const MODES: ReadonlySet<string> = new Set<AuthMode>(['signin', 'signup', 'forgot', 'new-password']);

/** Reads the address's query. An unknown mode means signing in. */
export function readAuthAddress(query: string | URLSearchParams, origin: string): AuthAddress {
  const parameters = new URLSearchParams(query);
  const mode = parameters.get('mode') ?? '';
  return {
    mode: isMode(mode) ? mode : 'signin',
    redirect: safeRedirect(parameters.get('redirect'), origin),
  };
}

/** The address of the screen, without parameters that have their default value. */
export function authAddress({ mode, redirect }: AuthAddress): string {
  const parameters = [
    ...(mode === 'signin' ? [] : [`mode=${mode}`]),
    ...(redirect === '/' ? [] : [`redirect=${encodeURIComponent(redirect)}`]),
  ];
  return parameters.length === 0 ? paths.auth : `${paths.auth}?${parameters.join('&')}`;
}

/**
 * Whether a visitor who asked for this page can go there without an account: pages of the first level, and those
 * outside the levels that are not about an account. The landing page is nothing that was asked for.
 */
export function isOpenToVisitors(path: string): boolean {
  const level = levelOfPath(path);
  if (level !== undefined) return level === 1;
  return !/^\/(?:auth|certificate|dashboard|level-|locked)?(?![\w-])/.test(path);
}

/** Where Google sends people back to: this screen, with the redirect parameter encoded. */
export function googleReturnAddress(redirect: string, origin: string): string {
  return `${origin}${withBase(paths.auth)}?redirect=${encodeURIComponent(redirect)}`;
}

/** Where the link of a recovery mail leads. */
export function recoveryReturnAddress(origin: string): string {
  return `${origin}${withBase(paths.auth)}`;
}

function isMode(mode: string): mode is AuthMode {
  return MODES.has(mode);
}
