import { expect, type Download, type Page } from '@playwright/test';
import type { StepRecord } from '../record/step-record.js';

/** Exports the open flow by **Share**, without keys, as a step says that names these labels or some of them. */
export async function exportFlow(
  page: Page,
  {
    meet = (_label, shown) => Promise.resolve(shown),
    press = (_label, shown) => shown.click(),
    picture,
  }: Partial<Pick<StepRecord, 'meet' | 'press' | 'picture'>> = {},
): Promise<Download> {
  await press('Share', page.getByRole('button', { name: 'Share', exact: true }));
  await press('Export', page.getByRole('menuitem', { name: 'Export' }));
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(
    await meet('Save with my API keys', dialog.getByRole('checkbox', { name: 'Save with my API keys' })),
  ).not.toBeChecked();
  const button = dialog.getByRole('button', { name: 'Export' });
  await picture?.(button);
  const download = page.waitForEvent('download');
  await button.click();
  return download;
}
