// Applies the remembered theme and language, as src/theme/theme.ts and src/language/languages.ts store them. The build
// replaces site-key by the brand's key, and backend-origin by the address of a hosted backend.
const page = document.documentElement;
const mark = (lang) => {
  page.lang = lang;
  page.dir = /ar|he/.test(lang) ? 'rtl' : 'ltr';
};
// Without its code the page can still be read, in English, and says in the learner's language what is missing.
addEventListener('astro:hydration-error', () => {
  const { lang } = page;
  if (page.dataset.language) mark('en');
  delete page.dataset.language;
  for (const text of document.querySelectorAll('[data-notice=incomplete]')) text.hidden = text.lang !== lang;
});
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
  if (keys.some((key) => key.endsWith('-quiz-draft'))) page.dataset.draft = 'stored';
  // A learner who is signed in needs the backend at once: the connection is opened now.
  const backend = 'backend-origin';
  const hasAccount = keys.some((key) => key.endsWith('-auth-token'));
  if (hasAccount) page.dataset.account = 'stored';
  if (backend && hasAccount) {
    const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href: backend });
    link.crossOrigin = '';
    document.head.append(link);
  }
  const language = localStorage.getItem('site-key:language');
  if (/^(de|es|fr|pt-BR|ja|zh-Hans|ar|he)$/.test(language)) {
    mark(language);
    // The prerendered English content stays hidden until the language is loaded, or has failed to load.
    page.dataset.language = 'loading';
    setTimeout(() => {
      if (!page.dataset.language) return;
      mark('en');
      delete page.dataset.language;
    }, 8000);
  }
} catch {
  // Without storage the page has the system's theme, and is in English.
}
