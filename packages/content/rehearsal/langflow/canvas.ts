import { expect, type Locator, type Page } from '@playwright/test';
import { offCamera } from '../record/on-camera.js';
import type { Editor } from './editor.js';
import { ACTIONS_BUTTON, COMPONENT_TITLE, FIT_VIEW, ZOOM_OUT } from './test-ids.js';

/** Work with components of a flow that grows: they are put where they cover no other. */
export class Canvas {
  constructor(
    readonly page: Page,
    private readonly editor: Editor,
  ) {}

  /** Drags a component from the sidebar below what stands in a column of the canvas. */
  async drop(component: string, column = 0): Promise<Locator> {
    const nodes = this.editor.nodes(component);
    const before = await nodes.count();
    const row = await this.editor.found(component);
    await this.dropRow(row, column);
    await expect(nodes).toHaveCount(before + 1);
    await this.editor.search.fill('');
    await this.editor.settled();
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
    await this.editor.settled();
  }

  /** Copies a component by the keyboard. */
  async duplicate(name: string, column = 0): Promise<void> {
    const nodes = this.editor.nodes(name);
    const before = await nodes.count();
    await this.editor.component(name).select();
    await this.page.keyboard.press('Control+d');
    await expect(nodes).toHaveCount(before + 1);
    await this.move(name, column);
  }

  /** Looks from further away until there is room. */
  async #freePlace(
    canvas: { x: number; y: number; width: number; height: number },
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
      const fits = y + 500 * zoom < canvas.y + canvas.height && left + 380 * zoom < canvas.x + canvas.width;
      if (zoom <= 0.3 || fits) return { x: left - canvas.x, y: y - canvas.y };
      await this.#look(ZOOM_OUT);
    }
  }

  async #look(control: string): Promise<void> {
    await offCamera(async () => {
      await this.page.keyboard.press('Escape');
      await this.page.getByRole('button', { name: /^Zoom canvas control/ }).click();
      await this.page.getByTestId(control).click();
      await this.page.keyboard.press('Escape');
    });
    await this.page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
  }

  /** Deletes a component. */
  async remove(name: string): Promise<void> {
    const count = await this.editor.nodes(name).count();
    await this.editor.component(name).select();
    await this.page.keyboard.press('Backspace');
    await expect(this.editor.nodes(name)).toHaveCount(count - 1);
    await this.editor.settled();
  }

  /** Selects components by a frame around them, as `Shift` draws one; the button **Group** appears. */
  async frame(...names: readonly string[]): Promise<Locator> {
    await this.editor.fit();
    const boxes = await Promise.all(names.map((name) => this.editor.node(name).boundingBox()));
    const places = boxes.filter((box) => box !== null);
    const edge = 8;
    await this.page.keyboard.down('Shift');
    await this.page.mouse.move(
      Math.min(...places.map(({ x }) => x)) - edge,
      Math.min(...places.map(({ y }) => y)) - edge,
    );
    await this.page.mouse.down();
    await this.page.mouse.move(
      Math.max(...places.map(({ x, width }) => x + width)) + edge,
      Math.max(...places.map(({ y, height }) => y + height)) + edge,
      { steps: 10 },
    );
    await this.page.mouse.up();
    await this.page.keyboard.up('Shift');
    await this.editor.settled();
    return this.page.getByRole('button', { name: 'Group', exact: true });
  }

  /** Removes the edge between two components. */
  async disconnect(from: string, to: string): Promise<void> {
    await this.editor.fit();
    const edge = this.editor.edge(from, to);
    // A press is lost where the canvas is drawn anew just then.
    await expect(async () => {
      await edge.focus();
      await this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Backspace');
      await expect(edge).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await this.editor.settled();
  }

  /** Connects a tool again that was taken from an agent. After a flow is opened, its port has that name once it is selected. */
  async reconnect(tool: string, agent: string, port: string): Promise<void> {
    await this.editor.component(tool).select();
    await expect(this.editor.output(tool, 'Toolset')).toBeAttached();
    await this.editor.connect(tool, 'Toolset', agent, port);
    await this.editor.settled();
  }

  /** Gives a component another name. */
  async rename(name: string, to: string): Promise<Locator> {
    const node = await this.editor.component(name).select();
    await node.getByRole('button', { name: 'Edit node details' }).click();
    await this.page.getByTestId(/^input-title-/).fill(to);
    await this.page.getByRole('button', { name: 'Save node details' }).click();
    await expect(this.editor.node(to)).toBeVisible();
    await this.editor.settled();
    return this.editor.node(to);
  }

  /** The row of a field in the panel that **Parameters** opens, which this does. */
  async parameter(name: string, field: string): Promise<Locator> {
    const component = this.editor.component(name);
    await component.select();
    await component.action('Parameters').click();
    return component.parameter(field);
  }

  /** Shows a field on a component. */
  async addField(name: string, field: string): Promise<void> {
    const row = await this.parameter(name, field);
    await row.getByRole('button', { name: /^Add/ }).click();
    await this.editor.component(name).closeParameters();
    await expect(this.editor.node(name).getByText(field, { exact: true })).toBeVisible();
    await this.editor.settled();
  }

  /** Changes a text on a component in its window. */
  async write(name: string, field: string, change: (before: string) => string): Promise<void> {
    const node = await this.editor.component(name).select();
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
    await this.editor.settled();
  }

  /** The switch **Tool Mode** above a component that is selected. */
  async toolMode(name: string): Promise<Locator> {
    return (await this.editor.component(name).select()).getByRole('button', { name: 'Tool Mode' });
  }

  /** Opens the window with a tool's actions. */
  async openActions(name: string): Promise<Locator> {
    const node = await this.editor.component(name).select();
    await node.getByTestId(ACTIONS_BUTTON).click();
    const dialog = this.page.getByRole('dialog').last();
    await expect(dialog.getByRole('treegrid')).toBeVisible();
    return dialog;
  }

  /** Turns **Requires Approval** on or off for the one action of a tool. Where a saving overlaps, it may turn back. */
  async requireApproval(name: string, isNeeded: boolean): Promise<void> {
    await expect(async () => {
      const approval = (await this.openActions(name)).getByRole('switch', { name: 'Requires Approval' });
      const was = await approval.isChecked();
      if (was !== isNeeded) await approval.click();
      await this.closeActions();
      expect(was).toBe(isNeeded);
    }).toPass();
  }

  /** Closes the window with a tool's actions. */
  async closeActions(): Promise<void> {
    const dialog = this.page.getByRole('dialog').last();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await this.editor.settled();
  }

  /** Waits until automatic saving has sent what holds this text, which programs that start the flow depend on. */
  async savedWith(text: string): Promise<void> {
    await expect.poll(() => this.#stored()).toContain(JSON.stringify(text).slice(1, -1));
  }

  /** Waits until automatic saving has sent so many edges, which programs that start the flow depend on. */
  async savedEdges(count: number): Promise<void> {
    const edges = async () => {
      const { data } = JSON.parse(await this.#stored()) as { data: { edges: readonly unknown[] } };
      return data.edges.length;
    };
    await expect.poll(edges).toBe(count);
    await this.editor.settled();
  }

  /** The open flow as the server has it. */
  async #stored(): Promise<string> {
    const { pathname, origin } = new URL(this.page.url());
    const id = /flow\/(?<id>[\w-]+)/.exec(pathname)?.groups?.id ?? '';
    return (await this.page.request.get(`${origin}/api/v1/flows/${id}`)).text();
  }
}
