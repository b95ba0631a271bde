import { expect, type Locator, type Page } from '@playwright/test';

/** The window with the rows of **Output Schema**, which say what a model has to fill in. */
export class Schema {
  constructor(readonly page: Page) {}

  get window(): Locator {
    return this.page.getByRole('dialog', { name: 'Output Schema', exact: true });
  }

  /** The rows without the head. */
  get rows(): Locator {
    return this.window
      .getByRole('treegrid')
      .getByRole('row')
      .filter({ has: this.page.getByRole('gridcell') });
  }

  button(name: string): Locator {
    return this.window.getByRole('button', { name, exact: true });
  }

  /** Gives a row, counted from 0, a name and a type, whose list stays open until something else is pressed. */
  async fill(row: number, name: string, type: string): Promise<void> {
    const cell = (column: number) => this.rows.nth(row).getByRole('gridcell').nth(column);
    const field = this.window.getByRole('textbox', { name: 'Input Editor' });
    await this.#edit(cell(0), field);
    await field.fill(name);
    await this.page.keyboard.press('Enter');
    await expect(cell(0)).toContainText(name);
    const types = this.window.getByRole('button', { name: 'Select input option' });
    await this.#edit(cell(2), types);
    await types.click();
    await this.page.getByRole('option', { name: type, exact: true }).click();
  }

  /** Opens a cell; while rows are drawn anew, it would close again. */
  async #edit(cell: Locator, editor: Locator): Promise<void> {
    await expect(async () => {
      await cell.dblclick();
      await expect(editor).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  }
}
