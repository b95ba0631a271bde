// Shows `offline.astro` in the remembered theme and language, with links to the levels that are kept, and loads the page that was asked for
// once there is a network. The build replaces site-key by the brand's key.
const page = document.documentElement;
const remembered = (what) => {
  try {
    return localStorage.getItem(`site-key:${what}`);
  } catch {
    // Without storage the page has the system's theme, and is in English.
    return null;
  }
};
const theme = remembered('theme');
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
const texts = [...document.querySelectorAll('main')];
const shown = texts.find(({ lang }) => lang === remembered('language')) ?? texts[0];
for (const text of texts) text.hidden = text !== shown;
page.lang = shown.lang;
page.dir = /ar|he/.test(shown.lang) ? 'rtl' : 'ltr';
// Loading again would end the way to another page that has begun.
const leaves = new AbortController();
addEventListener('beforeunload', () => leaves.abort());
addEventListener('online', () => location.reload(), { signal: leaves.signal });
// Browsers tell of a network that comes back, not of a host.
setInterval(() => {
  if (!navigator.onLine || leaves.signal.aborted) return;
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: leaves.signal }).then(
    () => location.reload(),
    () => {},
  );
}, 5_000);
const showKept = async () => {
  const names = await caches.keys();
  for (const link of document.querySelectorAll('[data-cache]'))
    link.parentElement.hidden = !names.some((name) => name.startsWith(link.dataset.cache));
};
void showKept();
