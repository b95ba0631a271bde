import engine from 'accessibility-checker-engine/ace.js?raw';
import { afterEach } from 'vitest';
import { findByIbm, violationsOf } from '../scripts/ibm.ts';

// Its module exports nothing: run as a classic script, it is a global of the page. All files of stories share one page.
if (!('ace' in window)) {
  const script = document.createElement('script');
  script.textContent = engine;
  document.head.append(script);
}

/** What asks for a whole page, of which a story is a part. */
const ABOUT_PAGES = ['aria_content_in_landmark', 'skip_main_exists'];

/*
 * A story as its play function has left it, beside axe. These rules take a fifth of a second, and most stories of a component
 * are other looks and states of the same parts: so every run asks them of the first one of each file, `long:stories` of all.
 */
afterEach(async ({ task }) => {
  if (!import.meta.env['VITE_ALL_STORIES'] && task !== task.file.tasks[0]) return;
  const found = await findByIbm(document.body);
  const violations = violationsOf(found.filter(({ ruleId }) => !ABOUT_PAGES.includes(ruleId)));
  if (violations.length > 0) throw new Error(['By IBM’s rules:', ...violations].join('\n'));
});
