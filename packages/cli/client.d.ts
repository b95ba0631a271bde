/* The parts of a course that `coursePlugin` gives: the default export of each is the data, or the function that loads a level's. */
declare module 'virtual:course-kit/course' {
  import type { Course } from '@course-kit/react/model';

  const course: Course;
  export default course;
}
declare module 'virtual:course-kit/outline' {
  import type { CourseOutline } from '@course-kit/react/model';

  const outline: CourseOutline;
  export default outline;
}
declare module 'virtual:course-kit/level-*' {
  import type { Level } from '@course-kit/react/model';

  const level: Level;
  export default level;
}
declare module 'virtual:course-kit/tasks-*' {
  import type { Task } from '@course-kit/react/model';

  const tasks: readonly Task[];
  export default tasks;
}
declare module 'virtual:course-kit/quiz-*' {
  import type { Question } from '@course-kit/react/model';

  const questions: readonly Question[];
  export default questions;
}
declare module 'virtual:course-kit/checks' {
  import type { TaskChecks } from '@course-kit/flow/model';

  const checks: TaskChecks;
  export default checks;
}
declare module 'virtual:course-kit/exercises' {
  import type { TaskExercises } from '@course-kit/flow/model';

  const exercises: TaskExercises;
  export default exercises;
}
declare module 'virtual:course-kit/checks-*' {
  import type { TaskChecks } from '@course-kit/flow/model';

  const checks: TaskChecks;
  export default checks;
}
declare module 'virtual:course-kit/exercises-*' {
  import type { TaskExercises } from '@course-kit/flow/model';

  const exercises: TaskExercises;
  export default exercises;
}
declare module 'virtual:course-kit/exercised-tasks' {
  const tasks: readonly string[];
  export default tasks;
}
declare module 'virtual:course-kit/drawn-quizzes' {
  /** The levels whose quizzes show figures of their lessons. */
  const levels: readonly number[];
  export default levels;
}

declare module 'virtual:course-kit/checked-tasks' {
  const tasks: readonly string[];
  export default tasks;
}
declare module 'virtual:course-kit/translations' {
  const levels: Readonly<Record<string, readonly number[]>>;
  export default levels;
}
declare module 'virtual:course-kit/in-language' {
  import type { CourseOutline, Question, Task } from '@course-kit/react/model';

  const courseIn: (language: string) => {
    readonly loadOutline: () => Promise<CourseOutline>;
    readonly loadTasks: (level: number) => Promise<readonly Task[]>;
    readonly loadQuiz: (level: number) => Promise<readonly Question[]>;
  };
  export default courseIn;
}
declare module 'virtual:course-kit/load-level' {
  import type { Level } from '@course-kit/react/model';

  const load: (level: number) => Promise<Level>;
  export default load;
}
declare module 'virtual:course-kit/load-tasks' {
  import type { Task } from '@course-kit/react/model';

  const load: (level: number) => Promise<readonly Task[]>;
  export default load;
}
declare module 'virtual:course-kit/load-quiz' {
  import type { Question } from '@course-kit/react/model';

  const load: (level: number) => Promise<readonly Question[]>;
  export default load;
}
declare module 'virtual:course-kit/load-checks' {
  import type { TaskChecks } from '@course-kit/flow/model';

  const load: (level: number) => Promise<TaskChecks>;
  export default load;
}
declare module 'virtual:course-kit/load-exercises' {
  import type { TaskExercises } from '@course-kit/flow/model';

  const load: (level: number) => Promise<TaskExercises>;
  export default load;
}
