import type { Block, PictureBlock, SnippetBlock, TableBlock } from './lesson-content.js';
import type { BlockWords } from './translation.js';

/** What a lesson keeps in every language, in its order: code, addresses of pictures, colors. */
interface Kept {
  readonly snippet: SnippetBlock[];
  readonly picture: PictureBlock[];
  readonly table: TableBlock[];
}

/**
 * Parts of a lesson in other words, with the code, the pictures and the colors that they have.
 *
 * @returns null where the words are not those of these parts: another number of snippets, pictures or tables.
 */
export function translatedBlocks(
  blocks: readonly Block[],
  words: readonly BlockWords[],
): readonly Block[] | null {
  const kept: Kept = { snippet: [], picture: [], table: [] };
  blocks.forEach((block) => keep(block, kept));
  const translated = words.map((part) => translatedBlock(part, kept));
  const isAll = Object.values(kept).every((left: readonly unknown[]) => left.length === 0);
  return isAll && translated.every((part) => part !== null) ? translated : null;
}

function keep(block: Block, kept: Kept): void {
  if (typeof block === 'string' || !('kind' in block)) return;
  if (block.kind === 'snippet') kept.snippet.push(block);
  else if (block.kind === 'picture') kept.picture.push(block);
  else if (block.kind === 'table') kept.table.push(block);
  else if (block.kind === 'list') block.items.flat().forEach((part) => keep(part, kept));
  else block.content.forEach((part) => keep(part, kept));
}

function translatedBlock(words: BlockWords, kept: Kept): Block | null {
  if (typeof words === 'string' || !('kind' in words)) return words;
  switch (words.kind) {
    case 'snippet': {
      const snippet = kept.snippet.shift();
      return snippet ? { ...snippet, label: words.label } : null;
    }
    case 'picture': {
      const { caption: _caption, ...picture } = kept.picture.shift() ?? {};
      const { alt, caption } = words;
      return 'src' in picture ? { ...(picture as PictureBlock), alt, ...(caption && { caption }) } : null;
    }
    case 'table': {
      const table = kept.table.shift();
      return table && isAsLarge(table, words)
        ? { ...table, head: words.head, rows: besideColor(table, words.rows) }
        : null;
    }
    case 'list': {
      const items = words.items.map((item) => item.map((part) => translatedBlock(part, kept)));
      return items.flat().includes(null) ? null : { ...words, items: items as Block[][] };
    }
    case 'note': {
      const content = words.content.map((part) => translatedBlock(part, kept));
      return content.includes(null) ? null : { ...words, content: content as Block[] };
    }
  }
}

/** Colors and alignments belong to rows and columns. */
const isAsLarge = (table: TableBlock, words: Pick<TableBlock, 'head' | 'rows'>) =>
  table.head.length === words.head.length &&
  table.rows.length === words.rows.length &&
  table.rows.every((row, index) => row.length === words.rows[index]?.length);

/** A word stays beside its color. */
const besideColor = (table: TableBlock, rows: TableBlock['rows']) =>
  table.swatches
    ? rows.map(([name = '', ...others]) => [typeof name === 'string' ? `\u00a0${name}` : name, ...others])
    : rows;
