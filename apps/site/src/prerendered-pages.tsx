import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { isForEverybody } from './layout/page-meta-files.js';
import { siteRoutes, type SiteRoute } from './site-routes.js';
import { Site } from './site.js';

/** The page at an address as a visitor sees it who is new here. */
async function prerenderPage({ path, load }: SiteRoute): Promise<string> {
  const firstPage = { path, Component: await load() };
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Site firstPage={firstPage} />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  if (failure !== undefined) throw new Error(`${path} cannot be written down`, { cause: failure });
  const html = await new Response(prelude).text();
  // What belongs into the head comes first; the build writes that itself.
  return html.replace(/^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/, '');
}

/** The content of each page on which everybody sees the same, by its path; for the build, which runs this once. */
export const prerenderedPages: ReadonlyMap<string, string> = new Map(
  await Promise.all(
    siteRoutes
      .filter(isForEverybody)
      .map(async (route): Promise<[string, string]> => [route.path, await prerenderPage(route)]),
  ),
);
