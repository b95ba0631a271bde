import type { LessonText } from '@course-kit/react/model';

/** A connection that a learner makes anew. */
export interface MissingConnection {
  /** A connection of the lesson's flow, such as `question.Chat Message -> model.Input`. */
  readonly connection: string;
  /** What helps to find it. @default the input that is open */
  readonly hint?: LessonText;
}

/** A connection that is there at first and does not belong in the flow. */
export interface WrongConnection {
  /** Between ports of the lesson's flow that its types allow, such as `question.Chat Message -> model.System Message`. */
  readonly connection: string;
  /** What helps to find it. @default the input that it leads to */
  readonly hint?: LessonText;
}

/** An exercise on the flow of a lesson, which stands in the lesson: some of its connections are missing, or others are there. */
export interface TaskExercise {
  /** What the learner does; tells it from other exercises of the task. */
  readonly title: string;
  /** At least one where nothing is wrong, in the order in which hints come. */
  readonly missing: readonly MissingConnection[];
  /** What the learner takes off, in the order in which hints come, before those for what is missing. @default nothing is wrong */
  readonly wrong?: readonly WrongConnection[];
  /** What inputs take that take more than one type, by component and port, such as `answer.Inputs`. @default what is connected to them */
  readonly takes?: Readonly<Record<string, readonly string[]>>;
}

/** Exercises by the ids of their tasks, such as `task-1-4`; tasks without any are left out. */
export type TaskExercises = Readonly<Record<string, readonly TaskExercise[]>>;
