import type { BrowserContext, Route } from '@playwright/test';
import { backend } from '../../support/network.js';

/** How a server answers while something is wrong. What is general meets reads as well: it is not about what was sent. */
export interface Answer {
  readonly isGeneral: boolean;
  readonly reply: (route: Route) => Promise<void>;
}

/** Nobody answers. */
export const gone: Answer = { isGeneral: true, reply: (route) => route.abort('connectionreset') };

/** Answers after which work has to wait, although a server may have been there. */
export const passingAnswers: Readonly<Record<string, Answer>> = {
  'a dropped line': gone,
  'a page in its place': {
    isGeneral: true,
    reply: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  },
  'a lost reply': {
    isGeneral: false,
    reply: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
};

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
