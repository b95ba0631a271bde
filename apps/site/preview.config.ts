import { sitePreview } from '@course-kit/site';
import { base, options } from './site-options.ts';

export default sitePreview(options, base);
