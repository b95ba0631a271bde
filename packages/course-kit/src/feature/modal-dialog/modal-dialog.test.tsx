import '@course-kit/react/styles.css';
import { useRef, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ModalDialog } from './modal-dialog.js';
import { mouse } from './mouse.fixtures.js';
import { PLACES, renderIn } from './places.fixtures.js';

function Question({
  isDestructive = true,
  isBusy = false,
  loss = 'It cannot be undone.',
  onClose = () => {},
}) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <a href="#elsewhere">Elsewhere</a>
      {isOpen && (
        <ModalDialog
          role="alertdialog"
          title="Delete the recipe?"
          describedBy="loss"
          {...(isDestructive && { initialFocus: cancel })}
          isBusy={isBusy}
          onClose={close}
        >
          <p id="loss">{loss}</p>
          <input aria-label="Why" />
          <button type="button" disabled>
            Archive
          </button>
          <button ref={cancel} type="button" onClick={close}>
            Cancel
          </button>
          <button type="button">Delete</button>
        </ModalDialog>
      )}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('alertdialog', { name: 'Delete the recipe?' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const heading = page.getByRole('heading', { name: 'Delete the recipe?' });

const isOpen = (root: ParentNode) => root.querySelector('[role="alertdialog"]') !== null;

/** `document.activeElement` is the host of a shadow root with the focus. */
const focusedIn = ({ activeElement }: DocumentOrShadowRoot) =>
  activeElement?.ariaLabel ?? activeElement?.textContent;
/** Presses in a corner of the window, beside the dialog. */
const pressBeside = () => mouse([5, 5], ['mousePressed', 'mouseReleased']);

describe.each(PLACES)('on a %s', (place) => {
  const open = async (props: Parameters<typeof Question>[0] = {}, style?: string) => {
    const root = await renderIn(place, <Question {...props} />, style);
    await opener.click();
    // The library keeps its first frame transparent and out of a pointer's reach.
    await expect.poll(() => root.elementFromPoint(5, 5)?.className).toBe('ck-dialog-backdrop');
    return root;
  };

  test('it has a name and a description, and focuses the harmless answer first', async () => {
    const root = await open();

    await expect.poll(() => focusedIn(root)).toBe('Cancel');
    await expect.element(dialog).toHaveAccessibleDescription('It cannot be undone.');
  });

  test('it focuses its first field where no answer loses anything', async () => {
    const root = await open({ isDestructive: false });

    await expect.poll(() => focusedIn(root)).toBe('Why');
  });

  test('Tab and Shift+Tab cycle within it', async () => {
    const root = await open();
    const seen: unknown[] = [];
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(key);
      seen.push(focusedIn(root));
    }

    expect(seen).toEqual(['Delete', 'Why', 'Cancel', 'Why', 'Delete']);
  });

  test('Tab goes back into it from its text', async () => {
    const root = await open();
    await heading.click();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');

    expect(focusedIn(root)).toBe('Delete');
  });

  test.each([640, 340])('on a screen %i pixels high its last button can be reached', async (height) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(360, height);
    const root = await open({ loss: 'It cannot be undone, and nobody can bring it back. '.repeat(20) });
    const card = root.querySelector('.ck-dialog-card');

    expect(card?.getBoundingClientRect().bottom).toBeLessThan(height);
    card?.scrollTo(0, card.scrollHeight);
    const button = page.getByRole('button', { name: 'Delete' }).element().getBoundingClientRect();
    expect(button.bottom).toBeLessThan(height);
    expect(root.elementFromPoint(button.left + 5, button.bottom - 5)?.textContent).toBe('Delete');
  });

  test('its content stands as far from its upper edge as from its lower', async () => {
    const root = await open();
    const card = root.querySelector('.ck-dialog-card')?.getBoundingClientRect() ?? new DOMRect();
    const { top } = (await heading.findElement()).getBoundingClientRect();
    const last = (await page.getByRole('button', { name: 'Delete' }).findElement()).getBoundingClientRect();

    expect([top - card.top, card.bottom - last.bottom].map(Math.round)).toEqual([25, 25]);
  });

  test('nothing around it can be focused or pressed', async () => {
    const root = await open();
    const elsewhere = root.querySelector('a');
    elsewhere?.focus();

    expect(root.activeElement).not.toBe(elsewhere);
    await expect.poll(() => focusedIn(root)).toBe('Cancel');
    const { left, top } = elsewhere?.getBoundingClientRect() ?? new DOMRect();
    expect(root.elementFromPoint(left + 2, top + 2)?.closest('.ck-dialog-backdrop')).not.toBeNull();
    expect(elsewhere?.closest('[inert]')).not.toBeNull();
  });

  test('Escape closes it, and the focus returns to where it was', async () => {
    const root = await open();
    await userEvent.keyboard('{Escape}');

    await expect.poll(() => isOpen(root)).toBe(false);
    await expect.poll(() => focusedIn(root)).toBe('Open');
  });

  test('a press outside closes it, one inside does not', async () => {
    const root = await open();
    await heading.click();
    await expect.element(dialog).toBeVisible();
    await pressBeside();

    await expect.poll(() => isOpen(root)).toBe(false);
    await expect.poll(() => focusedIn(root)).toBe('Open');
  });

  test('a press that begins inside, for example to select text, may end outside', async () => {
    const onClose = vi.fn<() => void>();
    await open({ onClose });
    const { left, top } = (await heading.findElement()).getBoundingClientRect();
    await mouse([left + 5, top + 5], ['mousePressed', 'mouseMoved']);
    await mouse([5, 5], ['mouseMoved', 'mouseReleased']);
    expect(onClose).not.toHaveBeenCalled();
    await pressBeside();

    expect(onClose).toHaveBeenCalledOnce();
  });

  test('while busy, it stays open whatever is pressed, and keeps the focus', async () => {
    const onClose = vi.fn<() => void>();
    const root = await open({ isBusy: true, onClose });
    await userEvent.keyboard('{Escape}{Escape}');
    await pressBeside();
    await userEvent.keyboard('{Escape}');

    expect(isOpen(root)).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    await expect.poll(() => focusedIn(root)).toBe('Cancel');
    await expect.element(dialog).toHaveAttribute('aria-busy', 'true');
  });

  test('the page behind it does not scroll, and does again afterwards', async () => {
    await open({}, 'block-size: 300vh');
    const { documentElement } = document;
    const width = documentElement.clientWidth;
    await mouse([20, 20], ['mouseWheel']);
    expect(getComputedStyle(documentElement).overflowY).toBe('hidden');
    expect(window.scrollY).toBe(0);
    await cancel.click();

    await expect.poll(() => getComputedStyle(documentElement).overflowY).toBe('visible');
    expect(documentElement.clientWidth).toBe(width);
  });

  test('it has the kit’s styles, and the page around neither clips nor covers it', async () => {
    const root = await open({}, 'transform: translate(0); overflow: hidden; block-size: 20px; opacity: 0.99');
    const card = root.querySelector('.ck-dialog-card') as Element;

    expect(getComputedStyle(card).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const { left, top, right, bottom, width } = card.getBoundingClientRect();
    expect(width).toBe(480);
    for (const [x, y] of [
      [left + 20, top + 20],
      [right - 20, bottom - 20],
    ] as const)
      expect(root.elementFromPoint(x, y)?.closest('.ck-dialog-card')).toBe(card);
  });

  test('print shows the page without it', async () => {
    const root = await open();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });

    expect(root.querySelector('.ck-dialog-card')?.checkVisibility()).toBe(false);
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
});
