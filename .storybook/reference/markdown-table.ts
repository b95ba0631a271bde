/** A table in Markdown; a cell of several lines is one line. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/gu, ' ')));
  return [columns, columns.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A name as code, or several with spaces between. */
export const asCode = (...names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ');
