import { brand } from 'virtual:course-site/options';
import { publicDir } from 'astro:config/server';
import { readFileSync } from 'node:fs';
import { outline } from '../course.js';
import { brandColorRules } from './brand-color-rules.js';
import { levelColorRules } from './level-color-rules.js';
import { isPublic } from './public-files.js';

const icon = isPublic('/favicon.svg')
  ? readFileSync(new URL('favicon.svg', publicDir), 'utf8')
  : '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** What a brand and its course change of the stylesheet; part of every page. */
export const brandStyles: string = [
  brandColorRules(brand.colors),
  levelColorRules(outline.levels),
  // The header's icon is written into the page: as a file it would be requested before the largest text is painted.
  `:root { --site-icon: url("data:image/svg+xml,${encodeURIComponent(icon)}"); }`,
].join('');
