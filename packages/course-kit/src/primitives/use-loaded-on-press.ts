import { useState, type ButtonHTMLAttributes } from 'react';

/** Content that is loaded when a learner asks for it. */
export interface LoadedOnPress<Content> {
  /** Null until it is loaded. */
  readonly content: Content | null;
  /** Whether loading has failed; the next press retries. */
  readonly hasFailed: boolean;
  /** Loads the content, unless it is being loaded. */
  readonly load: () => void;
  /** Attributes of the button that loads the content. */
  readonly button: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** Loads content when a button is pressed, which keeps the focus meanwhile. */
export function useLoadedOnPress<Content extends object>(
  fetchContent: () => Promise<Content>,
): LoadedOnPress<Content> {
  const [state, setState] = useState<Content | 'loading' | 'failed' | null>(null);
  const isLoading = state === 'loading';
  const load = () => {
    if (isLoading || isThere(state)) return;
    setState('loading');
    fetchContent().then(setState, () => setState('failed'));
  };
  return {
    content: isThere(state) ? state : null,
    hasFailed: state === 'failed',
    load,
    button: { type: 'button', 'aria-disabled': isLoading || undefined, onClick: load },
  };
}

function isThere<Content extends object>(state: Content | string | null): state is Content {
  return typeof state === 'object' && state !== null;
}
