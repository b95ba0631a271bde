import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { failOnNoise } from './noise';

failOnNoise();

test('the quiz of the README’s first example can be answered, and its links work', async ({
  page,
  request,
}) => {
  await page.goto('/readme.html');
  await page.getByRole('radio', { name: 'Yeast' }).check();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeFocused();

  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const address of addresses)
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  await expect(page.getByText(/next level/i)).toHaveCount(0);
});

test('certificates bring one copy of what writes PDFs', () => {
  const assets = join(test.info().project.metadata['folder'] as string, 'dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const withPdf = scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes('/Producer'));
  expect(withPdf).toHaveLength(1);
});
