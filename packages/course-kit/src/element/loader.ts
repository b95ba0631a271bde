import { ELEMENT_NAMES } from './element-names.js';

/**
 * The script of a page that embeds elements. It fetches the rest, and the courses beside it, when the first of them
 * comes near the screen or is pointed at; until then, and without it, a page shows what stands inside the elements.
 */
const SELECTOR = ELEMENT_NAMES.map((name) => `course-${name}`).join();
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
let isStarted = false;

function start() {
  near.disconnect();
  additions.disconnect();
  if (!isStarted) preloadCourses();
  isStarted = true;
  // What is loaded once is not loaded again; without it the page stays as it is.
  import(/* @vite-ignore */ new URL(/* @vite-ignore */ 'course-elements.js', import.meta.url).href).catch(
    reportError,
  );
}

/** The browser hands what is preloaded to the elements when they fetch it. */
function preloadCourses() {
  const sources = Array.from(document.querySelectorAll(SELECTOR), (element) => element.getAttribute('src'));
  for (const source of new Set(sources)) {
    if (source === null || document.querySelector(`link[rel=preload][href="${CSS.escape(source)}"]`))
      continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: source });
    document.head.append(link);
  }
}

find();
additions.observe(document, { childList: true, subtree: true });
