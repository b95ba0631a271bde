import type { APIRequestContext, BrowserContext, Page, Route } from '@playwright/test';
import { newAccount, signUp } from '../../support/account.js';
import { learnerOf, type Learner } from '../../support/learner.js';
import { backend } from '../../support/network.js';
import { expectStored } from './learner.js';
import { expectMarked, expectStatus, networkIsBack, toggle } from './screen.js';

/** How a server answers while something is wrong. What is general meets reads as well: it is not about what was sent. */
export interface Answer {
  readonly isGeneral: boolean;
  readonly reply: (route: Route) => Promise<void>;
}

/** Nobody answers. */
export const gone: Answer = { isGeneral: true, reply: (route) => route.abort('connectionreset') };

/** What the database says of what it will never take. */
export const refusal: Answer = {
  isGeneral: false,
  reply: (route) =>
    route.fulfill({ status: 400, json: { code: '23514', message: 'The server was told to fail.' } }),
};

/** A server that answers a browser in its own way, until it recovers. */
export interface FaultyServer {
  /** How many answers were given. */
  given(): number;
  recover(): Promise<void>;
}

/** Gives an answer to what is written, and to what is read where it is general; the rest goes through. */
export async function answerWith(
  context: BrowserContext,
  { isGeneral, reply }: Answer,
  concerns: (route: Route) => boolean = () => true,
): Promise<FaultyServer> {
  let given = 0;
  const beingAnswered = new Set<Promise<void>>();
  const meet = async (route: Route) => {
    const isRead = ['GET', 'HEAD'].includes(route.request().method());
    if ((isRead && !isGeneral) || !concerns(route)) return route.fallback();
    const replied = reply(route);
    beingAnswered.add(replied);
    await replied.finally(() => beingAnswered.delete(replied));
    // Not before: a server that recovers meanwhile would let the request through.
    given += 1;
  };
  await context.route(backend.tables, meet);
  const recover = async () => {
    // An answer on its way is given to its end.
    await Promise.allSettled(beingAnswered);
    await context.unroute(backend.tables, meet);
  };
  return { given: () => given, recover };
}

/** Whether a request would mark a task of Level 1, whatever form it has. */
export const marksTask = (task: number) => (route: Route) =>
  new RegExp(`level-1-task-${task}\\b|"task":\\s*${task}\\b`).test(route.request().postData() ?? '');

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
