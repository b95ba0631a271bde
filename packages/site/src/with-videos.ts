import type { Task } from '@course-kit/react/model';
import { withBase } from './base-path.js';

/** Adds the site's base path to the addresses of videos, which may be paths of the site. */
export function withVideos(tasks: readonly Task[]): readonly Task[] {
  return tasks.map((task) => (task.video?.startsWith('/') ? { ...task, video: withBase(task.video) } : task));
}
