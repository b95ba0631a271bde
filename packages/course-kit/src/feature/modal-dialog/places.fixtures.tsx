import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createElementStyleSheet } from '../../element/element-styles.js';

/** Where the kit's components stand: on a page, or as part of a custom element. */
export const PLACES = ['page', 'shadow root'] as const;
export type Place = (typeof PLACES)[number];

/** Renders there, below an element with such a style. @returns the document or the shadow root. */
export async function renderIn(
  place: Place,
  children: ReactElement,
  style = '',
): Promise<Document | ShadowRoot> {
  const host = document.createElement('div');
  host.style.cssText = style;
  document.body.append(host);
  onTestFinished(() => host.remove());
  const container = document.createElement('div');
  const around = place === 'page' ? host : host.attachShadow({ mode: 'open' });
  around.append(container);
  const root = container.getRootNode() as Document | ShadowRoot;
  if (root instanceof ShadowRoot) root.adoptedStyleSheets = [createElementStyleSheet()];
  await render(children, { container });
  return root;
}
