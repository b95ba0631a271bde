import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createElementStyleSheet } from '../../element/element-styles.js';

/** Shows a story as a part of a custom element. */
export const inShadowRoot: Decorator = (Story) => (
  <ShadowRoot>
    <Story />
  </ShadowRoot>
);

function ShadowRoot({ children }: { readonly children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLElement | null) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [createElementStyleSheet()];
    setRoot(shadow);
  };
  return <div ref={attach}>{root && createPortal(children, root)}</div>;
}
