import { readFile } from 'node:fs/promises';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { aboutPage, fileAt, pageOf, SHOWN } from './repository-pages.ts';

const files = glob({ base: '../..', pattern: SHOWN, generateId: ({ entry }) => pageOf(entry) });

/** Files from where they are, with what Starlight expects in the front matter. */
const loader: Loader = {
  name: 'repository-pages',
  load: (context) =>
    files.load({
      ...context,
      parseData: async ({ id, data, filePath = '' }) => {
        const about = aboutPage(await readFile(filePath, 'utf8'), fileAt(filePath));
        return context.parseData({ id, data: { ...data, ...about }, filePath });
      },
    }),
};

export const collections = {
  docs: defineCollection({
    loader,
    schema: docsSchema({ extend: z.object({ twin: z.string().default('') }) }),
  }),
};
