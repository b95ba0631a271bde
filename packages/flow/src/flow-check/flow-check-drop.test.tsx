import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { partnerFile, unfinishedFile } from './flow-check.fixtures.js';
import { fileOf, open, show, status } from './shown-check.fixtures.js';

/** What a file does that is dragged over a part of the page. */
function drag(type: 'dragenter' | 'dragover' | 'drop', selector: string, ...files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  // Files that a script drags are of no folder; of those from one it is only asked that they are files.
  const entry = { isFile: true } as FileSystemEntry;
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

test.each([
  ['a picture', '\0\0', 'This isn’t a text file.'],
  [
    'a saved component',
    { ...partnerFile(), is_component: true },
    'It is a saved component. Export the flow instead.',
  ],
  ['more than 5 MB', 'x'.repeat(5 * 1024 * 1024 + 1), 'It is larger than 5 MB.'],
])('%s is refused with the reason', async (_, value, reason) => {
  await show();
  await open();
  await expect.element(page.getByText('or drop it here')).toBeVisible();
  drag('drop', '.ck-check-place', fileOf(value));

  await expect.element(status()).toHaveTextContent(`This file cannot be checked. ${reason}`);
});

test('a file can be dropped, also where the check was not opened before', async () => {
  await show();
  drag('dragenter', '.ck-check', fileOf(partnerFile()));
  await expect.element(page.getByText('or drop it here')).toBeVisible();
  drag('drop', '.ck-check-place', fileOf(partnerFile()));

  await expect.element(status()).toHaveTextContent('Everything is in place.');
});

test('a file that is dropped anywhere on the card is read, and beside the cards the browser opens none', async () => {
  await show();
  await open();
  await expect.element(page.getByText('or drop it here')).toBeVisible();
  drag('drop', '.ck-check-title', fileOf(partnerFile()));
  await expect.element(status()).toHaveTextContent('Everything is in place.');

  expect(drag('dragover', '.ck-check > p', fileOf(partnerFile())).defaultPrevented).toBe(true);
});

test('of several files that are dropped at once one is read, and it is said which', async () => {
  await show();
  await open();
  await expect.element(page.getByText('or drop it here')).toBeVisible();
  drag('drop', '.ck-check-place', fileOf(partnerFile()), fileOf(unfinishedFile(), 'second.json'));
  await expect
    .element(status())
    .toHaveTextContent('Everything is in place.Only partner.json was read: one file at a time.');
});

test('what is dropped and is no file takes the place of the answer before it', async () => {
  await show();
  await open();
  await expect.element(page.getByText('or drop it here')).toBeVisible();
  drag('drop', '.ck-check-place', fileOf(unfinishedFile()));
  await expect.element(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
  drag('drop', '.ck-check-place');

  await expect.element(status()).toMatchTextContent(/^That was no file\.$/);
  expect(page.getByRole('heading', { name: 'What to do' }).elements()).toHaveLength(0);
});
