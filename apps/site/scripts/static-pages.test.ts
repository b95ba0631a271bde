import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

it('writes pages down for the storage that the settings name, not for another', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  // Its settings are in a file, `.env.size`, as those of a real site are.
  const output = await build({ root, mode: 'size', logLevel: 'silent', build: { write: false } });
  const files = (output as Rolldown.RolldownOutput).output;
  const lesson = files.find(({ fileName }) => fileName === 'level-1/task-1.html') as Rolldown.OutputAsset;

  expect(lesson.source).toContain('data-page="/level-1/task-1"');
  expect(lesson.source).toContain('Mark as Completed');
  expect(lesson.source).not.toContain('in this browser');
}, 60_000);
