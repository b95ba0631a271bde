/** What `page-notice.astro` can say: that code is missing, or that a page waits for the network. */
export type PageNotice = 'incomplete' | 'offline';

/** Says it in the page's language; null takes back what was said. */
export function showPageNotice(notice: PageNotice | null): void {
  const { lang } = document.documentElement;
  for (const text of document.querySelectorAll<HTMLElement>('#page-notice [data-notice]')) {
    const isHidden = text.dataset['notice'] !== notice || text.lang !== lang;
    // Browsers compute styles anew for an attribute that is set to what it is.
    if (text.hidden !== isHidden) text.hidden = isHidden;
  }
}
