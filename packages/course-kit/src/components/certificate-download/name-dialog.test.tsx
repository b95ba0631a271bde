import 'course-kit/styles.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
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
      <a href="#elsewhere">Elsewhere</a>
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

test('the focus goes into the dialog, stays there, and is back afterwards', async () => {
  await render(<Opener />);
  await opener.click();
  await expect.element(field).toHaveFocus();
  for (let count = 0; count < 6; count += 1) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe('Elsewhere');
  }
  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a press beside the dialog takes it away, one inside does not', async () => {
  await render(<Opener />);
  await opener.click();
  await page.getByRole('heading', { name: 'Your name on the certificate' }).click();
  await expect.element(field).toBeVisible();
  const dialog = page.getByRole('dialog').element();
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a name of blanks is refused, and the field says why', async () => {
  const onConfirm = vi.fn<(name: string) => void>();
  await render(<Opener onConfirm={onConfirm} />);
  await opener.click();
  await field.fill('   ');
  await userEvent.keyboard('{Enter}');

  await expect.element(field).toHaveAccessibleDescription('Enter the name to print.');
  await expect.element(field).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});
