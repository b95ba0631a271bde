import '@course-kit/react/styles.css';
import { CourseProvider, Toaster, useNotify, type NoticeCode } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters/memory';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { exampleCourse } from '../example-course.fixtures.js';
import { ModalDialog } from '../modal-dialog/modal-dialog.js';
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
          <div style={{ blockSize: '120vh' }}>
            <button type="button" onClick={() => setAsking(false)}>
              Yes
            </button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}

const ask = page.getByRole('button', { name: 'Ask' });
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

  test('they are at the bottom of the window, and nothing around clips them', async () => {
    const root = await show('task-completed', 'quiz-failed');
    const { left, top, right, bottom, width } = region(root).getBoundingClientRect();

    expect(width).toBe(420);
    expect(document.documentElement.clientWidth - right).toBeCloseTo(16, 0);
    expect(document.documentElement.clientHeight - bottom).toBeCloseTo(16, 0);
    expect(root.elementFromPoint(left + 30, top + 30)?.closest('.ck-toasts')).toBe(region(root));
  });

  describe('a control that is needed next', () => {
    const button = (style: string) => {
      const added = document.createElement('button');
      added.textContent = 'Next Task';
      added.setAttribute('style', `position: fixed; ${style}`);
      document.body.append(added);
      return added;
    };
    afterEach(() => page.viewport(1280, 720));

    test('is not covered, at the bottom of a desktop', async () => {
      await page.viewport(1280, 720);
      const next = button('inset: auto 60px 40px auto; inline-size: 120px; block-size: 40px');
      const root = await show('task-completed', 'quiz-failed');
      const { bottom } = region(root).getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top);

      next.remove();
      window.dispatchEvent(new Event('resize'));
      expect(720 - region(root).getBoundingClientRect().bottom).toBeCloseTo(16, 0);
    });

    test('is not covered on a phone, where they are at the top', async () => {
      await page.viewport(390, 844);
      const root = await show('task-completed');
      expect(region(root).getBoundingClientRect().top).toBeLessThan(200);

      const next = button('inset: 70px 20px auto auto; inline-size: 120px; block-size: 40px');
      window.dispatchEvent(new Event('resize'));
      expect(region(root).getBoundingClientRect().top).toBeGreaterThanOrEqual(
        next.getBoundingClientRect().bottom,
      );
      expect(region(root).getBoundingClientRect().bottom).toBeLessThan(844 / 2);
      next.remove();
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

    expect(seen).toEqual(['Task completed!', 'Close', 'Quiz completed', 'Close']);
  });

  test('closed by keyboard, a toast passes the focus to the next, and the last one back to where it was', async () => {
    const root = await show('task-completed', 'quiz-failed');
    (await ask.findElement()).focus();
    await userEvent.keyboard(`${ALT_T}{Tab}{Tab}{Enter}`);
    await expect.poll(() => titles(root)).toEqual(['Quiz completed']);
    await expect.poll(() => focusedIn(root)).toBe('Quiz completed');
    await userEvent.keyboard('{Tab}{Enter}');

    await expect.poll(() => titles(root)).toEqual([]);
    await expect.poll(() => root.activeElement).toBe(await ask.findElement());
  });

  test('closed by mouse, a toast returns the focus at once', async () => {
    const root = await show('task-completed', 'quiz-failed');
    (await ask.findElement()).focus();
    await page.getByRole('button', { name: 'Close' }).first().click();

    await expect.poll(() => titles(root)).toEqual(['Quiz completed']);
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
      await expect.poll(() => titles(root)).toEqual(['Quiz completed']);

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
      await expect.poll(() => region(root).closest('dialog')).not.toBeNull();
      vi.advanceTimersByTime(900);
      await moment();
      expect(titles(root)).toEqual(['Task completed!']);
      vi.advanceTimersByTime(100);

      await expect.poll(() => titles(root)).toEqual([]);
    });
  });

  describe('a dialog', () => {
    test('contains them, usable and beside its card, without announcing them again', async () => {
      const root = await show('task-completed');
      await expect.element(alert('Task completed!')).toBeVisible();
      await ask.click();
      await expect.poll(() => region(root).closest('dialog')).not.toBeNull();
      expect(page.getByRole('alert').query()).toBeNull();
      notify('quiz-failed');
      await expect.element(alert('Quiz completed')).toBeVisible();

      const card = root.querySelector('.ck-dialog-card')?.getBoundingClientRect();
      expect(card?.bottom).toBeLessThanOrEqual(region(root).getBoundingClientRect().top);
      expect(card?.top).toBeGreaterThanOrEqual(0);
      expect(region(root).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await page.getByRole('button', { name: 'Close' }).first().click();
      await expect.poll(() => titles(root)).toEqual(['Quiz completed']);
      await page.getByRole('button', { name: 'Yes' }).click();

      await expect.poll(() => region(root).matches(':popover-open')).toBe(true);
      expect(titles(root)).toEqual(['Quiz completed']);
      expect(page.getByRole('alert').query()).toBeNull();
    });

    test('and the toasts in it are reached from each other by Tab', async () => {
      const root = await show('task-completed');
      await ask.click();
      await expect.poll(() => region(root).closest('dialog')).not.toBeNull();
      const seen: unknown[] = [];
      for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
        await userEvent.keyboard(key);
        seen.push(root.activeElement?.ariaLabel ?? root.activeElement?.textContent);
      }

      expect(seen.map((text) => String(text).slice(0, 15))).toEqual([
        'Task completed!',
        'Close',
        'Yes',
        'Close',
      ]);
    });
  });

  describe('a swipe', () => {
    const swipe = async (name: string, pixels: number) => {
      const { x, y, height } = (await toast(name).findElement()).getBoundingClientRect();
      const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
      const scale = frame.width > 0 ? frame.width / window.innerWidth : 1;
      const mouse = (type: string, clientX: number) =>
        cdp().send('Input.dispatchMouseEvent', {
          type: type as 'mousePressed',
          button: 'left',
          buttons: type === 'mouseReleased' ? 0 : 1,
          clickCount: 1,
          x: frame.x + clientX * scale,
          y: frame.y + (y + height / 2) * scale,
        });
      await mouse('mousePressed', x + 200);
      for (const part of [0.3, 0.7, 1]) await mouse('mouseMoved', x + 200 + pixels * part);
      await mouse('mouseReleased', x + 200 + pixels);
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
