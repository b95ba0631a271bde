import type { ReactNode, SyntheticEvent } from 'react';
import type { Block, ListBlock, PictureBlock, TableBlock } from '../../model/lesson-content.js';
import { RichText } from '../../primitives/rich-text.js';
import { isPart } from './is-part.js';
import { LessonNote } from './lesson-note.js';
import { Snippet } from './snippet.js';

/** What parts of a lesson need that is not in them. */
export interface LessonSurroundings {
  /** Names what can be scrolled: the step, or the task. */
  readonly title: string;
}

/** Parts of a lesson, from top to bottom. */
export function LessonBlocks({
  blocks,
  ...surroundings
}: LessonSurroundings & { readonly blocks: readonly Block[] }) {
  return <>{blocks.map((block, index) => renderBlock(block, index, surroundings))}</>;
}

function renderBlock(block: Block, key: number, surroundings: LessonSurroundings): ReactNode {
  if (!isPart(block))
    return (
      <p key={key} className="ck-paragraph">
        <RichText source={block} />
      </p>
    );
  switch (block.kind) {
    case 'list':
      return <List key={key} list={block} surroundings={surroundings} />;
    case 'table':
      return <Table key={key} table={block} title={surroundings.title} />;
    case 'picture':
      return <Picture key={key} picture={block} />;
    case 'snippet':
      return <Snippet key={key} snippet={block} />;
    case 'note':
      return (
        <LessonNote key={key} kind={block.role} content={block.content}>
          {(blocks) => <LessonBlocks blocks={blocks} {...surroundings} />}
        </LessonNote>
      );
  }
}

function List({
  list,
  surroundings,
}: {
  readonly list: ListBlock;
  readonly surroundings: LessonSurroundings;
}) {
  const items = list.items.map((blocks, index) => renderItem(blocks, index, surroundings));
  return list.start === undefined ? (
    <ul className="ck-list">{items}</ul>
  ) : (
    <ol className="ck-list" start={list.start}>
      {items}
    </ol>
  );
}

function renderItem(blocks: readonly Block[], key: number, surroundings: LessonSurroundings) {
  const [first, ...rest] = blocks;
  const text = first === undefined || isPart(first) ? null : first;
  return (
    <li key={key}>
      {text !== null && <RichText source={text} />}
      <LessonBlocks blocks={text === null ? blocks : rest} {...surroundings} />
    </li>
  );
}

function Table({
  table: { head, rows, align, swatches },
  title,
}: {
  readonly table: TableBlock;
  readonly title: string;
}) {
  return (
    // Wide tables scroll by themselves, also with the keyboard.
    <div className="ck-table-frame" role="region" aria-label={title} tabIndex={0}>
      <table className="ck-table">
        <thead>
          <tr>{head.map((text, index) => renderCell('th', text, index, align))}</tr>
        </thead>
        <tbody>{rows.map((row, index) => renderRow(row, index, align, swatches?.[index]))}</tbody>
      </table>
    </div>
  );
}

function renderRow(
  row: TableBlock['rows'][number],
  key: number,
  align: TableBlock['align'],
  swatch: string | undefined,
) {
  return <tr key={key}>{row.map((text, index) => renderCell('td', text, index, align, swatch))}</tr>;
}

function renderCell(
  Cell: 'th' | 'td',
  text: TableBlock['head'][number],
  key: number,
  align: TableBlock['align'],
  swatch?: string,
) {
  return (
    <Cell key={key} data-align={align?.[key]} scope={Cell === 'th' ? 'col' : undefined}>
      {!key && swatch && (
        // As flows draw it; an attribute of SVG, as strict policies for styles forbid those of HTML.
        <svg width="12" height="12">
          <rect width="12" height="12" rx="6" className="ck-flow-port" color={swatch} />
        </svg>
      )}
      <RichText source={text} />
    </Cell>
  );
}

/** Of two variants the stylesheet shows one, and browsers load only that. */
function Picture({ picture }: { readonly picture: PictureBlock }) {
  const { src, darkSrc, alt, caption, width, height } = picture;
  const image = { width, height, loading: 'lazy', decoding: 'async', onError: fetchOnceOnline } as const;
  return (
    <figure className="ck-picture">
      <img {...image} src={src} alt={alt} data-scheme={darkSrc === undefined ? undefined : 'light'} />
      {darkSrc !== undefined && <img {...image} src={darkSrc} alt={alt} data-scheme="dark" />}
      {caption !== undefined && <figcaption className="ck-hint">{caption}</figcaption>}
    </figure>
  );
}

/** Given its address anew, a picture is fetched again. */
function fetchOnceOnline({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  window.addEventListener('online', () => (currentTarget.src += ''), { once: true });
}
