import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { offCamera } from '../record/on-camera.js';
import { Component } from './component.js';
import { FIT_VIEW, SIDEBAR_ROW } from './test-ids.js';

/** How long after a change the tool saves, in milliseconds, and some more. */
const AUTOMATIC_SAVING = 2_000;

/** The canvas with its sidebar. */
export class Editor {
  readonly #saves = new Set<Request>();
  #lastSave = 0;

  constructor(readonly page: Page) {
    const isSave = (request: Request) => request.method() === 'PATCH' && request.url().includes('/flows/');
    const ended = (request: Request) => {
      if (this.#saves.delete(request)) this.#lastSave = Date.now();
    };
    page.on('request', (request) => {
      if (isSave(request)) this.#saves.add(request);
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /**
   * Waits until automatic saving is at rest. A run saves as well, and where both overlap Langflow takes one of them for
   * another window's and asks to review changes.
   */
  async settled(): Promise<void> {
    const since = Date.now();
    const isAtRest = () =>
      this.#saves.size === 0 && Date.now() - Math.max(since, this.#lastSave) > AUTOMATIC_SAVING;
    await expect
      .poll(async () => {
        if (!isAtRest()) return false;
        // On a busy machine a save that is due may not have begun yet.
        await this.page.evaluate(
          () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
        );
        return isAtRest();
      })
      .toBe(true);
  }

  get canvas(): Locator {
    return this.page.getByRole('application', { name: 'Flow canvas' });
  }

  /** Components on the canvas with this name; where several have it, the tool numbers them. */
  nodes(name: string): Locator {
    const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return this.page.getByRole('application', { name: new RegExp(`^${escaped} node(?: \\d+)?$`) });
  }

  /** A component on the canvas, by its name; where several have it, the last that was added. */
  node(name: string): Locator {
    return this.nodes(name).last();
  }

  /** What is done with a component on the canvas. */
  component(name: string): Component {
    return new Component(this.page, this, name);
  }

  /** The port at the right of a component. */
  output(node: string, port: string): Locator {
    return this.node(node).getByRole('button', {
      name: `Output handle for ${port} on node ${node}`,
      exact: true,
    });
  }

  /** The port at the left of a component. */
  input(node: string, port: string): Locator {
    return this.node(node).getByRole('button', {
      name: `Input handle for ${port} on node ${node}`,
      exact: true,
    });
  }

  edge(from: string, to: string): Locator {
    return this.page.getByRole('button', { name: `Edge from ${from} to ${to}`, exact: true });
  }

  /** An area of the sidebar, such as `Components` or `Versions`. */
  area(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Components sidebar' })
      .getByRole('button', { name, exact: true });
  }

  /** The sidebar's search. */
  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Components' });
  }

  /** The row of a component in the sidebar's search, which this fills in. */
  async found(component: string): Promise<Locator> {
    // The area's button closes the sidebar where it is open, which comes a little after the canvas.
    await this.search.waitFor({ timeout: 5_000 }).catch(() => undefined);
    await expect(async () => {
      if (!(await this.search.isVisible()))
        await this.page.getByRole('button', { name: 'Components', exact: true }).first().click();
      await expect(this.search).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await this.search.fill(component);
    const row = this.page
      .getByTestId(SIDEBAR_ROW)
      .filter({ has: this.page.getByText(component, { exact: true }) })
      .first();
    await expect(row).toBeVisible();
    return row;
  }

  /** The button that adds a component from the sidebar. */
  addButton(component: string): Locator {
    return this.page.getByRole('button', { name: `Add ${component} to canvas`, exact: true }).first();
  }

  /** Connects two ports. */
  async connect(from: string, output: string, to: string, input: string): Promise<void> {
    await this.fit();
    await this.output(from, output).click();
    await this.input(to, input).click();
    await expect(this.edge(from, to).first()).toBeAttached();
  }

  /** Shows the whole flow, so that nothing is covered. */
  async fit(): Promise<void> {
    await offCamera(async () => {
      await this.page.keyboard.press('Escape');
      await this.page.getByRole('button', { name: /^Zoom canvas control/ }).click();
      await this.page.getByTestId(FIT_VIEW).click();
      await this.page.keyboard.press('Escape');
    });
  }

  /** Fills a text in and sees that it stays: where the tool asks its server about a component meanwhile, it sets it back. */
  async fillToStay(box: Locator, text: string): Promise<void> {
    await expect(async () => {
      await box.fill(text);
      await this.settled();
      await expect(box).toHaveValue(text, { timeout: 1_000 });
    }).toPass();
  }

  /** Sets a slider on a component, as a learner does by its number. */
  async setSlider(node: Locator, value: number): Promise<void> {
    await node.getByTestId('default_slider_display_value').click();
    await node.getByTestId('slider_input').fill(String(value));
    await this.page.keyboard.press('Enter');
  }

  /** Opens the saved versions in the sidebar. */
  async openVersions(): Promise<void> {
    // The hint of the area's button says the same.
    const panel = this.page.getByText('Version History', { exact: true }).first();
    if (!(await panel.isVisible())) await this.area('Versions').click();
    await expect(panel).toBeVisible();
  }

  /** Puts a note on the canvas, and leaves it. */
  async addNote(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Sticky Note' }).click();
    await this.canvas.click({ position: { x: 500, y: 120 } });
    const note = this.page.getByRole('application', { name: /^Note node/ }).last();
    await expect(note).toBeVisible();
    const { width, height } = (await note.boundingBox()) ?? { width: 0, height: 0 };
    // A component may lie over its upper part.
    await note.dblclick({ position: { x: width / 2, y: height - 12 } });
    await this.page.keyboard.type(text);
    await this.canvas.click({ position: { x: 900, y: 700 } });
  }

  /** A saved version in the sidebar, by its description. */
  version(description: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^v\\d+ — ${description}`) });
  }

  /** Saves a version of the open flow. The panel stays open, in which the flow can only be looked at. */
  async saveVersion(description: string): Promise<void> {
    await this.settled();
    await this.openVersions();
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = this.page.getByRole('dialog').last();
    await dialog.getByRole('textbox').fill(description);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(this.version(description)).toBeVisible();
  }

  /** The list of models in a component. */
  modelList(node: string): Locator {
    return this.node(node).getByRole('combobox', { name: /^(?:Language )?Model/ });
  }

  /** Chooses a model in a component. Where the list is loaded anew meanwhile, it stays open without a choice. */
  async chooseModel(node: string, model: string): Promise<void> {
    const list = this.modelList(node);
    const option = this.page.getByRole('option', { name: new RegExp(`^${model.replaceAll('.', '\\.')} `) });
    await expect(async () => {
      if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
      await option.click();
      await expect(list).toHaveText(model, { timeout: 5_000 });
      await expect(option).toBeHidden({ timeout: 5_000 });
    }).toPass();
  }

  /** Opens the text of a prompt in its window. */
  async openTemplate(node = 'Prompt Template'): Promise<Locator> {
    await this.node(node).getByRole('button', { name: 'Fullscreen' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Edit Prompt' });
    // A text with variables is shown with colors until it is pressed.
    await expect(dialog.getByRole('button', { name: 'Check & Save' })).toBeVisible();
    if (!(await dialog.getByRole('textbox').isVisible()))
      await dialog.getByTestId('edit-prompt-sanitized').click();
    return dialog;
  }
}
