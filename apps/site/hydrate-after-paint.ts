import type { ClientDirective } from 'astro';

/** Browsers that hide when they paint are not waited for longer than this. */
const LONGEST_WAIT_MILLISECONDS = 1000;

const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
  });

/** Fetches a page's scripts and hydrates it once it is painted, which they are not to be in the way of. */
const hydrateAfterPaint: ClientDirective = async (load) => {
  await firstPaint();
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (scripts) document.head.append(scripts.content);
  const hydrate = await load();
  await hydrate();
};

export default hydrateAfterPaint;
