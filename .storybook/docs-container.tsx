import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useState, type PropsWithChildren } from 'react';
import { keepFocusUntilTouched } from './keep-focus.js';

/** Around every page of words. */
export function QuietDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  // Before its stories, which are rendered after it.
  useState(keepFocusUntilTouched);
  return <DocsContainer {...props} />;
}
