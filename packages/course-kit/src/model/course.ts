/**
 * What a course is made of. A course is data: the number of levels, tasks and questions and the pass
 * mark are its author's values (decisions 26).
 *
 * An *outline* is a course without its lessons and questions: enough for cards, gates and progress, and
 * small enough for a landing page. Every `Course` is also a `CourseOutline`.
 */
import type { Flow } from './flow.js';
import type { RichText } from './rich-text.js';

/** A subject that a level covers, shown on its card. */
export interface Topic {
  readonly title: string;
  readonly description: string;
}

/** A task as cards and lists show it. */
export interface TaskOutline {
  /** `task-{level}-{task}`, given by `defineCourse` (specification, section 2). */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** In words, such as `2-3 hours` or `Week 1`. */
  readonly duration: string;
  readonly stepCount: number;
}

/** A level as cards and lists show it. */
export interface LevelOutline {
  /** Position in the course, from 1. */
  readonly level: number;
  readonly title: string;
  readonly description: string;
  /** In words, such as `1-2 weeks`. */
  readonly duration: string;
  readonly difficulty: string;
  /** Any CSS colour; it only decorates, so it needs no contrast with text. */
  readonly color: string;
  readonly topics: readonly Topic[];
  readonly prerequisites: readonly string[];
  readonly objectives: readonly string[];
  readonly tasks: readonly TaskOutline[];
  readonly questionCount: number;
}

/** A course that is announced but cannot be taken yet. */
export interface ExtraCourse {
  /** Numbered apart from the levels, such as 101 (specification, section 9). */
  readonly level: number;
  readonly title: string;
  readonly description: string;
}

/** A course without lessons and questions. */
export interface CourseOutline {
  /**
   * Tells it from other courses in a browser, where its progress stands under this name: keep it once the course is
   * published. @default the title in lower case with hyphens for spaces, so that another title is another course
   */
  readonly id?: string;
  /** Also the course name on certificates. */
  readonly title: string;
  /** Who issues the certificates. */
  readonly issuer: string;
  /** The score that passes a quiz, in percent. */
  readonly passMark: number;
  readonly levels: readonly LevelOutline[];
  readonly extraCourses: readonly ExtraCourse[];
}

/** Text to copy: a command, a prompt, a piece of code. */
export interface Snippet {
  readonly code: string;
  /** The language's usual short name, such as `bash`; `text` for a prompt. */
  readonly language: string;
  /** What it is, for the copy button's name. */
  readonly label: string;
}

/** One thing to do in a task. */
export interface Step {
  readonly title: string;
  /** What to do, a paragraph each. */
  readonly instruction: readonly RichText[];
  /** What the learner should see when it worked. */
  readonly expect?: RichText;
  readonly snippets?: readonly Snippet[];
  /** A common mistake and how to avoid it. */
  readonly warning?: RichText;
  /** Ids of the components of the task's flow that this step adds or changes: its picture shows them. */
  readonly adds?: readonly string[];
  /** Where the statements come from; never shown. */
  readonly facts?: readonly string[];
}

/** A link out of a lesson. */
export interface CourseLink {
  readonly title: string;
  readonly href: string;
  readonly description?: string;
}

/** A lesson with its steps. */
export interface Task extends TaskOutline {
  /** What the learner builds and why, a paragraph each. */
  readonly introduction: readonly RichText[];
  /** The flow that the learner ends with. */
  readonly flow?: Flow;
  /** Address of the video file; the view shows a placeholder while there is none. */
  readonly video: string;
  readonly steps: readonly Step[];
  /** Downloads, templates and the like: what the task works with. */
  readonly resources: readonly CourseLink[];
  /** Pages of the product's documentation. */
  readonly documentation: readonly CourseLink[];
  readonly links: readonly CourseLink[];
  /** The version of the taught product that the steps were written for. */
  readonly testedAgainst?: string;
}

/** A multiple-choice question with one right option. */
export interface Question {
  /** `q{number}`, given by `defineCourse`. */
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly correctAnswer: number;
  readonly explanation: string;
}

/** A level with its lessons and questions. */
export interface Level extends LevelOutline {
  readonly tasks: readonly Task[];
  readonly questions: readonly Question[];
}

/** A whole course. Made by `defineCourse`. */
export interface Course extends CourseOutline {
  readonly levels: readonly Level[];
}
