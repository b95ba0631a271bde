import { expect, type Locator, type Page } from '@playwright/test';
import type { StepRecord } from '../record/step-record.js';
import type { Editor } from './editor.js';
import { COMPONENT_TITLE, PANEL_CLOSE, PARAMETER_ROW } from './test-ids.js';

/** One component on the canvas: its menu, its panel, its run and what it hands on. */
export class Component {
  constructor(
    readonly page: Page,
    private readonly editor: Editor,
    readonly name: string,
  ) {}

  get node(): Locator {
    return this.editor.node(this.name);
  }

  /** A button of the menu that stands above a selected component. */
  action(name: string): Locator {
    return this.node.getByRole('button', { name, exact: true });
  }

  /** Selects it in full view, which shows the menu above it. */
  async select(): Promise<Locator> {
    await this.closeParameters();
    await this.editor.fit();
    await this.node.getByTestId(COMPONENT_TITLE).first().click();
    await expect(this.action('Edit node details')).toBeVisible();
    return this.node;
  }

  /** The three dots in the menu above a selected component. */
  get more(): Locator {
    return this.node.getByRole('combobox', { name: 'Show More' });
  }

  /** An entry behind the three dots, which are pressed before. */
  entry(name: string): Locator {
    return this.page.getByRole('option', { name: new RegExp(`^${name}\\b`) });
  }

  /** Unfolds it, as a step says that names these labels; chat components arrive folded up. */
  async expand({
    press = (_label, shown) => shown.click(),
  }: Partial<Pick<StepRecord, 'press'>> = {}): Promise<void> {
    await this.select();
    await press('Show More', this.more);
    await press('Expand', this.entry('Expand'));
    await expect(this.runButton).toBeVisible();
  }

  /** A row of the panel that **Parameters** opens. */
  parameter(field: string): Locator {
    return this.page.getByTestId(PARAMETER_ROW).filter({ has: this.page.getByText(field, { exact: true }) });
  }

  /** Adds a field from the panel of **Parameters**, as a step says that names these labels. */
  async addField(
    field: string,
    { meet, press, picture }: Pick<StepRecord, 'meet' | 'press' | 'picture'>,
  ): Promise<void> {
    await this.select();
    await press('Parameters', this.action('Parameters'));
    await meet(field, this.parameter(field));
    const add = this.parameter(field).getByRole('button', { name: `Add ${field}` });
    await press('Add', await picture(add));
    await this.closeParameters();
  }

  /** Closes the panel of **Parameters**, which otherwise covers the right of the canvas. */
  async closeParameters(): Promise<void> {
    const close = this.page.getByTestId(PANEL_CLOSE);
    if (await close.isVisible()) await close.click();
    await expect(close).toBeHidden();
  }

  get runButton(): Locator {
    return this.node.getByRole('button', { name: 'Run component' });
  }

  /** Opens what the last run gave, of several outputs the first; it can be pressed when there is something. */
  get inspectButton(): Locator {
    return this.node.getByRole('button', { name: 'Inspect output' }).first();
  }

  /** The window that **Inspect output** opens. */
  get output(): Locator {
    return this.page.getByRole('dialog', { name: /Component Output/ });
  }

  /** Runs it, with those before it that have not run yet, and holds that it ends well, or fails where a lesson has it fail. */
  async run({ fails = false } = {}): Promise<void> {
    await this.editor.fit();
    // Right before the press, as a run saves as well.
    await this.editor.settled();
    const notices = this.page.getByText(/built successfully|Flow build failed|Error building/);
    await expect(notices).toHaveCount(0);
    await this.runButton.click();
    await expect(notices.first()).toBeVisible({ timeout: 120_000 });
    await expect(notices.first()).toContainText(fails ? /failed|Error/ : 'built successfully');
    await this.editor.settled();
  }

  /** Opens what the last run gave. */
  async openOutput(): Promise<Locator> {
    await this.editor.fit();
    await this.inspectButton.click();
    await expect(this.output).toBeVisible();
    return this.output;
  }

  /** What it hands on, as its window shows it. */
  async inspect(): Promise<string> {
    await this.openOutput();
    // JSON is shown in an editor, which has a text box as well.
    const text = this.output.getByRole('textbox').and(this.page.locator('textarea:not(.ace_text-input)'));
    const found = (await text.isVisible()) ? await text.inputValue() : await this.output.innerText();
    await this.closeOutput();
    return found;
  }

  /** The rows of a table that it hands on, after the names of its columns. */
  async inspectRows(): Promise<readonly (readonly string[])[]> {
    await this.openOutput();
    const rows = this.output.getByRole('treegrid').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const found = await rows.evaluateAll((elements) =>
      elements.map((row) =>
        [...row.querySelectorAll('[role="columnheader"], [role="gridcell"]')].map((cell) =>
          (cell.textContent ?? '').trim(),
        ),
      ),
    );
    await this.closeOutput();
    return found;
  }

  /** Escape does not close the window. */
  async closeOutput(): Promise<void> {
    await this.output.getByRole('button', { name: 'Close' }).last().click();
    await expect(this.output).toBeHidden();
    // The button that opened it gets the focus again a moment later, and shows its hint, which covers others.
    await expect(this.inspectButton.and(this.page.locator(':focus'))).toBeVisible();
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect(this.page.getByRole('tooltip')).toHaveCount(0);
  }
}
