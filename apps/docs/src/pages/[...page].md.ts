import type { APIRoute } from 'astro';
import { getCollection, type CollectionEntry } from 'astro:content';

type Page = CollectionEntry<'docs'>;

export const getStaticPaths = async () =>
  (await getCollection('docs')).map(({ id, data }: Page) => ({
    params: { page: id },
    props: { text: data.twin },
  }));

/** The Markdown of a page. */
export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
