/** Fields of every event. No event identifies the learner. */
interface OfCourse {
  /** The course's title. */
  readonly course: string;
  /** From 1. */
  readonly level: number;
}

/** A lesson was shown; raised each time that it is shown. */
export interface LessonViewedEvent extends OfCourse {
  /** Which event it is. */
  readonly type: 'lesson-viewed';
  /** From 1. */
  readonly task: number;
}

/** A task was marked as completed, or the mark was taken off. */
export interface TaskCompletedEvent extends OfCourse {
  /** Which event it is. */
  readonly type: 'task-completed';
  /** From 1. */
  readonly task: number;
  /** False where the mark was taken off. */
  readonly isCompleted: boolean;
}

/** The answers to a level's quiz were handed in. */
export interface QuizSubmittedEvent extends OfCourse {
  /** Which event it is. */
  readonly type: 'quiz-submitted';
  /** In percent. */
  readonly score: number;
  /** The score is at least the pass mark. */
  readonly isPassed: boolean;
  /** How long the attempt took. */
  readonly timeSeconds: number;
}

/** A level that was not passed before is passed now. Comes after its `quiz-submitted`. */
export interface LevelPassedEvent extends OfCourse {
  /** Which event it is. */
  readonly type: 'level-passed';
  /** In percent. */
  readonly score: number;
}

/** A certificate was downloaded as PDF, or its address was copied or shown. */
export interface CertificateMadeEvent extends OfCourse {
  /** Which event it is. */
  readonly type: 'certificate-made';
  /** Where certificates are public, whoever has the id can read the name on it. */
  readonly id: string;
  /** `url` also where the address was only shown, because it could not be copied. */
  readonly kind: 'pdf' | 'url';
}

/** A learner's work was compared with what its task asks for. The event has no part of the work. */
export interface WorkCheckedEvent extends OfCourse {
  /** Which event it is. */
  readonly type: 'work-checked';
  /** From 1. */
  readonly task: number;
  /** What was handed in, by the title of the check. */
  readonly check: string;
  /** Nothing was missing. */
  readonly isPassed: boolean;
  /** The same for flows of the same components and connections. */
  readonly fingerprint: string;
  /** The release of the taught product that saved the work, where the file says it. */
  readonly release: string | null;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** An exercise on a lesson's flow was solved; raised again when it is solved again. */
export interface ExerciseSolvedEvent extends OfCourse {
  /** Which event it is. */
  readonly type: 'exercise-solved';
  /** From 1. */
  readonly task: number;
  /** The exercise's title. */
  readonly exercise: string;
  /** The number of refused tries before. */
  readonly failures: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * An action of the learner, as an event for the host only.
 *
 * A change of progress raises its event when it is saved, or stored in the browser until there is a connection. A
 * change that is refused, or made while signed out, raises none.
 */
export type CourseEvent =
  | LessonViewedEvent
  | TaskCompletedEvent
  | QuizSubmittedEvent
  | LevelPassedEvent
  | CertificateMadeEvent
  | WorkCheckedEvent
  | ExerciseSolvedEvent;

/** Receives the events. Its errors are reported as errors of the page and have no other effect. */
export type CourseEventListener = (event: CourseEvent) => void;
