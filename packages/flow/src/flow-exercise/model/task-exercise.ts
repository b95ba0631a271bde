import type { LessonText } from '@course-kit/react/model';

/** A connection that a learner makes anew. */
export interface MissingConnection {
  /** A connection of the lesson's flow, such as `question.Chat Message -> model.Input`. */
  readonly connection: string;
  /** What helps to find it. @default the input that is open */
  readonly hint?: LessonText;
}

/** An exercise on the flow of a lesson, which stands in the lesson: some of its connections are missing. */
export interface TaskExercise {
  /** What the learner does; tells it from other exercises of the task. */
  readonly title: string;
  /** At least one, in the order in which hints come. */
  readonly missing: readonly MissingConnection[];
  /** What inputs take that take more than one type, by component and port, such as `answer.Inputs`. @default what is connected to them */
  readonly takes?: Readonly<Record<string, readonly string[]>>;
}

/** Exercises by the ids of their tasks, such as `task-1-4`; tasks without any are left out. */
export type TaskExercises = Readonly<Record<string, readonly TaskExercise[]>>;
