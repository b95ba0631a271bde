import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Editor } from './editor.js';

/** Distance of columns and rows on the canvas, in its own pixels. */
const COLUMN = 430;
const ROW = 360;
/** How long after a change the tool saves, in milliseconds, and some more. */
const AUTOMATIC_SAVING = 2_000;

/** Building a flow from single components: placing them and running them one by one. */
export class Building {
  readonly #saves = new Set<Request>();
  #lastSave = 0;

  constructor(
    readonly page: Page,
    private readonly editor: Editor,
  ) {
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
    await expect
      .poll(() => this.#saves.size === 0 && Date.now() - Math.max(since, this.#lastSave) > AUTOMATIC_SAVING)
      .toBe(true);
  }

  /** The button of the sidebar's area; the sidebar may be closed. */
  get components(): Locator {
    return this.page.getByRole('button', { name: 'Components', exact: true }).first();
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Components' });
  }

  /** Every component on the canvas. */
  get nodes(): Locator {
    return this.page.getByRole('application', { name: / node$/ });
  }

  get edges(): Locator {
    return this.page.getByRole('button', { name: /^Edge from / });
  }

  /** A component in the sidebar, which this finds by its search. */
  async found(component: string): Promise<Locator> {
    if (!(await this.search.isVisible())) await this.components.click();
    await this.search.fill(component);
    const row = this.page
      .getByTestId(/_draggable$/)
      .filter({ has: this.page.getByText(component, { exact: true }) })
      .first();
    await expect(row).toBeVisible();
    return row;
  }

  /** Drags a component from the sidebar to a place on the canvas, counted in columns and rows. */
  async place(component: string, column: number, row: number): Promise<Locator> {
    const before = await this.page
      .getByRole('application', { name: `${component} node`, exact: true })
      .count();
    const source = await this.found(component);
    await this.#dropAt(source, column * COLUMN, row * ROW);
    await expect(this.page.getByRole('application', { name: `${component} node`, exact: true })).toHaveCount(
      before + 1,
    );
    await this.search.fill('');
    return this.editor.node(component);
  }

  /** Drops where the place is in sight, from further away where it is not. */
  async #dropAt(source: Locator, x: number, y: number): Promise<void> {
    for (let time = 0; time < 12; time += 1) {
      const box = await this.editor.canvas.boundingBox();
      const [left = 0, top = 0, zoom = 1] = await this.page
        .locator('.react-flow__viewport')
        .evaluate((element) => {
          const matrix = new DOMMatrix(getComputedStyle(element).transform);
          return [matrix.e, matrix.f, matrix.a];
        });
      const place = { x: left + x * zoom, y: top + y * zoom };
      if (
        box &&
        place.x > 10 &&
        place.y > 10 &&
        place.x < box.width - 330 * zoom &&
        place.y < box.height - 90 - 100 * zoom
      ) {
        await source.dragTo(this.editor.canvas, { targetPosition: place });
        return;
      }
      await this.page.getByRole('button', { name: /^Zoom canvas control/ }).click();
      await this.page.getByTestId('zoom_out').click();
      await this.page.keyboard.press('Escape');
    }
    throw new Error(`There is no room at ${x}, ${y}.`);
  }

  /** Selects a component in full view, which shows the menu above it. */
  async select(name: string): Promise<Locator> {
    await this.editor.fit();
    const node = this.editor.node(name);
    await node
      .getByTestId(/^title-/)
      .first()
      .click();
    await expect(node.getByRole('button', { name: 'Edit node details' })).toBeVisible();
    return node;
  }

  /** A field of a component; those of a prompt's variables have no name for assistive technology. */
  field(name: string, field: string): Locator {
    const node = this.editor.node(name);
    return node
      .getByRole('textbox', { name: field, exact: true })
      .or(node.getByTestId(`textarea_str_${field}`));
  }

  runButton(name: string): Locator {
    return this.editor.node(name).getByRole('button', { name: 'Run component' });
  }

  inspectButton(name: string): Locator {
    return this.editor.node(name).getByRole('button', { name: 'Inspect output' });
  }

  /** The window that **Inspect output** opens. */
  get output(): Locator {
    return this.page.getByRole('dialog', { name: /Component Output/ });
  }

  /** Runs a component, with those before it that have not run yet, and waits for the result. */
  async run(name: string): Promise<void> {
    await this.settled();
    await this.editor.fit();
    const notices = this.page.getByText(/built successfully|Flow build failed|Error building/);
    await expect(notices).toHaveCount(0);
    await this.runButton(name).click();
    await expect(notices.first()).toBeVisible({ timeout: 120_000 });
  }

  /** Opens what a component gave. */
  async inspect(name: string, which = 0): Promise<Locator> {
    await this.editor.fit();
    await this.inspectButton(name).nth(which).click();
    await expect(this.output).toBeVisible();
    return this.output;
  }

  async closeOutput(): Promise<void> {
    await this.output.getByRole('button', { name: 'Close' }).last().click();
    await expect(this.output).toBeHidden();
  }

  /** What a component gives when it runs now. */
  async result(name: string, which = 0): Promise<string> {
    await this.run(name);
    const output = await this.inspect(name, which);
    const text = output.getByRole('textbox');
    const found = (await text.count()) > 0 ? await text.first().inputValue() : await output.innerText();
    await this.closeOutput();
    return found;
  }
}
