import { readFile } from 'node:fs/promises';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What stands in a guide besides its words, by name: components of tables, and files that are shown as they are. */
export type GuideParts = Readonly<Record<string, ComponentType | string>>;

/** A guide of Storybook as Markdown for the package, where neither components nor Storybook’s addresses are. */
export async function guideMarkdown(name: string, parts: GuideParts): Promise<string> {
  const page = await readFile(new URL(`../pages/${name}.mdx`, import.meta.url), 'utf8');
  const text = page
    .replace(/^.*?<Meta [^\n]*\n/su, '')
    .replaceAll(/\?path=\/docs\/guide-([a-z-]+)--docs/gu, '$1.md')
    .replaceAll(/^<Source code=\{(\w+)\} language="(\w+)" \/>$/gmu, (_, file: string, language: string) => {
      return `\`\`\`${language}\n${String(parts[file]).trim()}\n\`\`\``;
    })
    .replaceAll(/^<(\w+) \/>$/gmu, (_, table: string) => {
      const component = parts[table];
      if (typeof component !== 'function')
        throw new Error(`${name}.mdx has <${table} />, which is not known`);
      return tablesIn(renderToStaticMarkup(createElement(component)));
    });
  const note = `<!-- Written by “pnpm fix” from .storybook/pages/${name}.mdx -->`;
  return `${note}\n\n${text.trim().replaceAll(/\n{3,}/gu, '\n\n')}\n`;
}

/** The tables of a piece of HTML; where there are several, each below its caption. */
function tablesIn(html: string): string {
  const tables = [...html.matchAll(/<table>(.*?)<\/table>/gsu)].map(([, table = '']) => table);
  return tables
    .map((table) => {
      const caption = textOf(/<caption>(.*?)<\/caption>/su.exec(table)?.[1] ?? '');
      return (tables.length > 1 ? `### ${caption}\n\n` : '') + toTable(table);
    })
    .join('\n\n');
}

function toTable(html: string): string {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gsu)].map(([, cell = '']) => textOf(cell)),
  );
  const rule = rows[0]?.map(() => '---') ?? [];
  return [...rows.slice(0, 1), rule, ...rows.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** A cell in Markdown: code and keys are marked, swatches are left out. */
function textOf(html: string): string {
  return html
    .replaceAll(/<span class="guide-swatches".*?<\/span><\/span>|<span [^>]*style[^>]*><\/span>/gsu, '')
    .replaceAll(/<code>(.*?)<\/code>/gsu, '`$1`')
    .replaceAll(/<(?!\/?kbd>)[^>]*>/gu, '')
    .replaceAll(/&(?:amp|gt|lt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
