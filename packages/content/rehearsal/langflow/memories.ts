import { expect, type Page } from '@playwright/test';
import type { StepRecord } from '../record/step-record.js';
import type { Editor } from './editor.js';

/** The page **Memories** of a flow, with what its chats have left in memory bases. */
export class Memories {
  constructor(
    readonly page: Page,
    private readonly editor: Editor,
  ) {}

  /** Makes a memory base, which opens, as a step says that names these labels. */
  async make(
    name: string,
    model: string,
    { meet, press }: Pick<StepRecord, 'meet' | 'press'>,
  ): Promise<void> {
    await press('Memories', this.editor.area('Memories'));
    await press('Create', this.page.getByRole('button', { name: 'Create', exact: true }));
    const dialog = this.page.getByRole('dialog', { name: 'Create Memory' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
    await meet('Embedding Model', dialog.getByText('Embedding Model'));
    await dialog.getByRole('combobox').filter({ hasText: 'Select a model' }).click();
    await this.page.getByRole('option', { name: model }).click();
    const size = dialog.getByRole('textbox', { name: 'Batch Size' });
    await expect(await meet('Batch Size', size)).toHaveValue('1');
    await press('Create Memory', dialog.getByRole('button', { name: 'Create Memory' }));
    await expect(this.page.getByRole('heading', { name })).toBeVisible();
    await meet('Activate', this.page.getByText('Activate', { exact: true }));
    await expect(this.page.getByRole('switch', { name: 'Toggle auto-capture' })).toBeChecked();
  }

  /** Waits until the memory base that is shown has taken a message in, and goes back to the canvas. */
  async hasStored(text: string): Promise<void> {
    await this.editor.area('Memories').click();
    await expect(async () => {
      await this.page.getByRole('button', { name: 'Reload sessions and messages' }).click();
      await expect(this.page.getByRole('cell', { name: text }).first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await this.close();
  }

  /** Goes back to the canvas. */
  async close(): Promise<void> {
    await this.editor.area('Components').click();
    await expect(this.editor.search).toBeVisible();
  }
}
