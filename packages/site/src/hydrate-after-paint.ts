import type { ClientDirective } from 'astro';

/** Some browsers do not report when they paint: then the page is hydrated after this time. */
const LONGEST_WAIT_MILLISECONDS = 1000;

const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
  });

/** Fetches a page's scripts and hydrates it, after the first paint, so that they do not delay it. */
const hydrateAfterPaint: ClientDirective = async (load, _, island) => {
  await firstPaint();
  const template = document.querySelector<HTMLTemplateElement>('#scripts');
  if (template) document.head.append(template.content);
  // The island's file has its renderer, too: one request less.
  island.setAttribute('renderer-url', island.getAttribute('component-url') ?? '');
  const hydrate = await load();
  await hydrate();
};

export default hydrateAfterPaint;
