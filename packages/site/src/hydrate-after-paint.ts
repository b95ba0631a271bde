import type { ClientDirective } from 'astro';

/** Some browsers do not report when they paint: then the page is hydrated after this time. */
const LONGEST_WAIT_MILLISECONDS = 1000;

const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
  });

/** Whether a page's content is there, or is not to come. */
const content = () =>
  new Promise((resolve) => {
    const island = document.querySelector('#main > astro-island[ssr]');
    if (!island) return void resolve(true);
    for (const event of ['astro:hydrate', 'astro:hydration-error'])
      island.addEventListener(event, resolve, { once: true });
  });

let isPainted: Promise<unknown> | undefined;

/**
 * Fetches a page's scripts and hydrates it, after the first paint, so that they do not delay it: the content first, then what stands
 * around it. Pages that are reached from another one are rendered at once.
 */
const hydrateAfterPaint: ClientDirective = async (load, _, island) => {
  const isFirst = !isPainted;
  await (isPainted ??= firstPaint());
  const template = isFirst && document.querySelector<HTMLTemplateElement>('#scripts');
  if (template) document.head.append(template.content);
  // The islands' file has their renderer, too: one request less.
  island.setAttribute('renderer-url', island.getAttribute('component-url') ?? '');
  const hydrate = await load();
  if (!island.closest('#main')) await content();
  await hydrate();
};

export default hydrateAfterPaint;
