import { brand } from '#brand/brand.config.ts';
import icon from '#brand/public/favicon.svg?raw';
import { outline } from '../course.js';
import { brandColorRules } from './brand-color-rules.js';
import { levelColorRules } from './level-color-rules.js';

/** What a brand and its course change of the stylesheet; part of every page. */
export const brandStyles: string = [
  brandColorRules(brand.colors),
  levelColorRules(outline.levels),
  // The header's icon is written into the page: as a file it would be requested before the largest text is painted.
  `:root { --site-icon: url("data:image/svg+xml,${encodeURIComponent(icon)}"); }`,
].join('');
