/** Longer than any fading in, shorter than a toast's time. */
const LONGEST_MILLISECONDS = 1000;

/** Ends what is fading in, which tests hold on to: text that is half there has half its contrast. */
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
