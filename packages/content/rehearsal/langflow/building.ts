import { expect, type Locator, type Page } from '@playwright/test';
import { offCamera } from '../record/on-camera.js';
import type { Editor } from './editor.js';
import { ZOOM_OUT } from './test-ids.js';

/** Distance of columns and rows on the canvas, in its own pixels. */
const COLUMN = 430;
const ROW = 360;
/** Building a flow from single components, which are placed in columns and rows. */
export class Building {
  constructor(
    readonly page: Page,
    private readonly editor: Editor,
  ) {}

  /** The button of the sidebar's area; the sidebar may be closed. */
  get components(): Locator {
    return this.page.getByRole('button', { name: 'Components', exact: true }).first();
  }

  /** Every component on the canvas. */
  get nodes(): Locator {
    return this.page.getByRole('application', { name: / node$/ });
  }

  get edges(): Locator {
    return this.page.getByRole('button', { name: /^Edge from / });
  }

  /** Drags a component from the sidebar to a place on the canvas, counted in columns and rows. */
  async place(component: string, column: number, row: number): Promise<Locator> {
    const nodes = this.editor.nodes(component);
    const before = await nodes.count();
    await this.#dropAt(await this.editor.found(component), column * COLUMN, row * ROW);
    await expect(nodes).toHaveCount(before + 1);
    await this.editor.search.fill('');
    return nodes.last();
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
      await offCamera(async () => {
        await this.page.getByRole('button', { name: /^Zoom canvas control/ }).click();
        await this.page.getByTestId(ZOOM_OUT).click();
      });
      await this.page.keyboard.press('Escape');
    }
    throw new Error(`There is no room at ${x}, ${y}.`);
  }

  /** A field of a component; those of a prompt's variables have no name for assistive technology. */
  field(name: string, field: string): Locator {
    const node = this.editor.node(name);
    return node
      .getByRole('textbox', { name: field, exact: true })
      .or(node.getByTestId(`textarea_str_${field}`));
  }
}
