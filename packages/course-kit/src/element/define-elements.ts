import type { ReactNode } from 'react';
import { courseElement } from './course-element.js';
import { createElementServices, type ElementServices } from './element-services.js';

/** Makes what an element shows; may throw for attributes that make no sense. */
export type ElementContent = (element: HTMLElement) => ReactNode;

/**
 * Defines an element for each content, named by it; the elements share what they fetch and where they keep progress.
 * Names that are taken stay as they are; on a server it does nothing.
 *
 * @returns adds styles that are loaded later.
 */
export function defineElements(
  contents: Readonly<Record<string, ElementContent>>,
  prefix: string,
): ElementServices['addStyles'] {
  const services = createElementServices();
  if (typeof customElements === 'undefined') return services.addStyles;
  for (const [name, content] of Object.entries(contents)) {
    const tag = `${prefix}-${name}`;
    if (!customElements.get(tag)) customElements.define(tag, courseElement(content, services));
  }
  return services.addStyles;
}
