'use client';

import { useDeferredValue } from 'react';
import { Loaded } from '../../primitives/loaded.js';
import { useNotices } from '../../state/use-course.js';
import type { ToastVariant } from './toast-region.js';

// Loaded with the first toast, so that a page without one does not carry its weight.
const load = () => import('./toasts.js');

/** Fetches what toasts need, for pages that will have one; without it the first toast does. Never rejects. */
export async function preloadToaster(): Promise<void> {
  await load()
    .then(({ loadRegion }) => loadRegion())
    .catch(() => undefined);
}

/** How toasts are shown. */
export interface ToasterProps {
  /**
   * `single`: one at a time for 5000 ms. `stacked`: up to three for 4000 ms each.
   *
   * @default 'single'
   */
  readonly variant?: ToastVariant;
}

/**
 * Shows notifications at the bottom right of the window, on a phone at its top, where they do not move. Alt+T goes there;
 * a swipe of 50 pixels or the button dismisses one, and pointing at them keeps them open. Where their code cannot be had, each is told in a
 * plain line instead, with an offer to load the page anew.
 */
export function Toaster({ variant = 'single' }: ToasterProps) {
  const { notices: all, dismiss } = useNotices();
  // Deferred, so that the pressed control is painted before its toast.
  const notices = useDeferredValue(all);
  const props = { variant, notices, onDismiss: dismiss };
  return <Loaded load={load} props={notices.length > 0 ? props : null} />;
}
