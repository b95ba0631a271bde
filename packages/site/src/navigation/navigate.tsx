import { navigate as visit } from 'astro:transitions/client';
import { useEffect, type ComponentProps } from 'react';
import { withBase } from '../base-path.js';
import { useLocation } from './location.js';

/** How a page is reached. */
export interface NavigateOptions {
  /** Whether it takes the place of the page in the history. @default false */
  readonly replace?: boolean;
  /** What the page is to know of it, in the history's state. */
  readonly state?: Readonly<Record<string, unknown>> | undefined;
}

/** Leads to a path of the site. */
export function navigate(to: string, { replace, state }: NavigateOptions = {}): void {
  void visit(withBase(to), { history: replace ? 'replace' : 'auto', ...(state && { state }) });
}

/** Leads elsewhere when it is rendered, in place of the page. */
export function Navigate({ to, state }: { readonly to: string } & Pick<NavigateOptions, 'state'>) {
  useEffect(() => navigate(to, { replace: true, state }), [to, state]);
  return null;
}

/** A link to a path of the site, or to a part of the page. */
export function Link({
  to,
  replace,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string } & Pick<NavigateOptions, 'replace'>) {
  return (
    <a
      href={to.startsWith('#') ? to : withBase(to)}
      data-astro-history={replace ? 'replace' : undefined}
      {...props}
    >
      {children}
    </a>
  );
}

/** A link that says where it leads to the page that is shown. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const isHere = useLocation().pathname === props.to;
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
