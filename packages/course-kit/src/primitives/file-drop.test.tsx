import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FileDrop } from './file-drop.js';

/** What the browser asks the page about something that is dragged or dropped: false where the page takes it. */
function send(type: 'dragover' | 'drop', target: Element, what: File | string) {
  const dataTransfer = new DataTransfer();
  if (typeof what === 'string') dataTransfer.setData('text/plain', what);
  else dataTransfer.items.add(what);
  return target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

const file = new File(['{}'], 'flow.json', { type: 'application/json' });

test('a file that is dropped beside the place does not replace the page, as long as the place is there', async () => {
  const onFiles = vi.fn<() => void>();
  const { unmount } = await render(
    <FileDrop label="Your file" className="place" onFiles={onFiles}>
      Drop it here
    </FileDrop>,
  );
  await expect.element(page.getByText('Drop it here')).toBeVisible();
  for (const type of ['dragover', 'drop'] as const) {
    expect(send(type, document.body, file)).toBe(false);
    expect(send(type, document.body, 'a text')).toBe(true);
  }
  expect(onFiles).not.toHaveBeenCalled();
  await unmount();

  expect(send('drop', document.body, file)).toBe(true);
});
