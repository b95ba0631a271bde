import type { Page } from '@playwright/test';
import { offCamera } from '../record/on-camera.js';
import { Canvas } from './canvas.js';
import { ComponentWork } from './component-work.js';
import { Editor } from './editor.js';
import { fontFaces } from './fonts.js';
import { Keys } from './keys.js';
import { Playground } from './playground.js';
import { Projects } from './projects.js';
import { Settings } from './settings.js';
import { RESTORE_DRAFT } from './test-ids.js';
import { Traces } from './traces.js';

/** The running tool, by its areas. Elements are found by their accessible names; see `test-ids.ts` for the rest. */
export class Langflow {
  readonly projects: Projects;
  readonly editor: Editor;
  readonly canvas: Canvas;
  readonly components: ComponentWork;
  readonly playground: Playground;
  readonly settings: Settings;
  readonly keys: Keys;
  readonly traces: Traces;
  readonly #failures: string[] = [];

  constructor(
    readonly page: Page,
    address: string,
  ) {
    this.editor = new Editor(page);
    this.projects = new Projects(page, address, this.editor);
    this.canvas = new Canvas(page, this.editor);
    this.components = new ComponentWork(page, this.editor);
    this.playground = new Playground(page, this.editor);
    this.settings = new Settings(page, address);
    this.keys = new Keys(page, this.settings);
    this.traces = new Traces(page);
  }

  /** Answers what the interface asks of the outside, and listens for errors of the server. */
  async prepare(): Promise<void> {
    const { page } = this;
    await page.route(
      ({ hostname }) => !['127.0.0.1', 'localhost'].includes(hostname),
      (route) => route.abort(),
    );
    await page.route('https://fonts.googleapis.com/**', async (route) =>
      route.fulfill({ contentType: 'text/css', body: await fontFaces() }),
    );
    page.on('response', (response) => {
      if (response.status() >= 500) this.#failures.push(`${response.status()} ${response.url()}`);
    });
    // Where two automatic savings overlap, Langflow keeps a draft, and offers it when the flow is opened again.
    const restore = page.getByTestId(RESTORE_DRAFT);
    await page.addLocatorHandler(restore, () => offCamera(() => restore.click()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The closed Playground lies beyond the right edge: a click near it would slide the page there, and menus close then.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = '.flex.h-full.overflow-hidden { overflow: clip }';
        document.head.append(style);
      }),
    );
    // Its tip would open by itself some seconds after the canvas, and close what is open.
    await page.addInitScript(() => localStorage.setItem('langflow-assistant-discovered', 'true'));
  }

  /** Takes an error of the server as expected, where a lesson provokes one. */
  expectFailures(): void {
    this.#failures.length = 0;
  }

  /** Fails where the server answered with an error since the step before. */
  finishStep(): void {
    const failures = this.#failures.splice(0);
    if (failures.length > 0) throw new Error(`Langflow answered: ${failures.join(', ')}`);
  }

  /** Opens the tool with a provider connected, for lessons that build on those that connect one. */
  async connectProvider(): Promise<void> {
    await this.settings.open('model-providers');
    await this.settings.connectOpenAI('sk-rehearsal');
    await this.projects.open();
  }
}
