import { expect, type Locator, type Page } from '@playwright/test';

/** The pages of the settings. */
export class Settings {
  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  /** Opens one by the last part of its address, such as `model-providers`. */
  async open(part: string): Promise<void> {
    await this.page.goto(`${this.address}/settings/${part}`);
  }

  /** A provider in the list of **Model Providers**. */
  provider(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}(?: \\d+ models)?$`) });
  }

  get key(): Locator {
    return this.page.getByRole('textbox', { name: /API Key/ });
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** The switch of a model of the chosen provider. */
  model(name: string): Locator {
    return this.page.getByRole('switch', {
      name: new RegExp(`^(?:En|Dis)able ${name.replaceAll('.', '\\.')}$`),
    });
  }

  /** Turns a model on and waits until that is saved. */
  async turnOn(model: string): Promise<void> {
    const toggle = this.model(model);
    await expect(toggle).toBeVisible();
    if (await toggle.isChecked()) return;
    // The change is sent a moment later, and is lost where the page is left before.
    const saved = this.page.waitForResponse(
      (response) => response.url().includes('/enabled_models') && response.request().method() === 'POST',
    );
    await toggle.click();
    await expect(toggle).toBeChecked();
    await saved;
  }

  async connectOpenAI(key: string): Promise<void> {
    await this.provider('OpenAI').click();
    // While what is stored arrives, the field loses what is typed.
    await expect(async () => {
      await this.key.fill(key);
      await this.save.click();
      await expect(this.page.getByRole('button', { name: 'Disconnect' })).toBeVisible({ timeout: 20_000 });
    }).toPass({ timeout: 120_000 });
  }
}
