import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from './settings.js';

/** The pages of the settings with keys for calling the tool and with variables. */
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
    const shown = this.dialog.getByRole('textbox', { name: 'Generated API key' });
    await expect(shown).not.toHaveValue('');
    const key = await shown.inputValue();
    await this.dialog.getByRole('button', { name: 'Done' }).click();
    return key;
  }

  /** Fills the window of a new variable, which is open, without saving it. */
  async fillVariable(type: 'Credential' | 'Generic', name: string, value: string): Promise<void> {
    await this.dialog.getByRole('tab', { name: type }).click();
    await this.dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
    await this.dialog.getByRole('textbox', { name: /^Value/ }).fill(value);
  }

  get saveVariable(): Locator {
    return this.dialog.getByRole('button', { name: 'Save Variable' });
  }

  /** The row of a variable. */
  variable(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** Gives a variable another value, by its row. */
  async changeVariable(name: string, value: string): Promise<void> {
    await this.settings.open('global-variables');
    await this.variable(name).getByText(name).click();
    await this.dialog.getByRole('textbox', { name: /^Value/ }).fill(value);
    await this.dialog.getByRole('button', { name: 'Update Variable' }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}
