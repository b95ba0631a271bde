import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import './reference-table.css';

/**
 * A table on a page of the guide. A long one scrolls within itself, also by keyboard. In words, `code` and <kbd> are as in
 * Markdown, whose tables these pages do not know.
 */
export function ReferenceTable({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <Unstyled>
      <div className="guide-table" role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{inMarkup(name)}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{inMarkup(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}

/** Every second part was between marks. */
function inMarkup(cell: ReactNode): ReactNode {
  if (typeof cell !== 'string') return cell;
  return cell.split(/(`[^`]+`|<kbd>[^<]+<\/kbd>)/).map((part, index) => {
    if (index % 2 === 0) return part;
    const words = part.replace(/^`|`$|<\/?kbd>/g, '');
    return part.startsWith('`') ? <code key={index}>{words}</code> : <kbd key={index}>{words}</kbd>;
  });
}
