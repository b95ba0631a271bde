// Applies the remembered theme and language, as src/theme/theme.ts and src/language/languages.ts store them. The build
// replaces site-key by the brand's key, assets-folder by where scripts are, backend-origin by the address of a hosted backend,
// level-page and sign-in by the addresses of level 1 and of signing in to begin it, task-counts by how many tasks each level has,
// loading-words by what each language says of a page that is coming, and word-scripts by the scripts with its words.
const page = document.documentElement;
// A test that comes over a slow line is painted before any of its scripts can be there: they are asked for at once. On a fast one
// they would delay the first paint, after which `src/hydrate-after-paint.ts` asks for them.
const waiting = document.querySelector('#scripts');
if (waiting && performance.now() > 300) document.head.append(waiting.content);
const mark = (lang) => {
  page.lang = lang;
  page.dir = /ar|he/.test(lang) ? 'rtl' : 'ltr';
};
const addLink = (rel, href) => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
};
const showIncomplete = (lang) => {
  for (const text of document.querySelectorAll('[data-notice=incomplete]')) text.hidden = text.lang !== lang;
};
// Without its code the page can still be read, in English, and says in the learner's language what is missing. Answers
// are not accepted, as nothing would keep them, and going back loads the document.
addEventListener('astro:hydration-error', () => {
  // Each island that lacks it says so.
  if (document.querySelector('[data-notice=incomplete]:not([hidden])')) return;
  const { lang } = page;
  if (page.dataset.language) mark('en');
  delete page.dataset.language;
  delete page.dataset.draft;
  delete page.dataset.done;
  showIncomplete(lang);
  for (const field of document.querySelectorAll('fieldset, .ck-watch')) field.disabled = true;
  const { pathname } = location;
  addEventListener('popstate', () => location.pathname !== pathname && location.reload());
});
// A script that could not be fetched is fetched again under another address, as browsers remember that the first one failed.
// What was fetched ahead is asked for once more when it is needed: only then the page lacks it, and says so.
const scripts = new Map();
const lost = new Map();
const told = new WeakSet();
const tellWhatIsLost = () => showIncomplete([...lost.values()].includes(location.pathname) && page.lang);
const fetchScript = async (name) => {
  const script = 'assets-folder' + name;
  // While another page is being fetched, the page that asks is no more the address's.
  const asks = !document.querySelector('#main[aria-busy]') && location.pathname;
  const isLost = lost.has(name);
  const fetchAgain = (error) => {
    // One that it imports has been fetched again already.
    if (told.has(error)) throw error;
    return import(`${script}?${Date.now()}`);
  };
  try {
    const module = await (isLost ? fetchAgain() : import(script).catch(fetchAgain));
    if (lost.delete(name)) tellWhatIsLost();
    return module;
  } catch (error) {
    told.add(error);
    scripts.delete(name);
    // Where toasts cannot be had, what takes their place offers to reload.
    lost.set(name, isLost && navigator.onLine && !name.startsWith('toast-region') && asks);
    tellWhatIsLost();
    throw error;
  }
};
window.importScript = (name) => {
  if (!scripts.has(name)) scripts.set(name, fetchScript(name));
  return scripts.get(name);
};
// Pages stand there at once: without view transitions, whose pictures of a page take time and which another press cuts short.
document.startViewTransition = undefined;
// Whether the menu is open, for the page that takes the place of the frame around it.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (target.id === 'site-menu') page.dataset.menu = newState;
  },
  true,
);
// What is to be pressed once the page is hydrated: what opens the search, by Ctrl+K or ⌘K before that listens, or what plays a
// film, pressed before that. The last one counts.
let awaited;
const isAwaiting = () => document.querySelector('#root [ssr]');
// Until then, a link that is followed loads the next page as a document.
document.addEventListener('astro:before-preparation', (event) => isAwaiting() && event.preventDefault());
addEventListener('keydown', (event) => {
  if (event.key !== 'k' || event.ctrlKey === event.metaKey || !isAwaiting()) return;
  event.preventDefault();
  awaited = document.querySelector('.search-button');
});
addEventListener('click', ({ target }) => {
  const plays = target.closest('.ck-watch, img.ck-video-player');
  if (plays && isAwaiting()) awaited = plays;
});
addEventListener('astro:hydrate', () => awaited?.click(), true);
const signIn = 'sign-in';
// A link that is pressed again, at once or while its page is being fetched, is followed once: Back leads to the page before.
addEventListener(
  'click',
  (event) => {
    const isAgain = event.detail > 1 || document.querySelector('#main[aria-busy]');
    const link = event.target.closest('a');
    if (isAgain && link?.href === location.href) event.preventDefault();
    // Until the page knows that nobody is signed in, its links to begin lead where they lead then, also while it is being
    // hydrated; without scripts they stay.
    const begins = signIn && link?.pathname === 'level-page' && link.closest('.hero, .levels');
    if (
      begins &&
      !page.dataset.account &&
      document.querySelector('.site-header-action[data-state=unknown]')
    ) {
      link.href = signIn;
      event.stopPropagation();
    }
  },
  true,
);
try {
  const theme = localStorage.getItem('site-key:theme');
  if (theme === 'light' || theme === 'dark') {
    page.dataset.theme = theme;
    const color = document.querySelector(`[name=theme-color][media*=${theme}]`).cloneNode();
    color.removeAttribute('media');
    document.head.prepend(color);
  }
  // Somebody who comes back: what depends on their progress is not shown before that is known.
  const keys = Object.keys(localStorage);
  if (keys.some((key) => !key.startsWith('site-key:'))) page.dataset.visitor = 'returning';
  // What a test asks them may be something else than what its page has.
  if (keys.some((key) => /-(quiz-draft|auth-token)$/.test(key))) page.dataset.draft = 'stored';
  const counts = 'task-counts';
  const quizDone = (_, index) => localStorage.getItem(`level-${index + 1}-quiz-completed`) === 'true';
  // Somebody who has passed everything is not invited to begin.
  if (counts.every(quizDone)) page.dataset.finished = '';
  // What a level's page offers no more has no place on it from the start, nor have the questions of a test that is passed.
  const level = Number(/\/level-(\d+)(\/quiz)?$/.exec(location.pathname)?.[1]);
  const isDone = (part) => localStorage.getItem(`level-${level}-${part}`) === 'true';
  const tasks = Array.from({ length: counts[level - 1] ?? 0 }, (_, index) => `task-${index + 1}`);
  const done = [isDone('quiz-completed') && 'test', tasks.every(isDone) && 'tasks'];
  if (level) page.dataset.done = done.filter(Boolean).join(' ');
  // A learner who is signed in needs the backend at once: the connection is opened now.
  const backend = 'backend-origin';
  const hasAccount = keys.some((key) => key.endsWith('-auth-token'));
  if (hasAccount) page.dataset.account = 'stored';
  if (backend && hasAccount) addLink('preconnect', backend).crossOrigin = '';
  const language = localStorage.getItem('site-key:language');
  if (/^(de|es|fr|pt-BR|ja|zh-Hans|ar|he)$/.test(language)) {
    mark(language);
    // The prerendered English content stays hidden until the language is loaded, or has failed to load.
    page.dataset.language = 'loading';
    const words = 'loading-words';
    page.style.setProperty('--loading-words', JSON.stringify(words[language]));
    // Nothing is shown without them: they come along with the page, not one after the other once it is hydrated.
    const scripts = 'word-scripts';
    for (const name of scripts[language]) addLink('modulepreload', 'assets-folder' + name);
    setTimeout(() => {
      if (!page.dataset.language) return;
      mark('en');
      delete page.dataset.language;
    }, 8000);
  }
} catch {
  // Without storage the page has the system's theme, and is in English.
}
