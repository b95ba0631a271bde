let loading: Promise<void> | undefined;

const linkInPage = () =>
  document.querySelector<HTMLTemplateElement>('#styles')?.content.querySelector<HTMLLinkElement>('link');

/**
 * Loads the styles of all pages: the file of a page has only its own. To have them from the start would cost every visit
 * that all its styles are reckoned a second time. Resolves when they are there, at once where a page has all (on the
 * development server), and also where they cannot be fetched: then the next call tries again.
 */
export function loadAllStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const found = linkInPage();
    if (!found) return void resolve();
    const link = document.importNode(found);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      resolve();
    });
    document.head.append(link);
  });
  return loading;
}

/** Fetches the styles of all pages, for when one of them is opened. Safari cannot fetch without loading. */
export function prefetchAllStyles(): void {
  const found = linkInPage();
  if (loading || !found) return;
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) return void loadAllStyles();
  link.rel = 'prefetch';
  link.as = 'style';
  link.href = found.href;
  document.head.append(link);
}
