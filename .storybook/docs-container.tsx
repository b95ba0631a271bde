import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useState, type PropsWithChildren } from 'react';
import { keepFocusUntilTouched } from './keep-focus.js';

/** Wraps every documentation page. */
export function QuietDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  // Called before the page's stories are rendered.
  useState(keepFocusUntilTouched);
  return <DocsContainer {...props} />;
}
