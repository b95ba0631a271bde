import type { APIRoute } from 'astro';
import { outline } from '../course.js';
import { addressOn } from '../address-on.js';
import { llmsText } from '@course-kit/cli';
import { englishPages } from '../english-pages.js';

/** What the course is, in the landing page's own words. */
const summary = englishPages.find(({ path }) => path === '/')?.description ?? '';

export const GET: APIRoute = ({ site }) => new Response(llmsText(outline, summary, addressOn(site)));
