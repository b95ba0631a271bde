import '@course-kit/react/styles.css';
import { CourseProvider, Toaster, useNotify, type NoticeCode } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { exampleCourse } from '../../components/example-course.fixtures.js';
import { ModalDialog } from '../modal-dialog/modal-dialog.js';
import { mouse } from '../modal-dialog/mouse.fixtures.js';
import { PLACES, renderIn } from '../modal-dialog/places.fixtures.js';

let notify: (code: NoticeCode) => void;

function Page() {
  const tell = useNotify();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    notify = tell;
  }, [tell]);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {isAsking && (
        <ModalDialog title="Sure?" onClose={() => setAsking(false)}>
          <button type="button" onClick={() => setAsking(false)}>
            Yes
          </button>
        </ModalDialog>
      )}
    </>
  );
}

const ask = page.getByRole('button', { name: 'Ask' });
const question = page.getByRole('dialog', { name: 'Sure?' });
const toast = (name: string) => page.getByRole('alertdialog', { name });
const alert = (hasText: string) => page.getByRole('alert').filter({ hasText });
const ALT_T = '{Alt>}t{/Alt}';

describe.each(PLACES)('on a %s', (place) => {
  const show = async (...codes: NoticeCode[]) => {
    const root = await renderIn(
      place,
      <CourseProvider
        course={exampleCourse}
        storage={createMemoryStorage()}
        toaster={<Toaster variant="stacked" />}
      >
        <Page />
      </CourseProvider>,
      'transform: translate(0); overflow: hidden; block-size: 60px; inline-size: 200px',
    );
    await userEvent.unhover(document.body);
    for (const code of codes) notify(code);
    if (codes.length > 0) await expect.poll(() => titles(root)).toHaveLength(codes.length);
    return root;
  };
  const titles = (root: ParentNode) =>
    [...root.querySelectorAll('.ck-toast-title')].map(({ textContent }) => textContent);
  const focusedIn = ({ activeElement }: DocumentOrShadowRoot) =>
    activeElement?.ariaLabel ?? activeElement?.querySelector('.ck-toast-title')?.textContent;
  const region = (root: ParentNode) => root.querySelector('.ck-toasts') as HTMLElement;

  describe('where they stand', () => {
    afterEach(() => page.viewport(1280, 800));

    test('is the bottom right of the window, and nothing around clips them', async () => {
      const root = await show('task-completed', 'quiz-failed');
      const { left, top, right, bottom, width } = region(root).getBoundingClientRect();

      expect(width).toBe(420);
      expect(document.documentElement.clientWidth - right).toBeCloseTo(16, 0);
      expect(document.documentElement.clientHeight - bottom).toBeCloseTo(16, 0);
      expect(root.elementFromPoint(left + 30, top + 30)?.closest('.ck-toasts')).toBe(region(root));
    });

    test('is the top of a phone', async () => {
      await page.viewport(390, 844);
      const root = await show('task-completed');
      const { left, top, right } = region(root).getBoundingClientRect();

      expect([left, top, right].map(Math.round)).toEqual([16, 16, 374]);
    });

    test('on a phone, the newest stands nearest the edge', async () => {
      await page.viewport(390, 844);
      const root = await show('task-completed', 'quiz-failed');
      const top = async (title: string) => (await toast(title).findElement()).getBoundingClientRect().top;

      await expect.poll(() => root.querySelector('.ck-toast')?.getAnimations()).toEqual([]);
      expect(await top('Quiz completed')).toBe(region(root).getBoundingClientRect().top);
      expect(await top('Task completed!')).toBeGreaterThan(await top('Quiz completed'));
    });

    test('stays the same when another comes, and when the page is scrolled', async () => {
      const root = await show('task-completed');
      const long = document.createElement('div');
      long.style.blockSize = '300vh';
      document.body.append(long);
      const place = async () => (await toast('Task completed!').findElement()).getBoundingClientRect().top;
      // It slides in.
      await expect.poll(() => root.querySelector('.ck-toast')?.getAnimations()).toEqual([]);
      const before = await place();
      notify('quiz-failed');
      await expect.poll(() => titles(root)).toEqual(['Quiz completed', 'Task completed!']);
      expect(await place()).toBe(before);
      window.scrollTo(0, 500);
      await expect.poll(() => window.scrollY).toBe(500);

      expect(await place()).toBe(before);
      long.remove();
    });
  });

  describe('a press on the page', () => {
    /** A button of the page, or of the element, where toasts come. */
    const underneath = (root: Document | ShadowRoot) => {
      const onClick = vi.fn<() => void>();
      const button = document.createElement('button');
      button.textContent = 'Next Task';
      button.setAttribute(
        'style',
        'position: fixed; inset: auto 0 0 auto; inline-size: 500px; block-size: 300px',
      );
      button.addEventListener('click', onClick);
      // Nothing around clips it.
      if (root instanceof ShadowRoot) root.host.removeAttribute('style');
      (root instanceof ShadowRoot ? root : root.body).append(button);
      onTestFinished(() => button.remove());
      return onClick;
    };
    const corner = [window.innerWidth - 200, window.innerHeight - 50] as const;

    test('reaches what was pressed, though a toast comes before it is released', async () => {
      const root = await show();
      const onClick = underneath(root);
      await mouse(corner, ['mousePressed']);
      notify('task-completed');
      await expect.poll(() => titles(root)).toEqual(['Task completed!']);
      await mouse(corner, ['mouseReleased']);
      expect(onClick).toHaveBeenCalledOnce();
      await mouse(corner, ['mousePressed', 'mouseReleased']);

      expect(onClick).toHaveBeenCalledOnce();
    });

    test('reaches it beside and between toasts', async () => {
      const root = await show('task-completed', 'quiz-failed');
      const onClick = underneath(root);
      const { left, top } = region(root).getBoundingClientRect();
      const [newest] = root.querySelectorAll('.ck-toast');
      await mouse([left - 8, top + 20], ['mousePressed', 'mouseReleased']);
      expect(onClick).toHaveBeenCalledTimes(1);
      const between = (newest?.getBoundingClientRect().bottom ?? 0) + 4;
      await mouse([left + 50, between], ['mousePressed', 'mouseReleased']);

      expect(onClick).toHaveBeenCalledTimes(2);
    });
  });

  test('each is announced once, and named and described', async () => {
    await show('task-completed');

    await expect.element(alert('Task completed!')).toBeVisible();
    await expect
      .element(toast('Task completed!'))
      .toHaveAccessibleDescription('Your progress has been saved');
  });

  test('Alt+T focuses them visibly, and Tab moves from one to the next', async () => {
    const root = await show('task-completed', 'quiz-failed');
    await userEvent.keyboard(ALT_T);
    expect(root.activeElement).toBe(region(root));
    expect(getComputedStyle(region(root)).outlineStyle).toBe('solid');
    const seen: unknown[] = [];
    for (const _ of [1, 2, 3, 4]) {
      await userEvent.tab();
      seen.push(focusedIn(root));
    }

    expect(seen).toEqual(['Quiz completed', 'Close', 'Task completed!', 'Close']);
  });

  test('closed by keyboard, a toast passes the focus to the next, and the last one back to where it was', async () => {
    const root = await show('task-completed', 'quiz-failed');
    (await ask.findElement()).focus();
    await userEvent.keyboard(`${ALT_T}{Tab}{Tab}{Enter}`);
    await expect.poll(() => titles(root)).toEqual(['Task completed!']);
    await expect.poll(() => focusedIn(root)).toBe('Task completed!');
    await userEvent.keyboard('{Tab}{Enter}');

    await expect.poll(() => titles(root)).toEqual([]);
    await expect.poll(() => root.activeElement).toBe(await ask.findElement());
  });

  test('closed by mouse, a toast returns the focus at once', async () => {
    const root = await show('task-completed', 'quiz-failed');
    (await ask.findElement()).focus();
    await page.getByRole('button', { name: 'Close' }).first().click();

    await expect.poll(() => titles(root)).toEqual(['Task completed!']);
    await expect.poll(() => root.activeElement).toBe(await ask.findElement());
  });

  describe('time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
    afterEach(() => void vi.useRealTimers());
    const moment = async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    };

    test('is paused while a mouse is on them', async () => {
      const root = await show('task-completed');
      await toast('Task completed!').hover();
      vi.advanceTimersByTime(60_000);
      await moment();
      expect(titles(root)).toEqual(['Task completed!']);
      await userEvent.unhover(document.body);
      vi.advanceTimersByTime(4000);

      await expect.poll(() => titles(root)).toEqual([]);
    });

    test('continues after the toast under the mouse has disappeared', async () => {
      const root = await show('task-completed', 'quiz-failed');
      await page.getByRole('button', { name: 'Close' }).first().click();
      await expect.poll(() => titles(root)).toEqual(['Task completed!']);

      // The browser notices a moment later that the mouse is on something else.
      const wait = () => {
        vi.advanceTimersByTime(4000);
        return titles(root);
      };
      await expect.poll(wait).toEqual([]);
    });

    test('is paused while they have the focus', async () => {
      const root = await show('task-completed');
      (await ask.findElement()).focus();
      await userEvent.keyboard(ALT_T);
      vi.advanceTimersByTime(60_000);
      await moment();
      expect(titles(root)).toEqual(['Task completed!']);
      (await ask.findElement()).focus();
      vi.advanceTimersByTime(4000);

      await expect.poll(() => titles(root)).toEqual([]);
    });

    test('continues when a dialog opens', async () => {
      const root = await show('task-completed');
      vi.advanceTimersByTime(3000);
      root.querySelector('button')?.click();
      await expect.element(question).toBeVisible();
      vi.advanceTimersByTime(900);
      await moment();
      expect(titles(root)).toEqual(['Task completed!']);
      vi.advanceTimersByTime(100);

      await expect.poll(() => titles(root)).toEqual([]);
    });
  });

  describe('while a dialog is open', () => {
    test('they stand above it, within reach, and are not announced again', async () => {
      const root = await show('task-completed');
      await expect.element(alert('Task completed!')).toBeVisible();
      const announced = await alert('Task completed!').findElement();
      await ask.click();
      await expect.element(question).toBeVisible();
      expect(await alert('Task completed!').findElement()).toBe(announced);
      notify('quiz-failed');
      await expect.element(alert('Quiz completed')).toBeVisible();

      const { left, top, bottom } = region(root).getBoundingClientRect();
      expect(root.elementFromPoint(left + 30, top + 30)?.closest('.ck-toasts')).toBe(region(root));
      expect(root.elementFromPoint(left + 30, bottom - 30)?.closest('.ck-toasts')).toBe(region(root));
      expect(root.querySelector('.ck-dialog')?.getBoundingClientRect().bottom).toBeLessThan(bottom - 100);
      await page.getByRole('button', { name: 'Close' }).first().click();
      await expect.poll(() => titles(root)).toEqual(['Task completed!']);
      await expect.element(question).toBeVisible();
    });

    test.each([
      [390, 844],
      [844, 390],
      [1280, 720],
    ])('they cover none of it on a screen of %i x %i', async (width, height) => {
      onTestFinished(() => page.viewport(1280, 800));
      await page.viewport(width, height);
      const root = await show('task-completed', 'quiz-failed');
      root.querySelector('button')?.click();
      await expect.element(question).toBeVisible();
      const toasts = region(root).getBoundingClientRect();
      const card = root.querySelector('.ck-dialog-card')?.getBoundingClientRect() ?? toasts;

      expect(toasts.right).toBeLessThanOrEqual(width);
      expect(card.right <= toasts.left || card.bottom <= toasts.top || toasts.bottom <= card.top).toBe(true);
      await page.getByRole('button', { name: 'Yes' }).click();
    });

    test('Alt+T goes to them, and closing the last leads back into the dialog', async () => {
      const root = await show('task-completed');
      await ask.click();
      await expect.element(question).toBeVisible();
      await userEvent.keyboard(`${ALT_T}{Tab}{Tab}`);
      expect(focusedIn(root)).toBe('Close');
      await userEvent.keyboard('{Enter}');

      await expect.poll(() => titles(root)).toEqual([]);
      await expect.poll(() => root.activeElement?.textContent).toBe('Yes');
    });

    test('they stay, with their time, when it closes', async () => {
      const root = await show('task-completed');
      await ask.click();
      await page.getByRole('button', { name: 'Yes' }).click();

      await expect.element(question).not.toBeInTheDocument();
      expect(titles(root)).toEqual(['Task completed!']);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => titles(root)).toEqual([]);
    });
  });

  describe('a swipe', () => {
    const swipe = async (name: string, pixels: number) => {
      const { x, y, height } = (await toast(name).findElement()).getBoundingClientRect();
      const at = (part: number) => [x + 200 + pixels * part, y + height / 2] as const;
      await mouse(at(0), ['mousePressed']);
      for (const part of [0.3, 0.7, 1]) await mouse(at(part), ['mouseMoved']);
      await mouse(at(1), ['mouseReleased']);
    };

    test.each([50, -50, 300])('of %i pixels dismisses', async (pixels) => {
      const root = await show('task-completed', 'quiz-failed');
      await swipe('Task completed!', pixels);

      await expect.poll(() => titles(root)).toEqual(['Quiz completed']);
    });

    test('that is shorter does not, and the toast returns to its position', async () => {
      const root = await show('task-completed');
      await swipe('Task completed!', 49);

      await expect.poll(() => root.querySelector<HTMLElement>('.ck-toast')?.style.transform).toBe('');
      expect(titles(root)).toEqual(['Task completed!']);
    });
  });

  test('print shows the page without them', async () => {
    const root = await show('task-completed');
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });

    expect(region(root).checkVisibility()).toBe(false);
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
});
