import { useState, type ButtonHTMLAttributes } from 'react';

/** Something that is fetched when a learner asks for it. */
export interface LoadedOnPress<Content> {
  /** Null until it is there. */
  readonly content: Content | null;
  /** The last fetch failed; the next press tries again. */
  readonly hasFailed: boolean;
  /** Fetches it, unless that is under way. */
  readonly load: () => void;
  /** Attributes of the button that asks for it. */
  readonly button: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** Fetches something at the press of a button, which keeps the focus meanwhile. */
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
