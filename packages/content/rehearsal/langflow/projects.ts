import { expect, type Locator, type Page } from '@playwright/test';
import type { Editor } from './editor.js';
import { FLOW_LIST } from './test-ids.js';

/** The page with the flows of a project, and the dialogs that are opened from it. */
export class Projects {
  constructor(
    readonly page: Page,
    private readonly address: string,
    private readonly editor: Editor,
  ) {}

  /** "Create first flow" before there is any. */
  get newFlow(): Locator {
    return this.page.getByRole('button', { name: /^(?:New Flow|Create first flow)$/ });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }

  /**
   * Opens the page by its address, or by the button in the header of an open flow. A flow that is left while it is being
   * saved is saved twice: the tool refuses the second, and from then on drops what is sent to that flow's Playground.
   */
  async open(): Promise<void> {
    if (await this.editor.canvas.isVisible()) await this.editor.settled();
    const home = this.page.getByRole('button', { name: 'Go to home' });
    await (this.page.url().startsWith(this.address) ? home.click() : this.page.goto(this.address));
    await expect(this.newFlow).toBeVisible();
  }

  /** Opens the page by its address, after the server was started again or from the settings. */
  async reopen(): Promise<void> {
    await this.page.goto(this.address);
    await expect(this.newFlow).toBeVisible();
  }

  /** Opens a project by its name at the left. */
  async openProject(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await expect(this.newFlow).toBeVisible();
  }

  /** Makes a project, which opens, and gives it a name. */
  async createProject(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create new project' }).click();
    await this.page.getByRole('button', { name: 'Options for New Project' }).click();
    await this.page.getByRole('menuitem', { name: 'Rename' }).click();
    const field = this.page.getByRole('complementary', { name: 'Projects' }).getByRole('textbox');
    await field.fill(name);
    await field.press('Enter');
    await this.openProject(name);
  }

  /** The row or card of a flow. */
  flow(name: string | RegExp): Locator {
    return this.page.getByTestId('list-card').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** An entry of the menu behind a flow's three dots, which this opens. */
  async menuItem(flow: string | RegExp, item: string): Promise<Locator> {
    await this.flow(flow)
      .first()
      .getByRole('button', { name: /more|options/i })
      .or(this.flow(flow).first().getByTestId('home-dropdown-menu'))
      .first()
      .click();
    return this.page.getByRole('menuitem', { name: item });
  }

  /** Drags a file onto the page, which takes it for a flow. */
  async dropFile(name: string, text: string): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle(
      ([name, text]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], name, { type: 'application/json' }));
        return transfer;
      },
      [name, text] as const,
    );
    await this.page.getByTestId(FLOW_LIST).dispatchEvent('dragenter', { dataTransfer });
    await this.page.getByText('Drop your flows here').dispatchEvent('drop', { dataTransfer });
  }

  /** Deletes a flow by its menu. */
  async deleteFlow(name: string): Promise<void> {
    await (await this.menuItem(name, 'Delete')).click();
    await this.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(this.flow(name)).toHaveCount(0);
  }

  async openFlow(name: string): Promise<void> {
    await this.flow(name).first().click();
    await expect(this.page.getByRole('application', { name: 'Flow canvas' })).toBeVisible();
  }

  /** Opens the dialog with all templates. */
  async openTemplates(): Promise<void> {
    await this.newFlow.click();
    await this.page.getByRole('button', { name: 'Browse more...' }).click();
    await this.page
      .getByRole('dialog', { name: 'Templates' })
      .getByRole('button', { name: 'All templates' })
      .click();
  }

  /** A template in the open dialog. */
  template(name: string): Locator {
    return this.page.getByRole('dialog', { name: 'Templates' }).getByRole('heading', { name, exact: true });
  }

  /** Starts a flow from a template. */
  async create(template: string): Promise<void> {
    await this.openTemplates();
    await this.template(template).click();
    await expect(this.page.getByRole('application', { name: / node$/ }).first()).toBeVisible();
  }

  /** Has the flow of the first lesson, which a learner has by now, where this starts with nothing. */
  async haveFlow(): Promise<void> {
    if (!(await this.page.getByRole('button', { name: 'Create first flow' }).isVisible())) return;
    await this.create('Basic Prompting');
    await this.open();
  }

  /** What the header calls the open flow. */
  async nameOfOpenFlow(): Promise<string> {
    const details = this.page.getByRole('button', { name: /^Edit flow details and settings for / });
    return ((await details.getAttribute('aria-label')) ?? '').replace(
      'Edit flow details and settings for ',
      '',
    );
  }

  /** Renames the open flow by the button in the header. */
  async nameFlow(name: string, description?: string): Promise<void> {
    const settings = this.page.getByRole('dialog', { name: 'Flow settings' });
    const save = settings.getByRole('button', { name: 'Save' });
    const field = settings.getByRole('textbox', { name: 'Flow name' });
    await this.page.waitForLoadState('networkidle');
    // While the flow arrives, the field is empty and loses what is typed, and the window may close.
    await expect(async () => {
      if (!(await settings.isVisible()))
        await this.page.getByRole('button', { name: /^Edit flow details/ }).click();
      await expect(field).not.toHaveValue('', { timeout: 5_000 });
      await field.fill(name);
      if (description) await settings.getByRole('textbox', { name: 'Flow description' }).fill(description);
      await save.click({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    await expect(
      this.page.getByRole('button', { name: `Edit flow details and settings for ${name}` }),
    ).toBeVisible();
  }
}
