import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** Each page names its Markdown. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  const { entry, head } = starlightRoute;
  if (entry.id === '404') return;
  const href = `${import.meta.env.BASE_URL}${entry.id || 'index'}.md`;
  head.push({ tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href }, content: '' });
});
