// The remembered theme and language, in the way of src/theme/theme.ts and src/language/languages.ts. The build puts the
// brand's key in place of site-key, and the address of a hosted backend in place of backend-origin.
try {
  const page = document.documentElement;
  const theme = localStorage.getItem('site-key:theme');
  if (theme === 'light' || theme === 'dark') {
    page.dataset.theme = theme;
    const color = document.querySelector(`[name=theme-color][media*=${theme}]`).cloneNode();
    color.removeAttribute('media');
    document.head.prepend(color);
  }
  // Who is signed in asks the backend at once: the connection is there by then.
  const backend = 'backend-origin';
  if (backend && Object.keys(localStorage).some((key) => key.endsWith('-auth-token'))) {
    const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href: backend });
    link.crossOrigin = '';
    document.head.append(link);
  }
  const language = localStorage.getItem('site-key:language');
  if (/^(de|es|fr|pt-BR|ja|zh-Hans|ar|he)$/.test(language)) {
    const mark = (lang) => {
      page.lang = lang;
      page.dir = /ar|he/.test(lang) ? 'rtl' : 'ltr';
    };
    mark(language);
    // English content stays hidden until the language is there, or does not come.
    page.dataset.language = 'loading';
    setTimeout(() => {
      if (!page.dataset.language) return;
      mark('en');
      delete page.dataset.language;
    }, 8000);
  }
} catch {
  // A browser that keeps nothing has the system's theme, and English.
}
