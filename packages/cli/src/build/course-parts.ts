import {
  kindOf,
  outlineOf,
  questionKinds,
  type Course,
  type CourseOutline,
  type Level,
  type QuizLevel,
} from '@course-kit/react/model';
import type { TaskChecks, TaskExercises } from '@course-kit/flow/model';

/** The parts of a course, so that each page loads only what it shows. All of them can be written as JSON. */
export interface CourseParts {
  /** Cards, gates and progress. */
  readonly outline: CourseOutline;
  /** Each level with its lessons and questions; the first is level 1. */
  readonly levels: readonly Level[];
}

/** Parts of a course, with or without the answers of its quizzes. */
export interface AskedParts {
  readonly outline: CourseOutline;
  readonly levels: readonly (QuizLevel & Pick<Level, 'tasks'>)[];
}

/** Divides a course into the parts that are shipped, without the sources of its statements. */
export function courseParts(course: Course): CourseParts {
  return { outline: outlineOf(course), levels: course.levels.map(withoutFacts) };
}

function withoutFacts(level: Level): Level {
  const tasks = level.tasks.map((task) => ({
    ...task,
    steps: task.steps.map(({ facts: _facts, ...step }) => step),
  }));
  return { ...level, tasks };
}

/** The same without right answers and explanations, for pages whose quizzes are marked elsewhere. */
export function withoutAnswers({ outline, levels }: CourseParts): AskedParts {
  const asked = (level: Level) => ({
    ...level,
    questions: level.questions.flatMap(
      (question) => kindOf(question, questionKinds)?.askedOf(question) ?? [],
    ),
  });
  return { outline, levels: levels.map(asked) };
}

/** The files of a built course: the text of each by its name. */
export function courseFiles(
  course: Course,
  checks: TaskChecks,
  exercises: TaskExercises,
): ReadonlyMap<string, string> {
  const { outline, levels } = courseParts(course);
  const files: readonly (readonly [string, unknown])[] = [
    ['course.json', { ...outline, levels }],
    ['outline.json', outline],
    ...levels.map((level) => [`level-${level.level}.json`, level] as const),
    ...Object.entries({ 'checks.json': checks, 'exercises.json': exercises }).filter(
      ([, ofTasks]) => Object.keys(ofTasks).length > 0,
    ),
  ];
  return new Map(files.map(([name, value]) => [name, `${JSON.stringify(value)}\n`]));
}
