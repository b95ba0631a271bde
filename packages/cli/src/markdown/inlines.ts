import { isSafeHref, type Inline, type LessonText } from '@course-kit/react/model';
import type { PhrasingContent } from 'mdast';
import { isLessonLink } from '../source/lesson-links.js';
import { quoted, type SourceChecker } from '../source/issues.js';
import { lineOf } from './markdown-file.js';

/** The allowed formatting of a text, as issues name it. */
const MARKS = 'text, **strong**, *emphasis*, `code` or a [link](https://…)';

/** Names of parts of Markdown that are not allowed. */
const NAMES: Readonly<Partial<Record<PhrasingContent['type'], string>>> = {
  break: 'a forced line break',
  delete: 'struck out text',
  footnoteReference: 'a footnote',
  html: 'HTML',
  image: 'a picture within a text',
  imageReference: 'a picture within a text',
  linkReference: 'a link by reference',
};

/** The parts of a text. Lines of one paragraph are joined by a space, as everywhere in Markdown. */
export function toInlines(check: SourceChecker, nodes: readonly PhrasingContent[]): Inline[] {
  return joined(nodes.flatMap((node) => toInline(check, node)));
}

/** A text of a lesson; a plain string if it has no formatting. */
export function toLessonText(check: SourceChecker, nodes: readonly PhrasingContent[]): LessonText {
  const parts = toInlines(check, nodes);
  const [first = '', ...others] = parts;
  return typeof first === 'string' && others.length === 0 ? first : parts;
}

function toInline(check: SourceChecker, node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text': {
      // Without a definition of that name Markdown shows the brackets.
      const reference = /\[[^\][]+\]\[[^\][]*\]|\[\^[^\][]+\]/.exec(node.value)?.[0];
      check.that(
        reference === undefined,
        lineOf(node),
        'a link with its address, such as [waiting](2-wait.md)',
        quoted(reference ?? ''),
      );
      return [node.value.replace(/\s*\n\s*/g, ' ')];
    }
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, content: toInlines(check, node.children) }];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'link': {
      if (isLessonLink(node.url)) check.refer(lineOf(node), node.url);
      else
        check.that(
          isSafeHref(node.url),
          lineOf(node),
          'a link to an address on the web, a lesson such as 2-wait.md or a path of the site',
          quoted(node.url),
        );
      return [{ kind: 'link', href: node.url, content: toInlines(check, node.children) }];
    }
    default:
      check.report(lineOf(node), MARKS, NAMES[node.type] ?? node.type);
      return [];
  }
}

/** The plain text, where no formatting is allowed. */
export const toPlainText = (check: SourceChecker, nodes: readonly PhrasingContent[]) =>
  toText(check, nodes, false);

/** Code that cannot be told from the words around it, or that names a place in a flow: that needs a flow. */
const UNTOLD = /`|^->|->$/;

/** The words of a question, in which `code` is the only formatting, and keeps its backticks. */
export const toQuestionText = (check: SourceChecker, nodes: readonly PhrasingContent[]) =>
  toText(check, nodes, true);

function toText(check: SourceChecker, nodes: readonly PhrasingContent[], hasCode: boolean): string {
  return toInlines(check, nodes)
    .map((part) => {
      if (hasCode && typeof part !== 'string' && part.kind === 'code' && !UNTOLD.test(part.text))
        return `\`${part.text}\``;
      if (typeof part === 'string') return part;
      // A bare address, of which GFM makes a link.
      if (part.kind === 'link' && part.content[0] === part.href) return part.href;
      const [line = 1] = nodes.map(lineOf);
      check.report(line, 'text without marks', `${part.kind === 'code' ? '`code`' : part.kind}`);
      return '';
    })
    .join('');
}

/** Joins adjacent strings. */
function joined(parts: readonly Inline[]): Inline[] {
  const whole: Inline[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part;
    else if (part !== '') whole.push(part);
  }
  return whole;
}
