import { courseSite } from '@course-kit/site';
import { defineConfig } from 'astro/config';

export default defineConfig({
  devToolbar: { enabled: false },
  integrations: [
    courseSite({
      brand: {
        tagline: 'Two levels to begin with',
        description:
          'Write a course in Markdown: what a lesson can hold, how a test is written, and how a flow is drawn.',
        privacyMailbox: 'privacy@example.org',
        storageKey: 'my-course',
        colors: { canvas: ['#fbfaf7', '#14161c'] },
      },
      // What the course teaches; what is named here is linked to from every page.
      tool: { name: 'Markdown', links: { documentation: 'https://commonmark.org/help/' } },
      // Words of the pages that are this site's own, by language.
      words: {
        en: {
          landing: {
            title: 'Write a course in an afternoon',
            lead: 'Two levels show what a lesson can hold, and how to change it.',
          },
        },
      },
    }),
  ],
});
