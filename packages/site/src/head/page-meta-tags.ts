import type { TextOf } from '@course-kit/react/messages';
import type { CourseOutline } from '@course-kit/react/model';
import { hasPreviews } from 'virtual:course-site/options';
import { outline } from '../course.js';
import type { pageMessages } from './page-meta.messages.js';

/** What tabs, search engines and link previews show of a page. */
export interface PageDescription {
  /** Its path, which may have parameters, such as `/certificate/:id`. `*` stands for all unknown paths. */
  readonly path: string;
  /** Shown before the site's name. Absent on the landing page. */
  readonly title?: string;
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string;
  /** The level it belongs to, which has a picture of its own. */
  readonly level?: number;
  /** Names of its modules. */
  readonly code?: readonly string[];
  /** Whether it shows something about one person, or nothing of the course: search engines leave it out. */
  readonly isUnlisted?: boolean;
}

/** What a page is called, and what it is about. */
type PageWords = Pick<PageDescription, 'title' | 'description'>;

/** A page that is described in every language of the site. */
export interface DescribedPage extends Omit<PageDescription, keyof PageWords> {
  /** Its title and description, in the language of the texts and of the course. */
  readonly describe: (text: TextOf<typeof pageMessages>, course: CourseOutline) => PageWords;
  /** Whether the page renders a `PageTitle` itself, because its title depends on what it shows. */
  readonly namesItself?: boolean;
}

/** A `<meta>`, as its attributes. */
interface MetaTag {
  readonly name?: string;
  readonly property?: string;
  readonly content: string;
}

/** The tags of a page's head. */
export interface PageTags {
  readonly title: string;
  readonly meta: readonly MetaTag[];
  /** Absent where the page has no address of its own, or the site's is not known. */
  readonly canonical?: string;
}

/** The measures of the pictures that previews show, in pixels. */
const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A page's title with the site's name, as in the browser's tab. */
export function fullTitle(title: string | undefined): string {
  return title === undefined ? outline.title : `${title} | ${outline.title}`;
}

/**
 * The head of a page, for the component that renders it and for the build that prerenders it.
 *
 * @param origin - of the site, such as `https://learn.example.org`. Without it, tags that need whole addresses are
 *   left out.
 * @param path - of the page, when its description has parameters in its own.
 */
export function headOf(page: PageDescription, origin: string | undefined, path = page.path): PageTags {
  const title = page.title ?? outline.title;
  const address = origin !== undefined && path !== '*' ? origin + path : undefined;
  const level = outline.levels.find((candidate) => candidate.level === page.level);
  return {
    title: fullTitle(page.title),
    meta: [
      { name: 'description', content: page.description },
      ...(page.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
      ...Object.entries({
        'og:title': title,
        'og:description': page.description,
        'og:type': 'website',
        'og:site_name': outline.title,
        ...(address !== undefined && { 'og:url': address }),
        ...(origin !== undefined &&
          hasPreviews && {
            'og:image': `${origin}/og/${level ? `level-${level.level}` : 'site'}.png`,
            'og:image:width': `${PICTURE_SIZE.width}`,
            'og:image:height': `${PICTURE_SIZE.height}`,
            'og:image:alt': level
              ? `Level ${level.level} of ${outline.title}: ${level.title}`
              : `${outline.title}: the levels of the course`,
          }),
      }).map(([property, content]) => ({ property, content })),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    ...(address !== undefined && { canonical: address }),
  };
}

/** Whether everybody finds the same there, so that it can be prerendered: all but locked and personal pages. */
export function isPrerendered({
  path,
  isUnlisted,
  level = 1,
}: Pick<PageDescription, 'path' | 'isUnlisted' | 'level'>): boolean {
  return !isUnlisted && level === 1 && path !== '*';
}
