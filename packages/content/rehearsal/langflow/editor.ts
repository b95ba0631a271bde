import type { Task } from '@course-kit/react/model';
import { expect, type Locator, type Page } from '@playwright/test';

/** The canvas with its sidebar. */
export class Editor {
  constructor(readonly page: Page) {}

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

  /** Connects two ports. */
  async connect(from: string, output: string, to: string, input: string): Promise<void> {
    await this.fit();
    await this.output(from, output).click();
    await this.input(to, input).click();
    await expect(this.edge(from, to).first()).toBeAttached();
  }

  /** Draws the connections of a lesson's flow, all or those that end at one of these components. */
  async connectAll(flow: NonNullable<Task['flow']>, ids = flow.nodes.map(({ id }) => id)): Promise<void> {
    const title = (id: string) => flow.nodes.find((node) => node.id === id)?.title ?? id;
    for (const { from, to } of flow.connections)
      if (ids.includes(to.node)) await this.connect(title(from.node), from.port, title(to.node), to.port);
  }

  /** Adds a component by the sidebar's search. */
  async add(component: string): Promise<void> {
    await this.area('Components').click();
    const search = this.page.getByRole('searchbox', { name: 'Components' });
    await search.fill(component);
    const row = this.page
      .getByTestId(/_draggable$/)
      .filter({ has: this.page.getByText(component, { exact: true }) });
    await row.first().hover();
    await row.first().getByRole('button').first().click();
    await expect(this.node(component)).toBeVisible();
    await search.fill('');
  }

  /** Shows the whole flow, so that nothing is covered. */
  async fit(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('button', { name: /^Zoom canvas control/ }).click();
    await this.page.getByTestId('fit_view').click();
    await this.page.keyboard.press('Escape');
  }

  /** Selects a component, which shows the menu above it. */
  async select(name: string): Promise<Locator> {
    const node = this.node(name);
    await node
      .getByTestId(/^title-/)
      .first()
      .click();
    await expect(node.getByRole('button', { name: 'Parameters' })).toBeVisible();
    return node;
  }

  /** A row of the panel that **Parameters** opens. */
  parameter(name: string): Locator {
    return this.page
      .getByTestId(`inspection-panel-row-${name}`)
      .or(
        this.page
          .locator('div:has(> div > button), div:has(> button)')
          .filter({ has: this.page.getByText(name, { exact: true }) })
          .filter({ has: this.page.getByRole('button', { name: /Add|Remove/ }) }),
      )
      .last();
  }

  /** Sets a slider on a component, as a learner does by its number. */
  async setSlider(node: Locator, _name: string, value: number): Promise<void> {
    await node.getByTestId('default_slider_display_value').click();
    await node.getByTestId('slider_input').fill(String(value));
    await this.page.keyboard.press('Enter');
  }

  /** Opens the saved versions in the sidebar. */
  async openVersions(): Promise<void> {
    const panel = this.page.getByText('Version History', { exact: true });
    if (!(await panel.isVisible())) await this.area('Versions').click();
    await expect(panel).toBeVisible();
  }

  /** The list of models in a component. */
  modelList(node: string): Locator {
    return this.node(node).getByRole('combobox', { name: /^(?:Language )?Model/ });
  }

  /** Chooses a model in a component. */
  async chooseModel(node: string, model: string): Promise<void> {
    await this.modelList(node).click();
    await this.page.getByRole('option', { name: new RegExp(`^${model.replaceAll('.', '\\.')} `) }).click();
    await expect(this.modelList(node)).toHaveText(model);
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

  /** Waits until automatic saving has sent the last change. */
  async saved(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }
}
