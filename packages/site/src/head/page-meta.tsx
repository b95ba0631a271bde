import { BASE } from '../base-path.js';
import { useOutline } from '../language/use-outline.js';
import { useTexts } from '../language/use-texts.js';
import { useLocation } from '../navigation/location.js';
import { fullTitle, headOf, type DescribedPage } from './page-meta-tags.js';
import { pageMessages } from './page-meta.messages.js';

/** The head of the current page: React moves these tags into it, and removes them with the page. */
export function PageMeta({ page }: { readonly page: DescribedPage }) {
  const { pathname } = useLocation();
  const path = page.path.includes(':') ? pathname : page.path;
  const described = { ...page, ...page.describe(useTexts('pages', pageMessages), useOutline()) };
  const { meta, canonical } = headOf(
    described,
    (import.meta.env.VITE_SITE_URL || globalThis.location?.origin) + BASE,
    path,
  );
  return (
    <>
      {!page.namesItself && <PageTitle title={described.title} />}
      {meta.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
    </>
  );
}

/** The title of the current page, with the site's name. */
export function PageTitle({ title }: { readonly title: string | undefined }) {
  return <title>{fullTitle(title)}</title>;
}
