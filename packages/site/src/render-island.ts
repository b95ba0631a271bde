import { createElement, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchWords } from './language/language-context.js';
import { fetchPage } from './loaded-pages.js';
import { shownLocation } from './navigation/location.js';
import { routeAt } from './site-routes.js';

/** Removes what a file has in its head, where React renders its own tags instead of hydrating these. */
export function leaveHead(): void {
  document.head.querySelectorAll('[data-static]').forEach((tag) => tag.remove());
}

/** How Astro hydrates an island: once the code of its page is there. */
export default (island: HTMLElement) =>
  async (Component: ComponentType<object>, props: { readonly path: string }): Promise<void> => {
    const route = routeAt(shownLocation().pathname);
    await fetchPage(route);
    void fetchWords(route).catch(() => {});
    const element = createElement(Component, props);
    if (route !== routeAt(props.path)) {
      // A host has answered with another page's file.
      leaveHead();
      return createRoot(island).render(element);
    }
    startTransition(() => {
      hydrateRoot(island, element, { identifierPrefix: island.getAttribute('prefix') ?? '' });
    });
  };
