import type { ProgressChange } from '../model/progress-change.js';
import type { CourseServices } from './course-services.js';
import type { NoticeCode } from '../model/notice.js';

/** The notification for a saved change. It mentions the next level only if there is one that can be opened. */
export function savedNotice(
  change: ProgressChange,
  { course, host }: Pick<CourseServices, 'course' | 'host'>,
): NoticeCode {
  if (change.kind === 'task') return change.isCompleted ? 'task-completed' : 'task-unmarked';
  if (!change.isPassed) return 'quiz-failed';
  if (change.level >= course.levels.length) return 'last-quiz-passed';
  const next = host.current.linkFor({ kind: 'level', level: change.level + 1 });
  return next === null ? 'level-passed' : 'quiz-passed';
}
