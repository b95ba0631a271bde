import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleJspdf } from '../../../scripts/bundle-jspdf.js';

it('the bundled jsPDF is what scripts/bundle-jspdf.ts makes of the installed version', async () => {
  for (const [name, contents] of Object.entries(await bundleJspdf())) {
    // oxlint-disable-next-line no-await-in-loop -- three small files
    expect(await readFile(path.join(import.meta.dirname, name), 'utf8')).toBe(contents);
  }
});

it('the bundled jsPDF loads nothing that certificates do not use', async () => {
  const code = await readFile(path.join(import.meta.dirname, 'jspdf.generated.js'), 'utf8');
  expect(code).not.toMatch(/html2canvas|canvg|dompurify|\bimport\s*\(/);
});
