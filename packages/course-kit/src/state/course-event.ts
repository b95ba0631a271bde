/** What an event is about, whatever it says. Nothing in it says who the learner is. */
interface OfCourse {
  /** The course's title. */
  readonly course: string;
  /** From 1. */
  readonly level: number;
}

/** A lesson was put on the screen; once for each time that it comes there. */
export interface LessonViewedEvent extends OfCourse {
  readonly type: 'lesson-viewed';
  /** From 1. */
  readonly task: number;
}

/** A task was marked as completed, or the mark was taken off. */
export interface TaskCompletedEvent extends OfCourse {
  readonly type: 'task-completed';
  /** From 1. */
  readonly task: number;
  readonly isCompleted: boolean;
}

/** The answers to a level's quiz were handed in. */
export interface QuizSubmittedEvent extends OfCourse {
  readonly type: 'quiz-submitted';
  /** In percent. */
  readonly score: number;
  readonly isPassed: boolean;
  readonly timeSeconds: number;
}

/** A level that was not passed before is passed now. Comes after its `quiz-submitted`. */
export interface LevelPassedEvent extends OfCourse {
  readonly type: 'level-passed';
  /** In percent. */
  readonly score: number;
}

/** A certificate was downloaded as PDF, or its address was copied or shown. */
export interface CertificateMadeEvent extends OfCourse {
  readonly type: 'certificate-made';
  /** Where certificates are public, whoever has the id can read the name on it. */
  readonly id: string;
  readonly kind: 'pdf' | 'url';
}

/**
 * What a learner did, told to the host and to nobody else.
 *
 * A change to progress is told when it is saved, or kept in the browser until there is a connection; one that is
 * refused, or made while signed out, is not told.
 */
export type CourseEvent =
  | LessonViewedEvent
  | TaskCompletedEvent
  | QuizSubmittedEvent
  | LevelPassedEvent
  | CertificateMadeEvent;

/** Hears of events. What it throws is reported as an error of the page and goes no further. */
export type CourseEventListener = (event: CourseEvent) => void;
