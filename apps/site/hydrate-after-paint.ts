import type { ClientDirective } from 'astro';

/** Browsers that hide when they paint are not waited for longer than this. */
const LONGEST_WAIT_MILLISECONDS = 1000;

const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
  });

/** Runs scripts one by one, so that the page answers in between. What fails is asked for again by what needs it. */
async function run(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await import(/* @vite-ignore */ address).catch(() => {});
    // oxlint-disable-next-line no-await-in-loop -- a task of its own
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Fetches a page's scripts and hydrates it once it is painted, which they are not to be in the way of. */
const hydrateAfterPaint: ClientDirective = async (load) => {
  await firstPaint();
  const template = document.querySelector<HTMLTemplateElement>('#scripts');
  if (template) {
    const [renderer = '', , ...scripts] = Array.from(
      template.content.querySelectorAll('link'),
      ({ href }) => href,
    );
    document.head.append(template.content);
    // All but the island, the second, which needs the others.
    await run([renderer, ...scripts]);
  }
  const hydrate = await load();
  await hydrate();
};

export default hydrateAfterPaint;
