import { outline } from '../course.js';
import { addressOn } from '../address-on.js';
import type { PageDescription } from './page-meta-tags.js';

/** The course in the words of schema.org, for search engines: https://schema.org/Course */
export function courseSchema(
  { description }: Pick<PageDescription, 'description'>,
  site: URL | undefined,
): string {
  const addressOf = addressOn(site);
  const schema = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: outline.title,
    description,
    url: addressOf('/'),
    ...(outline.language !== undefined && { inLanguage: outline.language }),
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: outline.issuer },
    educationalCredentialAwarded: 'Certificate for each level',
    offers: { '@type': 'Offer', category: 'Free' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    syllabusSections: outline.levels.map(({ level, title, description: about }) => ({
      '@type': 'Syllabus',
      name: title,
      description: about,
      url: addressOf(`/level-${level}`),
    })),
  };
  // Within a page's markup, where a tag would end the script.
  return JSON.stringify(schema).replaceAll('<', '\\u003c');
}
