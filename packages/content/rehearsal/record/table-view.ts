import type { Page } from '@playwright/test';

/** What a component of React keeps of itself at an element, as far as it is looked at. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: { readonly api?: { readonly sizeColumnsToFit?: (width: number) => void } } | null;
}

/**
 * Gives the columns of every table the same widths in every run. The tool makes them fit once, a second after a table has
 * appeared, with or without room for a scroll bar; columns that fill the table by then stay as they are.
 */
export const fitTables = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const table of document.querySelectorAll('.ag-root-wrapper')) {
      const [, start] = Object.entries(table).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
      let fiber: Fiber | null = (start as Fiber | undefined) ?? null;
      while (fiber && !fiber.stateNode?.api?.sizeColumnsToFit) fiber = fiber.return;
      // Where the width is another one than before, columns begin with the widths that they are declared with.
      for (const room of [40, 20]) fiber?.stateNode?.api?.sizeColumnsToFit?.(table.clientWidth - room);
    }
  });
