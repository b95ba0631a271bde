import type { Block, LessonText, ListBlock, PictureBlock, TableBlock } from '@course-kit/react/model';
import { darkVariant, isBeside, picturePath, type CoursePictures } from '../source/course-pictures.js';
import type { Highlighter } from '../highlight.js';
import type { Code, List, Paragraph, RootContent, Table } from 'mdast';
import { quoted, type SourceChecker } from '../source/issues.js';
import { toLessonText } from './inlines.js';
import { checkCode } from './check-code.js';
import { isExercise } from './lesson-sections.js';
import { lineOf } from './markdown-file.js';
import { toNoteSource } from './notes.js';

/** The context of a lesson's parts. */
export interface BlockContext {
  /** Collects issues. */
  readonly check: SourceChecker;
  /** The colors of a piece of code. */
  readonly highlight: Highlighter;
  /** The pictures in the course's folder. */
  readonly pictures: CoursePictures;
  /** The colors of ports by the words for them. */
  readonly colorNames: ReadonlyMap<string, string>;
}

const NAMES: Readonly<Partial<Record<RootContent['type'], string>>> = {
  definition: 'a link definition',
  footnoteDefinition: 'a footnote',
  heading: 'a heading',
  html: 'HTML',
  thematicBreak: 'a line across the page',
};

/** The parts of a lesson, from top to bottom. */
export function toBlocks(context: BlockContext, nodes: readonly RootContent[]): Block[] {
  return nodes.flatMap((node) => toBlock(context, node));
}

function toBlock(context: BlockContext, node: RootContent): Block[] {
  const { check } = context;
  switch (node.type) {
    case 'paragraph':
      return [toPicture(context, node) ?? toLessonText(check, node.children)];
    case 'list':
      return [toList(context, node)];
    case 'table':
      return [toTable(context, node)];
    case 'code':
      return [toSnippet(context, node)];
    case 'blockquote': {
      const note = toNoteSource(check, node);
      return note ? [{ kind: 'note', role: note.role, content: toBlocks(context, note.content) }] : [];
    }
    default:
      check.report(
        lineOf(node),
        'a paragraph, a list, a table, a picture, a snippet or a note',
        NAMES[node.type] ?? node.type,
      );
      return [];
  }
}

/** A picture is in a paragraph of its own. */
function toPicture({ check, pictures }: BlockContext, { children }: Paragraph): PictureBlock | null {
  const [image, ...others] = children;
  if (image?.type !== 'image' || others.length > 0) return null;
  const { url, alt, title } = image;
  check.that(!!alt?.trim(), lineOf(image), 'a picture with an alternative text', quoted(`![](${url})`));
  const picture = { kind: 'picture' as const, alt: alt ?? '', ...(title && { caption: title }) };
  if (isBeside(url)) {
    const path = picturePath(check.file, url);
    const size = pictures.get(path);
    check.that(size !== undefined, lineOf(image), 'a picture in the course', `no file "${path}"`);
    const dark = darkVariant(path);
    return { ...picture, src: `/${path}`, ...(pictures.has(dark) && { darkSrc: `/${dark}` }), ...size };
  }
  check.that(
    /^(https:\/\/|\/(?![/\\]))\S*$/.test(url),
    lineOf(image),
    'a picture beside the lesson, by https or by a path of the site',
    quoted(url),
  );
  return { ...picture, src: url };
}

function toList(context: BlockContext, { ordered, start, children }: List): ListBlock {
  return {
    kind: 'list',
    ...(ordered && { start: start ?? 1 }),
    items: children.map((item) => {
      context.check.that(
        typeof item.checked !== 'boolean',
        lineOf(item),
        'a plain list; only a quiz has boxes to tick',
        'a box to tick',
      );
      return toBlocks(context, item.children);
    }),
  };
}

const ALIGNED = { left: 'start', center: 'center', right: 'end' } as const;

function toTable({ check, colorNames }: BlockContext, { align, children }: Table): TableBlock {
  const [head = [], ...rows] = children.map(({ children }): LessonText[] =>
    children.map((cell) => toLessonText(check, cell.children)),
  );
  const [, ...rest] = children;
  for (const row of rest)
    check.that(
      row.children.length <= head.length,
      lineOf(row),
      `at most ${head.length} cells, as in the first row`,
      `${row.children.length}`,
    );
  const aligned = head.map((_, index) => ALIGNED[align?.[index] ?? 'left']);
  // In the file a row may be shorter than the head; the table gets complete rows.
  const whole = rows.map((row) => head.map((_, index) => row[index] ?? ''));
  const swatches = whole.map(([name]) => (typeof name === 'string' ? colorNames.get(name) : undefined));
  const isOfColors = swatches.length > 0 && swatches.every((color) => color !== undefined);
  return {
    kind: 'table',
    head,
    // A word stays beside its color.
    rows: isOfColors ? whole.map(([name, ...others]) => [`\u00a0${String(name)}`, ...others]) : whole,
    ...(aligned.some((place) => place !== 'start') && { align: aligned }),
    ...(isOfColors && { swatches }),
  };
}

function toSnippet({ check, highlight }: BlockContext, node: Code): Block {
  const { lang, meta, value } = node;
  check.that(!isExercise(node), lineOf(node), 'an exercise at the end of a step', 'one elsewhere');
  const opening = `\`\`\`${lang ?? ''}`;
  check.that(!!lang, lineOf(node), 'a language after ```, such as ```bash', quoted(opening));
  check.that(
    !!meta?.trim(),
    lineOf(node),
    'a label after the language, such as ```bash Start the server',
    quoted(opening),
  );
  check.that(value.trim() !== '', lineOf(node), 'something to copy', 'an empty snippet');
  if (lang) checkCode(check, lang, value, lineOf(node));
  return {
    kind: 'snippet',
    code: highlight(value, lang ?? 'text'),
    language: lang ?? 'text',
    label: meta?.trim() ?? '',
  };
}
