import { expect, type Locator, type Page } from '@playwright/test';
import type { Editor } from './editor.js';
import { COMPONENT_TITLE } from './test-ids.js';

/** The window with a component's code, and what a failed run says. */
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
    const button = this.editor.component(node).action('Code');
    if (!(await button.isVisible()))
      await this.editor.node(node).getByTestId(COMPONENT_TITLE).first().click();
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
}
