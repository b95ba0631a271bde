import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Download } from '@playwright/test';

const run = promisify(execFile);

/** The lines of a downloaded PDF in reading order, once qpdf found no fault in the file. */
export async function pdfLines(download: Download): Promise<string[]> {
  const path = await download.path();
  // Leaves with a status other than 0, which rejects, on warnings too.
  await run('qpdf', ['--check', path]);
  const { stdout } = await run('pdftotext', ['-raw', path, '-']);
  return stdout
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
