import { expect, type Locator, type Page } from '@playwright/test';

/** The page where one signs in, of a server that does not sign everyone in. */
export class SignIn {
  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  get region(): Locator {
    return this.page.getByRole('region', { name: 'Sign in to Langflow' });
  }

  /** Opens the server, which asks who one is. */
  async open(): Promise<void> {
    await this.page.goto(this.address);
    await expect(this.region).toBeVisible();
  }

  /** Sends a name and a password, which may be refused. */
  async send(name: string, password: string): Promise<void> {
    await this.region.getByRole('textbox', { name: /^Username/ }).fill(name);
    await this.region.getByRole('textbox', { name: /^Password/ }).fill(password);
    await this.region.getByRole('button', { name: 'Sign In' }).click();
  }

  /** Gets in. */
  async as(name: string, password: string): Promise<void> {
    await this.open();
    await this.send(name, password);
    await expect(this.page.getByRole('button', { name: 'User' })).toBeVisible();
  }
}
