import '@course-kit/react/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { accountDeletionMessages } from './account-deletion.messages.js';
import AccountDialog from './account-dialog.js';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

const show = () =>
  render(
    <AccountDialog
      email="ada@example.org"
      hasCertificates
      isExporting={false}
      isDeleting={false}
      failure={null}
      outcome={null}
      onExport={() => {}}
      onDelete={() => {}}
      onCancel={() => {}}
    />,
  );

test('an empty field is told what to type, a wrong address that it is another', async () => {
  await show();
  const field = page.getByRole('textbox');
  const confirm = page.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await expect.element(field).toHaveAccessibleDescription(/Type .ada@example\.org. here first\.$/);
  await field.fill('ada@example.com');
  await confirm.click();
  await expect
    .element(field)
    .toHaveAccessibleDescription(/This is not the e-mail address of your account\.$/);
});

test('what staying certificates mean is said once they are to stay', async () => {
  await show();
  const hint = page.getByText(accountDeletionMessages.certificatesStayHint);
  expect(hint.query()).toBeNull();
  await page.getByRole('radio', { name: accountDeletionMessages.certificatesStay }).click();
  await expect.element(hint).toBeVisible();
});
