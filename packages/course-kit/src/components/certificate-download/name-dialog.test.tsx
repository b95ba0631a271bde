import '@course-kit/react/styles.css';
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
