import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { signUp, newAccount } from '../../support/account.js';
import { answerWith, gone, type FaultyServer } from './answers.js';
import { learnerOf, type Learner } from '../../support/learner.js';
import { expectStored } from './learner.js';
import { expectMarked, expectStatus, networkIsBack, toggle } from './screen.js';

/** Makes an account on the form. */
export async function newcomer(page: Page, request: APIRequestContext): Promise<Learner> {
  const account = newAccount();
  await signUp(page, account);
  return learnerOf(request, account);
}

/** Marks the task of a page while the server is gone, so that the mark waits to be saved. */
export async function markWhileGone(page: Page, context: BrowserContext): Promise<FaultyServer> {
  await expectStatus(page, 'saved');
  const server = await answerWith(context, gone);
  await toggle(page).click();
  await expectMarked(page, true);
  await expectStatus(page, 'waiting');
  return server;
}

/** The server is there again, and has everything soon after. */
export async function expectSavedAfter(
  server: FaultyServer,
  page: Page,
  request: APIRequestContext,
  learner: Learner,
  tasks: readonly number[],
): Promise<void> {
  await server.recover();
  await networkIsBack(page);
  await expectStored(request, learner, { 1: { tasks } });
  await expectStatus(page, 'saved');
}
