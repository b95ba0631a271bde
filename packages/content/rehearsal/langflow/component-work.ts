import { expect, type Locator, type Page } from '@playwright/test';
import type { Editor } from './editor.js';

/** What is done with one component on the canvas: its code, a run of it, its output, its fields. */
export class ComponentWork {
  constructor(
    readonly page: Page,
    private readonly editor: Editor,
  ) {}

  /** The window with the code of a component. */
  get codeWindow(): Locator {
    return this.page.getByRole('dialog', { name: 'Edit Code' });
  }

  get checkAndSave(): Locator {
    return this.codeWindow.getByRole('button', { name: 'Check & Save' });
  }

  /** The button above a component, which is selected for it. */
  async codeButton(node: string): Promise<Locator> {
    const button = this.editor.node(node).getByRole('button', { name: 'Code', exact: true });
    if (!(await button.isVisible()))
      await this.editor
        .node(node)
        .getByTestId(/^title-/)
        .first()
        .click();
    return button;
  }

  /** Scrolls the code until a text is among the lines that are drawn. */
  async scrollCodeTo(text: string): Promise<void> {
    await this.codeWindow.locator('.ace_content').hover();
    await expect(async () => {
      if (!(await this.codeWindow.innerText()).includes(text)) await this.page.mouse.wheel(0, 300);
      expect(await this.codeWindow.textContent()).toContain(text);
    }).toPass({ timeout: 30_000 });
  }

  /** Replaces the code of the open window and saves it. */
  async replaceCode(code: string): Promise<void> {
    await this.codeWindow.locator('.ace_text-input').focus();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(code);
    await this.checkAndSave.click();
  }

  runButton(node: string): Locator {
    return this.editor.node(node).getByRole('button', { name: 'Run component' });
  }

  /** Opens what the last run of a component gave; it can be pressed when there is something. */
  inspectButton(node: string): Locator {
    return this.editor.node(node).getByRole('button', { name: 'Inspect output' });
  }

  get output(): Locator {
    return this.page.getByRole('dialog', { name: /Component Output/ });
  }

  /** Opens the logs of the last run, from its output. */
  async showLogs(): Promise<void> {
    await this.output.getByRole('tab', { name: 'Logs' }).click();
  }

  async closeWindow(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** What a failed run says, below the canvas. */
  get failure(): Locator {
    return this.page.getByRole('region', { name: 'Flow build failed' });
  }

  /** Closes what a failed run has left on the screen. */
  async dismissFailure(): Promise<void> {
    await this.page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(this.failure).toBeHidden();
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
