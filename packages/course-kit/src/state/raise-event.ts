import { recordOf, type LevelRecord } from '../model/level-record.js';
import { isLevelPassed } from '../model/level-state.js';
import type { ProgressChange } from '../model/progress-change.js';
import type { CourseServices } from './course-services.js';
import type { CourseEvent } from './course-event.js';
import type { SaveResult } from './save-result.js';

/** Each kind of event by itself, without its course. */
type WithoutCourse<Event> = Event extends CourseEvent ? Omit<Event, 'course'> : never;

/** An event without its course. */
export type UnnamedCourseEvent = WithoutCourse<CourseEvent>;

/** Calls the host's listener. An error that it throws is reported and does not affect the learner's work. */
export function raiseEvent({ host, course }: CourseServices, event: UnnamedCourseEvent): void {
  try {
    host.current.onEvent?.({ ...event, course: course.title });
  } catch (error) {
    reportError(error);
  }
}

/**
 * Raises the events of a change to progress that is saved, or pending in the browser until there is a connection.
 *
 * @param before - the records as they were before it.
 */
export function raiseChange(
  services: CourseServices,
  change: ProgressChange,
  result: SaveResult,
  before: readonly LevelRecord[],
): void {
  if (result !== 'saved' && result !== 'queued') return;
  const { level } = change;
  if (change.kind === 'task') {
    const { task, isCompleted } = change;
    raiseEvent(services, { type: 'task-completed', level, task, isCompleted });
    return;
  }
  const { score, isPassed, timeSeconds } = change;
  raiseEvent(services, { type: 'quiz-submitted', level, score, isPassed, timeSeconds });
  if (isPassed && !isLevelPassed(recordOf(before, level), services.course.passMark)) {
    raiseEvent(services, { type: 'level-passed', level, score });
  }
}
