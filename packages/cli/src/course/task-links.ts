import { isSafeHref, type CourseLink } from '@course-kit/react/model';
import type { ListItem } from 'mdast';
import { quoted, type SourceChecker } from '../source/issues.js';
import { toPlainText } from '../markdown/inlines.js';
import { lineOf } from '../markdown/markdown-file.js';
import { isLessonLink } from '../source/lesson-links.js';
import type { Section } from '../markdown/sections.js';

const EXPECTED = 'links such as "- [Memory](https://…): what is behind it"';

/** Reads a list of links with their descriptions. */
export function toLinks(check: SourceChecker, { line, content }: Section): CourseLink[] {
  const [list, other] = content;
  if (list?.type !== 'list' || other) {
    check.report(other ? lineOf(other) : line, EXPECTED, list ? 'something else' : 'nothing');
    return [];
  }
  return list.children.flatMap((item) => toLink(check, item));
}

function toLink(check: SourceChecker, item: ListItem): CourseLink[] {
  const [paragraph, other] = item.children;
  const [link, ...after] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (link?.type !== 'link' || other) {
    check.report(lineOf(item), EXPECTED, 'an entry without a link at its start');
    return [];
  }
  if (isLessonLink(link.url)) check.refer(lineOf(link), link.url);
  else check.that(isSafeHref(link.url), lineOf(link), 'an address on the web', quoted(link.url));
  const description = toPlainText(check, after).replace(/^:\s*/, '').trim();
  const title = toPlainText(check, link.children);
  return [{ title, href: link.url, ...(description !== '' && { description }) }];
}
