import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { findByIbm, violationsOf } from '../../../../scripts/ibm.ts';

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

/** What IBM's rules find on a page as it stands. */
export async function ibmViolations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'ace' in window);
  if (!isThere) await page.evaluate(ENGINE);
  return violationsOf(await page.evaluate(findByIbm, undefined));
}
