import '@course-kit/react/styles.css';
import { TaskPageView } from '@course-kit/react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Task } from '../../model/course.js';
import { exampleLevel } from '../example-course.fixtures.js';

const player = vi.hoisted(() => {
  let come = () => {};
  return { arrival: new Promise<void>((resolve) => (come = resolve)), come: () => come() };
});
vi.mock('./task-video.js', async (importOriginal) => {
  await player.arrival;
  return importOriginal();
});

test('a press on the poster plays the film from its beginning, once its player is there', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const level = exampleLevel(1);
  const [first, ...others] = level.tasks;
  const filmed = { ...(first as Task), video: '/videos/dough.mp4', chapters: [{ step: 1, from: 0, to: 4 }] };
  await render(
    <TaskPageView
      level={{ ...level, tasks: [filmed, ...others] }}
      task={1}
      isCompleted={false}
      links={{ level: null, next: null }}
      onSetCompleted={() => {}}
    />,
  );
  await page.elementLocator(document.querySelector('.ck-video > img')!).click();
  expect(play).not.toHaveBeenCalled();

  player.come();
  await expect.element(page.getByLabelText(/^Video: /)).toHaveFocus();
  expect(play).toHaveBeenCalledOnce();
  expect(document.querySelector('video')?.currentTime).toBe(0);
});
