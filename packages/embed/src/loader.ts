import { ELEMENT_NAMES } from '../../course-kit/src/element/element-names.js';

/**
 * The script of a page that embeds elements. It fetches the rest, and the courses beside it, when the first of them
 * comes near the screen or is pointed at; until then, and without it, a page shows what stands inside the elements.
 */
const SELECTOR = [...ELEMENT_NAMES, 'exercise', 'check'].map((name) => `course-${name}`).join();
const page = document;
const elements = () => page.querySelectorAll(SELECTOR);

/**
 * Room for what comes, so that nothing below moves: of a quiz and a lesson the height of the window, which they mostly fill,
 * and of others about what they take. It goes once an element is shown (element.css). Any rule of the page wins.
 */
const room = new CSSStyleSheet();
room.replaceSync(
  `:where(${SELECTOR}){display:block;--ck-room:11rem}:where(course-quiz,course-task){--ck-room:100svh}:where(:not(:defined)){min-height:var(--ck-room)}`,
);
page.adoptedStyleSheets.push(room);

const near = new IntersectionObserver(
  (entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start();
  },
  { rootMargin: '600px' },
);

/** To find an element again changes nothing: it is neither observed nor listened to twice. */
function find() {
  for (const element of elements()) {
    near.observe(element);
    element.addEventListener('pointerenter', start, { once: true });
  }
}

const additions = new MutationObserver(find);
// By another name: Vite would take it for the address of a file to copy.
const { url } = import.meta;

function start() {
  near.disconnect();
  additions.disconnect();
  preloadCourses();
  // What is loaded once is not loaded again; without it the page stays as it is.
  import(new URL('course-elements.js', url).href).catch((error: unknown) => {
    room.disabled = true;
    throw error;
  });
}

/** The browser hands what is preloaded to the elements when they fetch it. */
function preloadCourses() {
  for (const element of elements()) {
    const href = element.getAttribute('src');
    if (!href || page.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    page.head.append(
      Object.assign(page.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
    );
  }
}

find();
additions.observe(page, { childList: true, subtree: true });
