import { expect, type Locator, type Page } from '@playwright/test';

/** A step of a run, as the server tells it. */
interface Span {
  readonly name: string;
  readonly outputs: Readonly<Record<string, { readonly data?: { readonly text?: string } } | null>> | null;
  readonly children: readonly Span[];
}

/** Places of columns in the table of runs. */
const TOKENS = 5;
const DURATION = 6;

const withChildren = (span: Span): readonly Span[] => [span, ...span.children.flatMap(withChildren)];

/** The page **Flow Activity**, with what every run of the open flow did. */
export class Traces {
  constructor(readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Flow Activity' });
  }

  /** The rows of the runs, newest first. */
  get runs(): Locator {
    return this.page
      .getByRole('treegrid', { name: /^Trace runs table/ })
      .getByRole('row')
      .filter({ has: this.page.getByRole('gridcell') });
  }

  /** The window with the steps of one run. */
  get details(): Locator {
    return this.page.getByRole('dialog').filter({ hasText: 'Trace Details' });
  }

  /** The run whose question holds this text. */
  run(question: string): Locator {
    return this.runs.filter({ hasText: question }).first();
  }

  async open(): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Components sidebar' })
      .getByRole('button', { name: 'Traces', exact: true })
      .click();
    await expect(this.heading).toBeVisible();
  }

  /** A step of the open run. */
  span(name: RegExp): Locator {
    return this.details.getByRole('treeitem', { name });
  }

  /** Waits until at least so many runs are listed. */
  async hasRuns(count: number): Promise<void> {
    await this.#reloadUntil(() =>
      expect.poll(() => this.runs.count(), { timeout: 5_000 }).toBeGreaterThanOrEqual(count),
    );
  }

  /** Waits until a run is listed that holds this text. */
  async has(text: string): Promise<void> {
    await this.#reloadUntil(() => expect(this.run(text)).toBeVisible({ timeout: 5_000 }));
  }

  /** Waits until the first row is another than this one. */
  async hasNewer(row: string): Promise<void> {
    await this.#reloadUntil(() =>
      expect.poll(() => this.runs.first().innerText(), { timeout: 5_000 }).not.toBe(row),
    );
  }

  async #reloadUntil(holds: () => Promise<unknown>): Promise<void> {
    await expect(async () => {
      await this.page.getByRole('button', { name: 'Reload' }).click();
      await holds();
    }).toPass({ timeout: 180_000 });
  }

  /** Opens the steps of a run by its place, 0 for the newest. */
  async openAt(place: number): Promise<Locator> {
    return this.#open(this.runs.nth(place));
  }

  /** Opens the steps of a run, once they are there. */
  async openRun(question: string): Promise<Locator> {
    await this.has(question);
    return this.#open(this.run(question));
  }

  async #open(run: Locator): Promise<Locator> {
    await run.getByRole('gridcell').first().click();
    await expect(this.details.getByRole('tree', { name: 'Trace spans' })).toBeVisible();
    return this.details;
  }

  /** The tokens of a run and how long it took, as its row says them. */
  async numbers(place: number): Promise<{ readonly tokens: number; readonly duration: string }> {
    const cells = this.runs.nth(place).getByRole('gridcell');
    await expect(cells.nth(TOKENS)).toHaveText(/^\d+$/);
    return {
      tokens: Number(await cells.nth(TOKENS).innerText()),
      duration: await cells.nth(DURATION).innerText(),
    };
  }

  /** The text that a step of a run handed on, by the name of its output, as the server has it. */
  async handedOn(place: number, step: string): Promise<Readonly<Record<string, string>>> {
    const id = await this.runs.nth(place).getByRole('gridcell').nth(1).innerText();
    const { origin } = new URL(this.page.url());
    const answer = await this.page.request.get(`${origin}/api/v1/monitor/traces/${id}`);
    const { spans } = (await answer.json()) as { spans: readonly Span[] };
    const { outputs } = spans.flatMap(withChildren).find(({ name }) => name === step) ?? {};
    return Object.fromEntries(
      Object.entries(outputs ?? {}).map(([name, value]) => [name, value?.data?.text ?? '']),
    );
  }

  async closeRun(): Promise<void> {
    await this.details.getByRole('button', { name: 'Close' }).click();
    await expect(this.details).toBeHidden();
  }

  /** Goes back to the canvas. */
  async close(): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Components sidebar' })
      .getByRole('button', { name: 'Components', exact: true })
      .click();
    await expect(this.page.getByRole('application', { name: 'Flow canvas' })).toBeVisible();
  }
}
