import { expectToast } from '../../support/page.js';
import { expect, test } from '../../support/test.js';
import { register } from '../support/learner.js';
import { arrive, expectStored, stored } from './support/learner.js';
import { expectMarked, expectStatus, toggle } from './support/screen.js';

test('work done offline before a deletion on another device stays deleted; later work is kept', async ({
  page,
  anotherBrowser,
  request,
  troubles,
}) => {
  troubles.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const learner = await register(request);
  const device = await anotherBrowser();
  await arrive(page, learner, '/level-1/task-1');
  await toggle(page).click();
  await expectStored(request, learner, { 1: { tasks: [1] } });
  await arrive(device, learner, '/level-1/task-3');
  await expectStatus(device, 'saved');
  await device.context().setOffline(true);
  await toggle(device).click();
  await expectMarked(device, true);
  await expectStatus(device, 'waiting');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete my progress' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete your progress?' })
    .getByRole('button', { name: 'Delete my progress' })
    .click();
  await expectToast(page, 'Progress deleted', 'You can start again from the first level.');

  await device.context().setOffline(false);
  await expectStatus(device, 'saved', 15_000);
  expect.soft((await stored(request, learner))[1]?.tasks ?? [], 'it stays deleted').toEqual([]);
  await expectMarked(device, false);
  await device.goto('/level-1/task-4');
  await expectMarked(device, false);
  await toggle(device).click();
  await expectStored(request, learner, { 1: { tasks: [4] } });
  await expectStatus(device, 'saved');
  await page.reload();
  await expectStatus(page, 'saved');
  expect((await stored(request, learner))[1]?.tasks).toEqual([4]);
});
