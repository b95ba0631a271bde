import type { ClientDirective } from 'astro';

/** Some browsers do not report when they paint: then the page is hydrated after this time. */
const LONGEST_WAIT_MILLISECONDS = 1000;

const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
  });

/** Runs scripts one at a time, so that the page answers in between. One that fails is fetched again by its importer. */
async function run(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await import(/* @vite-ignore */ address).catch(() => {});
    // oxlint-disable-next-line no-await-in-loop -- a task of its own
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Fetches a page's scripts and hydrates it, after the first paint, so that they do not delay it. */
const hydrateAfterPaint: ClientDirective = async (load) => {
  await firstPaint();
  const template = document.querySelector<HTMLTemplateElement>('#scripts');
  if (template) {
    const [renderer = '', , ...scripts] = Array.from(
      template.content.querySelectorAll('link'),
      ({ href }) => href,
    );
    document.head.append(template.content);
    // The second is the island, which imports all the others.
    await run([renderer, ...scripts]);
  }
  const hydrate = await load();
  await hydrate();
};

export default hydrateAfterPaint;
