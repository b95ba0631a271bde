let loading: Promise<void> | undefined;

/**
 * Loads the styles of all pages: the file of a page has only those that it starts with. Resolves when they are there, at
 * once where a page has all (on the development server), and also where they cannot be fetched: then the next call tries
 * again.
 */
export function loadAllStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const found = document.querySelector<HTMLTemplateElement>('#styles')?.content.firstElementChild;
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
