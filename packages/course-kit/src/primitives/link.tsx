import { useContext, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { isSitePath } from '../model/site-path.js';
import { NavigationContext } from './navigation.js';

/** Props of a link that the host's router can follow. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  readonly href: string;
  /** The element. */
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link. A plain click is passed to the host's router, if there is one. */
export function Link({ href, onClick, children, ...props }: LinkProps) {
  const navigate = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || !isPlainClick(event) || !isSitePath(href)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether a click is to follow a link here, not in another tab, and nothing else was made of it. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  return !(
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self')
  );
}
