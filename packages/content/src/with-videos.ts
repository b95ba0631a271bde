import type { AuthoredTask } from 'course-kit/model';

/** A level's lessons with the addresses of their videos, which are files of the site: `/videos/level1-task1.mp4`. */
export function withVideos(level: number, tasks: readonly AuthoredTask[]): AuthoredTask[] {
  return tasks.map((task, index) => ({ ...task, video: `/videos/level${level}-task${index + 1}.mp4` }));
}
