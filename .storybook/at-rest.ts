/** Longer than any fade-in, shorter than a toast's time. */
const LONGEST_MILLISECONDS = 1000;

/** Finishes fade-ins before axe runs: half-transparent text has too little contrast. */
export function comeToRest(): void {
  for (const root of [document, ...shadowRoots(document)])
    for (const animation of root.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (Number(endTime) <= LONGEST_MILLISECONDS) animation.finish();
    }
}

function shadowRoots(root: Document | ShadowRoot): ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...shadowRoots(shadowRoot)] : [],
  );
}
