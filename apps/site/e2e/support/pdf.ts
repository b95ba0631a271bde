import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readPdf } from '../../../../scripts/read-pdf.ts';

/** The lines of a downloaded PDF in reading order; rejects when qpdf finds an error in the file. */
export async function pdfLines(download: Download): Promise<readonly string[]> {
  return (await readPdf(await readFile(await download.path()))).lines;
}
