import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** Browser storage by its keys. */
export type Kept = Readonly<Record<string, string>>;

/** What a test knows to go wrong. Everything else that goes wrong fails it. */
export interface Troubles {
  /** Allows and demands a console message or page error. */
  expect(pattern: RegExp): void;
  /** Looks at one more browser as well. */
  watch(context: BrowserContext): void;
}

interface Fixtures {
  /** What the browser keeps when the learner arrives. */
  readonly kept: Kept;
  readonly troubles: Troubles;
  /** Opens a page in a browser that knows nothing of the learner yet, such as another device. */
  readonly anotherBrowser: () => Promise<Page>;
}

/**
 * Makes `goto` and `reload` wait until the page is hydrated, as learners read before they press. What happens before
 * is for the tests that say `waitUntil`, where these do not wait.
 */
function patient(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const hydrated = () =>
    page
      .waitForFunction(() => document.querySelector('astro-island[ssr]') === null, undefined, {
        timeout: 30_000,
      })
      .catch(() => undefined);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await hydrated();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await hydrated();
    return response;
  };
  return page;
}

/** An address that nothing asks for. */
const NOWHERE = /^nowhere:/;

/**
 * Leaves interception on once a test has a first route. A browser can lose a request that is under way while
 * interception is switched off, as it would be where the last route ends.
 */
function steady(context: BrowserContext): BrowserContext {
  const route = context.route.bind(context);
  context.route = async (...args) => {
    await route(NOWHERE, (unasked) => unasked.fallback());
    return route(...args);
  };
  return context;
}

/**
 * Ignores what routes still have under way when a test ends. An answer that is being fetched would fail outside of
 * any test, and take the next one with it.
 */
async function leaveRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
}

/**
 * A learner's browser. A test fails on any error of a page, any error or warning on the console, any request
 * to another origin and any cookie, whatever else it looks at.
 */
export const test = base.extend<Fixtures>({
  kept: [{}, { option: true }],

  storageState: async ({ kept, baseURL }, provide) => {
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },

  context: async ({ context }, provide) => {
    await provide(steady(context));
    await leaveRoutes(context);
  },

  page: async ({ page, javaScriptEnabled }, provide) => {
    await provide(javaScriptEnabled ? patient(page) : page);
  },

  troubles: [
    async ({ context, baseURL }, provide) => {
      const expected: RegExp[] = [];
      const happened: string[] = [];
      const strangers: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (webError) => happened.push(`page error: ${webError.error().message}`));
        watched.on('console', (message) => {
          const isTrouble = ['error', 'warning', 'assert'].includes(message.type());
          if (isTrouble) happened.push(`console ${message.type()}: ${message.text()}`);
        });
        watched.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          if (protocol !== 'data:' && origin !== baseURL) strangers.push(request.url());
        });
      };
      watch(context);

      await provide({ expect: (pattern) => expected.push(pattern), watch });

      const missing = () => expected.filter((pattern) => !happened.some((text) => pattern.test(text)));
      const unexpected = happened.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect.soft(unexpected, 'nothing goes wrong unexpectedly').toEqual([]);
      expect.soft(strangers, 'no other origin is asked for anything').toEqual([]);
      expect.soft(await context.cookies(), 'no cookie is set').toEqual([]);
      // The console tells of a failed request later than the request itself.
      await expect.poll(missing, 'everything goes wrong that was to').toEqual([]);
    },
    { auto: true },
  ],

  anotherBrowser: async ({ browser, troubles }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      contexts.push(context);
      troubles.watch(context);
      return patient(await context.newPage());
    });
    for (const context of contexts) {
      expect.soft(await context.cookies(), 'no cookie is set').toEqual([]);
      await leaveRoutes(context);
      await context.close();
    }
  },
});

export { expect };
