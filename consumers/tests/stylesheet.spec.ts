import { expect, test } from '@playwright/test';
import { expectedColours, parts } from './colours';

test('the packed stylesheet has two sets of colours, all of them opaque', async ({ page }) => {
  const light = await expectedColours(page, 'light');
  const dark = await expectedColours(page, 'dark');
  for (const part of parts) {
    for (const [name, colour] of Object.entries(light[part])) {
      const other = dark[part][name];
      expect([part, name, other]).not.toEqual([part, name, colour]);
      expect([part, name, colour, other]).toEqual([
        part,
        name,
        ...Array(2).fill(expect.stringMatching(/ff$/)),
      ]);
    }
  }
});
