import { expect, type Locator, type Page } from '@playwright/test';
import type { Editor } from './editor.js';

/** The page **Memories** of a flow, with what its chats have left in memory bases. */
export class Memories {
  constructor(
    readonly page: Page,
    private readonly editor: Editor,
  ) {}

  get create(): Locator {
    return this.page.getByRole('button', { name: 'Create', exact: true });
  }

  /** The window that makes a memory base. */
  get window(): Locator {
    return this.page.getByRole('dialog', { name: 'Create Memory' });
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
