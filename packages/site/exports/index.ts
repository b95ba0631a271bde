export { courseSite } from '../integration/course-site.ts';
export type {
  Brand,
  ColorPair,
  ComponentName,
  CourseSiteOptions,
  SiteWords,
  TaughtTool,
  TryOut,
} from '../integration/options.ts';
export { sitePreview } from '../integration/site-preview.ts';
