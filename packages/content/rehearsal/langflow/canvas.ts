import { expect, type Locator, type Page } from '@playwright/test';
import type { Editor } from './editor.js';
import { ACTIONS_BUTTON, COMPONENT_TITLE, FIT_VIEW, PANEL_CLOSE, ZOOM_OUT } from './test-ids.js';

/** Work with components of a flow that grows: they are put where they cover no other. */
export class Canvas {
  constructor(
    readonly page: Page,
    private readonly editor: Editor,
  ) {}

  /** The row of a component in the sidebar's search, which this fills in. */
  async found(component: string): Promise<Locator> {
    const search = this.page.getByRole('searchbox', { name: 'Components' });
    // The area's button closes the sidebar where it is open.
    if (!(await search.isVisible())) await this.editor.area('Components').click();
    await search.fill(component);
    const row = this.page
      .getByTestId(/_draggable$/)
      .filter({ has: this.page.getByText(component, { exact: true }) })
      .first();
    await expect(row).toBeVisible();
    return row;
  }

  /** Drags a component from the sidebar below what stands in a column of the canvas. */
  async drop(component: string, column = 0): Promise<Locator> {
    const nodes = this.editor.nodes(component);
    const before = await nodes.count();
    const row = await this.found(component);
    await this.dropRow(row, column);
    await expect(nodes).toHaveCount(before + 1);
    await this.page.getByRole('searchbox', { name: 'Components' }).fill('');
    return nodes.last();
  }

  /** Drags a row of the sidebar below what stands in a column of the canvas. */
  async dropRow(row: Locator, column = 0): Promise<void> {
    const canvas = await this.editor.canvas.boundingBox();
    if (!canvas) throw new Error('No flow is open.');
    await row.dragTo(this.editor.canvas, { targetPosition: await this.#freePlace(canvas, column) });
  }

  /** Moves a component to where it covers no other. */
  async move(name: string, column = 0): Promise<void> {
    const canvas = await this.editor.canvas.boundingBox();
    if (!canvas) throw new Error('No flow is open.');
    const place = await this.#freePlace(canvas, column);
    await this.editor.node(name).getByTestId(COMPONENT_TITLE).first().hover();
    await this.page.mouse.down();
    await this.page.mouse.move(canvas.x + place.x + 60, canvas.y + place.y + 10, { steps: 8 });
    await this.page.mouse.up();
  }

  /** Copies a component by the keyboard. */
  async duplicate(name: string, column = 0): Promise<void> {
    const nodes = this.editor.nodes(name);
    const before = await nodes.count();
    await this.select(name);
    await this.page.keyboard.press('Control+d');
    await expect(nodes).toHaveCount(before + 1);
    await this.move(name, column);
  }

  /** Looks from further away until there is room. */
  async #freePlace(
    canvas: { x: number; y: number; height: number },
    column: number,
  ): Promise<{ x: number; y: number }> {
    await this.#look(FIT_VIEW);
    for (;;) {
      const rects = await this.page
        .getByRole('application', { name: / node(?: \d+)?$/ })
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, bottom } = element.getBoundingClientRect();
            return { left, right, bottom, zoom: (right - left) / (element as HTMLElement).offsetWidth };
          }),
        );
      const zoom = rects[0]?.zoom ?? 0.5;
      const left = Math.min(canvas.x + 500, ...rects.map((rect) => rect.left)) + column * 400 * zoom;
      const below = rects.filter((rect) => rect.left < left + 380 * zoom && rect.right > left);
      const y = Math.max(canvas.y + 80, ...below.map(({ bottom }) => bottom)) + 60 * zoom;
      if (zoom <= 0.3 || y + 500 * zoom < canvas.y + canvas.height)
        return { x: left - canvas.x, y: y - canvas.y };
      await this.#look(ZOOM_OUT);
    }
  }

  async #look(control: string): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('button', { name: /^Zoom canvas control/ }).click();
    await this.page.getByTestId(control).click();
    await this.page.keyboard.press('Escape');
    await this.page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
  }

  /** Selects a component in full view. */
  async select(name: string, node = this.editor.node(name)): Promise<Locator> {
    await this.closePanel();
    await this.editor.fit();
    await node.getByTestId(COMPONENT_TITLE).first().click();
    await expect(node.getByRole('button', { name: 'Edit node details' })).toBeVisible();
    return node;
  }

  /** Deletes a component. */
  async remove(name: string): Promise<void> {
    const node = this.editor.node(name);
    const count = await this.editor.nodes(name).count();
    await this.select(name, node);
    await this.page.keyboard.press('Backspace');
    await expect(this.editor.nodes(name)).toHaveCount(count - 1);
  }

  /** Deletes the edge between two components, by the keyboard. */
  async disconnect(from: string, to: string): Promise<void> {
    const edge = this.editor.edge(from, to);
    await this.closePanel();
    await edge.focus();
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Backspace');
    await expect(edge).toHaveCount(0);
  }

  /** Gives a component another name. */
  async rename(name: string, to: string): Promise<Locator> {
    const node = await this.select(name);
    await node.getByRole('button', { name: 'Edit node details' }).click();
    await this.page.getByTestId(/^input-title-/).fill(to);
    await this.page.getByRole('button', { name: 'Save node details' }).click();
    await expect(this.editor.node(to)).toBeVisible();
    return this.editor.node(to);
  }

  /** The row of a field in the panel that **Parameters** opens, which this does. */
  async parameter(name: string, field: string): Promise<Locator> {
    const node = await this.select(name);
    await node.getByRole('button', { name: 'Parameters' }).click();
    return this.page
      .getByTestId(/^inspector-param-/)
      .filter({ has: this.page.getByText(field, { exact: true }) });
  }

  /** Closes the panel of **Parameters**, which otherwise covers the right of the canvas. */
  async closePanel(): Promise<void> {
    const close = this.page.getByTestId(PANEL_CLOSE);
    if (await close.isVisible()) await close.click();
    await expect(close).toBeHidden();
  }

  /** Shows a field on a component. */
  async addField(name: string, field: string): Promise<void> {
    const row = await this.parameter(name, field);
    await row.getByRole('button', { name: /^Add/ }).click();
    await this.closePanel();
    await expect(this.editor.node(name).getByText(field, { exact: true })).toBeVisible();
  }

  /** Changes a text on a component in its window. */
  async write(name: string, field: string, change: (before: string) => string): Promise<void> {
    const node = await this.select(name);
    await node
      .getByTestId(/^parameter-permission-gate$/)
      .filter({ has: this.page.getByRole('textbox', { name: field }) })
      .getByRole('button', { name: 'Expand text editor' })
      .click();
    const dialog = this.page.getByRole('dialog', { name: 'Edit text content' });
    const text = dialog.getByRole('textbox');
    await text.fill(change(await text.inputValue()));
    await dialog.getByRole('button', { name: 'Finish Editing' }).click();
    await expect(dialog).toBeHidden();
  }

  /** The switch **Tool Mode** above a component that is selected. */
  async toolMode(name: string): Promise<Locator> {
    return (await this.select(name)).getByRole('button', { name: 'Tool Mode' });
  }

  /** Opens the window with a tool's actions. */
  async openActions(name: string): Promise<Locator> {
    const node = await this.select(name);
    await node.getByTestId(ACTIONS_BUTTON).click();
    const dialog = this.page.getByRole('dialog').last();
    await expect(dialog.getByRole('treegrid')).toBeVisible();
    return dialog;
  }

  /** Closes the window with a tool's actions. */
  async closeActions(): Promise<void> {
    const dialog = this.page.getByRole('dialog').last();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  }

  /** Runs a component and those before it. */
  async run(name: string): Promise<void> {
    await this.select(name);
    const node = this.editor.node(name);
    await node.getByRole('button', { name: 'Run component' }).click();
    await expect(node.getByRole('button', { name: 'Run component' })).toBeVisible({ timeout: 120_000 });
  }

  /** Waits until automatic saving has sent what holds this text, which programs that start the flow depend on. */
  async savedWith(text: string): Promise<void> {
    await expect.poll(() => this.#stored()).toContain(JSON.stringify(text).slice(1, -1));
  }

  /** Waits until automatic saving has sent so many connections. */
  async savedEdges(count: number): Promise<void> {
    const edges = async () =>
      (JSON.parse(await this.#stored()) as { data: { edges: readonly unknown[] } }).data.edges.length;
    await expect.poll(edges).toBe(count);
  }

  /** The open flow as the server has it. */
  async #stored(): Promise<string> {
    const { pathname, origin } = new URL(this.page.url());
    const id = /flow\/(?<id>[\w-]+)/.exec(pathname)?.groups?.id ?? '';
    return (await this.page.request.get(`${origin}/api/v1/flows/${id}`)).text();
  }
}
