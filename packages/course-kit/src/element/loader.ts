/**
 * The script of a page that embeds elements. It fetches the rest when the first of them comes near the screen,
 * or is pointed at; until then, and without it, a page shows what stands inside the elements.
 */
const SELECTOR = 'course-quiz,course-task,course-level-card,course-progress';
const seen = new WeakSet<Element>();

const near = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  },
  { rootMargin: '600px' },
);

function find() {
  for (const element of document.querySelectorAll(SELECTOR)) {
    if (seen.has(element)) continue;
    seen.add(element);
    near.observe(element);
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, start, { once: true });
  }
}

const additions = new MutationObserver(find);

function start() {
  near.disconnect();
  additions.disconnect();
  // What is loaded once is not loaded again; without it the page stays as it is.
  import(new URL('course-elements.js', import.meta.url).href).catch(reportError);
}

find();
additions.observe(document, { childList: true, subtree: true });
