import type { APIRoute } from 'astro';
import { getCollection, type CollectionEntry } from 'astro:content';

type Page = CollectionEntry<'docs'>;

/** Every page's Markdown, with a sentence on each. */
export const GET: APIRoute = async ({ site }) => {
  const pages: readonly Page[] = await getCollection('docs');
  const lines = (folder: string) =>
    pages
      .filter(({ id }) => id.startsWith(folder))
      .map(({ id, data }) => {
        const path = `${import.meta.env.BASE_URL}${id}.md`;
        return `- [${data.title}](${site ? new URL(path, site) : path}): ${data.description}`;
      })
      .join('\n');
  const summary = pages.find(({ id }) => id === 'index')?.data.description;
  const chapters = ['Guides', 'Packages', 'Examples'].map(
    (name) => `## ${name}\n\n${lines(`${name.toLowerCase()}/`)}`,
  );
  return new Response(`# course-kit\n\n> ${summary}\n\n${lines('gallery')}\n\n${chapters.join('\n\n')}\n`);
};
