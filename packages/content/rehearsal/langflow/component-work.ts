import { expect, type Locator, type Page } from '@playwright/test';
import { basename } from 'node:path';
import type { Editor } from './editor.js';
import { COMPONENT_TITLE, SIDEBAR_ROW } from './test-ids.js';

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

  /** The list of a field with fixed choices. */
  dropdown(node: string, field: string): Locator {
    return this.editor.node(node).getByRole('combobox', { name: field, exact: true });
  }

  /** Chooses in a field with fixed choices, which the tool may ask its server about and set back meanwhile. */
  async choose(node: string, field: string, option: string): Promise<void> {
    const list = this.dropdown(node, field);
    await expect(async () => {
      await list.click();
      await this.page.getByRole('option', { name: option, exact: true }).click();
      await expect(list).toContainText(option);
      await this.editor.settled();
      await expect(list).toContainText(option, { timeout: 1_000 });
    }).toPass();
  }

  /** A choice of a component with tabs, such as **Table** of **Input Type**. */
  tab(node: string, name: string): Locator {
    return this.editor.node(node).getByRole('tab', { name, exact: true });
  }

  /** Opens what a component can do, in a window that has the component's name. @returns an operation. */
  async openOperations(node: string): Promise<(operation: string) => Locator> {
    await (await this.editor.component(node).select()).getByRole('combobox', { name: 'Operation' }).click();
    const dialog = this.page.getByRole('dialog', { name: node, exact: true });
    return (operation) => dialog.getByRole('button', { name: operation });
  }

  /** Gives a component a file, by the window that **Select files** opens. */
  async chooseFile(node: string, path: string): Promise<void> {
    await this.editor.fit();
    await this.editor.node(node).getByRole('button', { name: 'Select files' }).click();
    const files = this.page.getByRole('dialog', { name: 'My Files' });
    const chosen = this.page.waitForEvent('filechooser');
    await files.getByRole('heading', { name: /^Click to select files/ }).click();
    await (await chosen).setFiles(path);
    await expect(files).toContainText('1 selected');
    await files.getByRole('button', { name: 'Select files', exact: true }).click();
    await expect(this.editor.node(node)).toContainText(basename(path));
    await this.editor.settled();
  }

  /** A category of the sidebar, which opens when it is pressed. */
  category(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Components sidebar' })
      .getByRole('button', { name, exact: true });
  }

  /** A component in the sidebar. */
  entry(name: string): Locator {
    return this.page
      .getByTestId(SIDEBAR_ROW)
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .first();
  }

  /** The color of a port. */
  async colorOf(port: Locator): Promise<string> {
    return port.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .map((part) => getComputedStyle(part).backgroundColor)
        .filter((color) => color !== 'rgba(0, 0, 0, 0)')
        .join(' '),
    );
  }

  /** Saves a version of the open flow, and goes back to building it. */
  async saveVersion(description: string): Promise<void> {
    await this.editor.settled();
    await this.editor.saveVersion(description);
    await this.page.getByRole('button', { name: 'Keep Building' }).click();
  }

  /** The globe of a field, which opens the list of variables. */
  globe(node: string, field: string): Locator {
    return this.editor
      .node(node)
      .locator('div')
      .filter({ has: this.page.getByText(field, { exact: true }) })
      .filter({ has: this.page.getByRole('button', { name: 'Select input option' }) })
      .last()
      .getByRole('button', { name: 'Select input option' });
  }

  /** A variable in the list that a globe has opened. */
  variable(name: string): Locator {
    return this.page.getByRole('option', { name });
  }

  /** Chooses a variable for a field: at the edge of the window the list may move away under the press. */
  async chooseVariable(node: string, field: string, name: string): Promise<void> {
    const option = this.variable(name);
    await expect(async () => {
      if (!(await option.isVisible())) await this.globe(node, field).click();
      await option.click();
      await expect(option).toBeHidden({ timeout: 5_000 });
    }).toPass();
  }

  /** Sets the endpoint name of the open flow, in the window of **API access**. */
  async setEndpoint(name: string): Promise<void> {
    const access = this.page.getByRole('dialog', { name: /^API access/ });
    await access.getByRole('button', { name: 'Endpoint Name' }).click();
    await this.page.getByRole('textbox', { name: 'Endpoint Name' }).fill(name);
    await this.page
      .getByRole('dialog', { name: 'Endpoint Name' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(access).toContainText(`/run/${name}`);
    await this.closeWindow();
  }
}
