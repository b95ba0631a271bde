/** A page that components link to. The host provides its address. */
export type LinkTarget =
  | { readonly kind: 'home' }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'task'; readonly level: number; readonly task: number }
  | { readonly kind: 'quiz'; readonly level: number }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'certificate'; readonly id: string }
  | { readonly kind: 'certificates' }
  | { readonly kind: 'locked' }
  /** `returnTo` is a path of this site, where the new learner goes on. @default the host's own choice */
  | { readonly kind: 'sign-up'; readonly returnTo?: string }
  /** `returnTo` is a path of this site. */
  | { readonly kind: 'sign-in'; readonly returnTo: string };

/** Returns the address of a target, or null if the host has no such page: then there is no link. */
export type LinkFor = (target: LinkTarget) => string | null;

/** Where to sign in and come back from; null where the host has no such page. Only a browser knows which page this is. */
export const signInFromHere = (linkFor: LinkFor): string | null =>
  linkFor({ kind: 'sign-in', returnTo: location.pathname + location.search });

/** For hosts without addresses: components have no links. */
export const NO_LINKS: LinkFor = () => null;

/**
 * Follows a link within the host's own router. Called instead of the browser's own navigation for plain
 * clicks; clicks meant for a new tab or a download stay the browser's.
 */
export type Navigate = (href: string) => void;

/** The addresses of the example site, to be given to a provider by a host that has the same. */
export const defaultLinkFor = (target: LinkTarget): string => {
  switch (target.kind) {
    case 'home':
      return '/';
    case 'level':
      return `/level-${target.level}`;
    case 'task':
      return `/level-${target.level}/task-${target.task}`;
    case 'quiz':
      return `/level-${target.level}/quiz`;
    case 'dashboard':
      return '/dashboard';
    case 'certificate':
      return `/certificate/${encodeURIComponent(target.id)}`;
    case 'certificates':
      return '/certificate';
    case 'locked':
      return '/locked';
    case 'sign-up':
      return target.returnTo === undefined
        ? '/auth?mode=signup'
        : `/auth?mode=signup&redirect=${encodeURIComponent(target.returnTo)}`;
    case 'sign-in':
      return `/auth?redirect=${encodeURIComponent(target.returnTo)}`;
  }
};
