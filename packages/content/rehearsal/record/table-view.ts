import type { Page } from '@playwright/test';

/** A column of the tool's tables. */
interface Column {
  readonly getColId: () => string;
  readonly getColDef: () => { readonly width?: number };
}

/** What the tool's tables are told by, as far as it is used. */
interface TableApi {
  readonly getAllDisplayedColumns: () => readonly Column[];
  readonly applyColumnState: (change: {
    readonly state: readonly { readonly colId: string; readonly width: number; readonly flex: null }[];
  }) => void;
}

/** What a component of React keeps of itself at an element, as far as it is looked at. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: { readonly api?: Partial<TableApi> } | null;
}

/**
 * Gives the columns of every table the same widths in every run. The tool makes them fit once, a second after a table has
 * appeared, and again by shares of what is left where the table changes: what comes of it differs from run to run.
 */
export const fitTables = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const table of document.querySelectorAll('.ag-root-wrapper')) {
      const [, start] = Object.entries(table).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
      let fiber: Fiber | null = (start as Fiber | undefined) ?? null;
      while (fiber && !fiber.stateNode?.api?.applyColumnState) fiber = fiber.return;
      const api = fiber?.stateNode?.api;
      const columns = (api?.getAllDisplayedColumns?.() ?? []).map((column) => ({
        colId: column.getColId(),
        width: column.getColDef().width ?? 200,
      }));
      const room = table.clientWidth - 20;
      const share = room / columns.reduce((sum, { width }) => sum + width, 0);
      api?.applyColumnState?.({
        state: columns.map(({ colId, width }) => ({ colId, width: Math.floor(width * share), flex: null })),
      });
    }
  });
