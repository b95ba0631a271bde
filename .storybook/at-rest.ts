import { waitFor } from 'storybook/test';

/** Longer than any fade-in, shorter than a toast's time. */
const LONGEST_MILLISECONDS = 1000;

/**
 * Brings a story to rest before axe runs: fade-ins are finished, as half-transparent text has too little contrast, and
 * toasts have been announced, as each is hidden from assistive technology until just after it has become visible.
 */
export async function comeToRest(): Promise<void> {
  const roots = [document, ...shadowRoots(document)];
  for (const root of roots)
    for (const animation of root.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (Number(endTime) <= LONGEST_MILLISECONDS) animation.finish();
    }
  await waitFor(() => {
    if (roots.some((root) => root.querySelector('[role="alert"][aria-hidden="true"]')))
      throw new Error('A toast is still hidden from assistive technology.');
  });
}

function shadowRoots(root: Document | ShadowRoot): ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...shadowRoots(shadowRoot)] : [],
  );
}
