import { expect, type Locator, type Page } from '@playwright/test';
import type { Editor } from './editor.js';

/** The chat beside or above the canvas. */
export class Playground {
  constructor(
    readonly page: Page,
    private readonly editor: Editor,
  ) {}

  get opener(): Locator {
    return this.page.getByRole('button', { name: 'Playground', exact: true });
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: 'Playground' });
  }

  get newChat(): Locator {
    return this.page.getByRole('button', { name: 'New Chat' });
  }

  get message(): Locator {
    return this.region.getByRole('textbox');
  }

  /** The messages of the open session. */
  get log(): Locator {
    return this.page.getByRole('log', { name: 'Chat messages' });
  }

  /** What the flow has answered in the open session, oldest first. */
  get answers(): Locator {
    return this.page.getByTestId('div-chat-message');
  }

  async open(): Promise<void> {
    if (!(await this.region.isVisible())) await this.opener.click();
    await expect(this.region).toBeVisible();
  }

  async close(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close and go back to flow' }).click();
    await expect(this.region).toBeHidden();
    await this.editor.settled();
  }

  /** Sends a message and waits until the answer is complete. @returns the answer. */
  async ask(text: string): Promise<string> {
    const before = await this.answers.count();
    await this.editor.settled();
    await this.message.fill(text);
    await this.region.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(this.answers).toHaveCount(before + 1, { timeout: 120_000 });
    await expect(this.region.getByRole('button', { name: 'Send', exact: true })).toBeVisible({
      timeout: 120_000,
    });
    await expect(this.answers.last()).not.toBeEmpty();
    return this.answers.last().innerText();
  }

  /** The session whose messages are shown, in the list of sessions. */
  get openSession(): Locator {
    return this.page.locator('[data-testid="session-selector"][aria-current="page"]');
  }

  /** Asks in a session of its own. */
  async askInNewChat(text: string): Promise<string> {
    await this.startNewChat();
    return this.ask(text);
  }

  async startNewChat(): Promise<void> {
    await this.open();
    // A message sent before the new session is the open one goes to the session before, and its answer is not shown.
    await expect(this.openSession).toHaveCount(1);
    const before = await this.openSession.innerText();
    await this.newChat.first().click();
    await expect(this.openSession).not.toHaveText(before);
    await expect(this.answers).toHaveCount(0);
  }

  /** Sends a message in a session of its own, without waiting for an answer. */
  async sendInNewChat(text: string): Promise<void> {
    await this.startNewChat();
    await this.message.fill(text);
    await this.region.getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** The button of a call that waits, **Approve** or **Reject**; one that was chosen stays and cannot be pressed. */
  decision(name: 'Approve' | 'Reject'): Locator {
    return this.log.getByRole('button', { name, exact: true, disabled: false });
  }

  /** A session in the list at the left, which is there where the Playground fills the window. */
  session(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  /** The three dots of a session. */
  sessionMenu(name: string): Locator {
    return this.session(name).locator('..').getByRole('combobox', { name: 'More options' });
  }

  /** A call of a tool in the open session, by its slug. */
  toolCall(slug: string): Locator {
    return this.log.getByRole('button', { name: new RegExp(`^Tool done ${slug.replaceAll('_', ' ')}`, 'i') });
  }
}
