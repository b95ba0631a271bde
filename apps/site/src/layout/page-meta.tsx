import { useParams } from 'react-router';
import { fullTitle, headOf, type PageDescription } from './page-meta-tags.js';

/** The head of the page that is shown: React moves these tags there, and takes them away with the page. */
export function PageMeta({
  page,
  namesItself,
}: {
  readonly page: PageDescription;
  /** The page has a `PageTitle` of its own. */
  readonly namesItself: boolean;
}) {
  const parameters = useParams();
  const path = page.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const { meta, canonical } = headOf(
    page,
    import.meta.env.VITE_SITE_URL || globalThis.location?.origin,
    path,
  );
  return (
    <>
      {!namesItself && <PageTitle title={page.title} />}
      {meta.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
    </>
  );
}

/** The title of the page that is shown, with the site's name. */
export function PageTitle({ title }: { readonly title: string | undefined }) {
  return <title>{fullTitle(title)}</title>;
}
