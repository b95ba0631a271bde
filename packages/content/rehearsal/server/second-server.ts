import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { Langflow } from '../langflow/langflow.js';
import { isUp, START_TIME } from './is-up.js';
import type { Terminal } from './terminal.js';

/** The administrator of a server that asks for a password. */
export const ADMIN = { name: 'admin', password: 'a-password-of-the-shop' };

/** The settings of a tenant in Level 5, where it is no container. */
export const CLOSED = {
  LANGFLOW_AUTO_LOGIN: 'false',
  LANGFLOW_SUPERUSER: ADMIN.name,
  LANGFLOW_SUPERUSER_PASSWORD: ADMIN.password,
  LANGFLOW_NEW_USER_IS_ACTIVE: 'false',
  LANGFLOW_ENABLE_SIGNUP: 'false',
};

/** Another Langflow of a lesson, such as one that plays production, with a folder and a database of its own. */
export class SecondServer {
  readonly address: string;
  readonly #terminal: Terminal;

  constructor(
    home: Terminal,
    readonly name: string,
    private readonly port: number,
    more: NodeJS.ProcessEnv = {},
  ) {
    this.address = `http://127.0.0.1:${port}`;
    const folder = join(home.folder, name);
    this.#terminal = home.in(name, {
      LANGFLOW_DATABASE_URL: `sqlite:///${folder}/langflow.db`,
      LANGFLOW_CONFIG_DIR: join(folder, 'config'),
      ...more,
    });
  }

  /** Starts it, by a lesson's command or its own, and waits until it answers. */
  async start(
    command = `langflow run --host 127.0.0.1 --port ${this.port} --no-open-browser`,
  ): Promise<void> {
    await this.#terminal.write('config/.keep', '');
    const printed = this.#terminal.leaveRunning(command);
    await expect.poll(() => isUp(this.address), { timeout: START_TIME, message: printed() }).toBe(true);
  }

  /** Opens it in a browser of its own: cookies know no port, so one server would sign out the other. */
  async open(page: Page): Promise<Langflow> {
    return openWindow(page, this.address);
  }

  /** Ends it, and waits until its address is free. */
  async stop(): Promise<void> {
    await this.#terminal.close();
    await expect.poll(() => isUp(this.address)).toBe(false);
  }
}

/** Opens a private window beside the one of the lesson. */
export async function openWindow(page: Page, address: string): Promise<Langflow> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ viewport: page.viewportSize(), locale: 'en-US' });
  const langflow = new Langflow(await context.newPage(), address);
  await langflow.prepare();
  return langflow;
}
