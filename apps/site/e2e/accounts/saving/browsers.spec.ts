import { expect, test } from '../../support/test.js';
import { expectMarked } from './support/screen.js';
import { expectSavedAfter, markWhileGone, newcomer } from './support/server.js';

// What a browser may lack, each by itself, is held by supabase-session.test.tsx.
test.describe('over plain http, in a browser without live connections and channels', () => {
  test.use({
    // The one name for this machine that browsers do not take for a secure place.
    baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('127.0.0.1', '0.0.0.0')),
  });

  test('a learner signs up, and unsaved work is kept', async ({ page, context, request, troubles }) => {
    troubles.expect(/ERR_CONNECTION_RESET/);
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'WebSocket');
      Reflect.deleteProperty(window, 'BroadcastChannel');
    });
    const learner = await newcomer(page, request);
    await page.goto('/level-1/task-2');
    const has = await page.evaluate(() => [
      isSecureContext,
      'subtle' in crypto,
      'randomUUID' in crypto,
      'locks' in navigator,
      'clipboard' in navigator,
    ]);
    expect(has, 'the browser keeps the better part to itself').toEqual([false, false, false, false, false]);
    const server = await markWhileGone(page, context);
    await page.reload();
    await expectMarked(page, true);
    await expectSavedAfter(server, page, request, learner, [2]);
  });
});
