import type { Locator, Page } from '@playwright/test';
import type { Settings } from './settings.js';

/** The pages of the settings with keys for calling the tool. */
export class Keys {
  constructor(
    readonly page: Page,
    private readonly settings: Settings,
  ) {}

  get addNew(): Locator {
    return this.page.getByRole('button', { name: 'Add New' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** Creates a key for calling the tool. @returns the key. */
  async create(description: string): Promise<string> {
    await this.settings.open('api-keys');
    await this.addNew.click();
    await this.dialog.getByRole('textbox').fill(description);
    await this.dialog.getByRole('button', { name: 'Generate API Key' }).click();
    const key = await this.dialog.getByRole('textbox', { name: 'Generated API key' }).inputValue();
    await this.dialog.getByRole('button', { name: 'Done' }).click();
    return key;
  }
}
