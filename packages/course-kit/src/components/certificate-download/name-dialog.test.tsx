import '@course-kit/react/styles.css';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { certificateDownloadMessages } from './certificate-download.messages.js';
import NameDialog from './name-dialog.js';

function Opener({ onConfirm }: { readonly onConfirm?: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <NameDialog
          suggestion=""
          messages={certificateDownloadMessages}
          onConfirm={onConfirm ?? (() => {})}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const field = page.getByRole('textbox', { name: 'Name' });

test.each([
  ['held upright', 390, 844],
  ['on its side', 844, 390],
])('with text at twice its size the field is in sight on a phone %s', async (_, width, height) => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await render(<Opener />);
  await opener.click();

  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport({ ratio: 0.9 });
  expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBeGreaterThan(320);
});

test.each([
  ['blanks', '   '],
  ['joiners', '\u200d\u200d\u2060'],
  ['a letter that is blank', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['punctuation', '. - ?'],
])('a name of %s is refused, and the field says why', async (_, name) => {
  const onConfirm = vi.fn<(name: string) => void>();
  await render(<Opener onConfirm={onConfirm} />);
  await opener.click();
  await field.fill(name);
  await userEvent.keyboard('{Enter}');

  await expect
    .element(field)
    .toHaveAccessibleDescription('Enter the name to print: at least one letter or number.');
  await expect.element(field).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([
  ['Zoë É.', 'Zoë É.'],
  ['آدا', 'آدا'],
  ['李', '李'],
  [' \u202eAda\u202c  Love\u200blace\u200e ', 'Ada Lovelace'],
])('the name %s is handed over as it is printed', async (name, printed) => {
  const onConfirm = vi.fn<(name: string) => void>();
  await render(<Opener onConfirm={onConfirm} />);
  await opener.click();
  await field.fill(name);
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledWith(printed);
});
