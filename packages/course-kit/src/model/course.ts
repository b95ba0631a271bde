/**
 * The types of a course. A course is data: its author chooses the number of levels, tasks and questions, and the pass
 * mark.
 *
 * An *outline* is a course without its lessons and questions: enough for cards, gates and progress, and
 * small enough for a landing page. Every `Course` is also a `CourseOutline`.
 */
import type { Figure } from './figure.js';
import type { Block, LessonText, Snippet } from './lesson-content.js';
import type { AskedQuestion, Question, TaughtIn } from './question.js';

export type { AskedQuestion, Question, TaughtIn };

/** A subject that a level covers, shown on its card. */
export interface Topic {
  /** In a few words. */
  readonly title: string;
  /** What of it the level teaches, in a sentence. */
  readonly description: string;
}

/** A task as cards and lists show it. */
export interface TaskOutline {
  /** `task-{level}-{task}`, given by `defineCourse`. */
  readonly id: string;
  /** In a few words; unique within its level. */
  readonly title: string;
  /** What the learner does, in a sentence; empty where the author left it out. */
  readonly description: string;
  /** In words, such as `2-3 hours` or `Week 1`. */
  readonly duration: string;
  /** How many steps its lesson has. */
  readonly stepCount: number;
  /** The language of its words, as a BCP 47 tag, where it was translated. @default that of the course */
  readonly language?: string;
}

/** What a level has its learners build: one of the flows that its tasks check. Passing the level does not need it. */
export interface LevelProject {
  /** Which task of the level checks it, from 1. */
  readonly task: number;
  /** Which of the flows that the task asks for, from 1. */
  readonly flow: number;
  /** What certificates call it, in a few words and in the course's language. */
  readonly title: string;
}

/** A level as cards and lists show it. */
export interface LevelOutline {
  /** Position in the course, from 1. */
  readonly level: number;
  /** In a few words; unique within the course. */
  readonly title: string;
  /** What the level is about, in a sentence or two; empty where the author left it out. */
  readonly description: string;
  /** In words, such as `1-2 weeks`. */
  readonly duration: string;
  /** In a word for learners, such as `Beginner`; empty where the author left it out. */
  readonly difficulty: string;
  /** Any CSS colour; it only decorates, so it needs no contrast with text. */
  readonly color: string;
  /** What it covers, in the order of teaching. */
  readonly topics: readonly Topic[];
  /** What a learner should know or have before it, a sentence each. */
  readonly prerequisites: readonly string[];
  /** What a learner can do after it, a sentence each. */
  readonly objectives: readonly string[];
  /** In the order in which they are taken; the first is number 1. */
  readonly tasks: readonly TaskOutline[];
  /** What it has its learners build, which certificates name where its check had passed. @default no project */
  readonly project?: LevelProject;
  /** How many questions an attempt at its quiz asks. */
  readonly questionCount: number;
  /** The language of its words, as a BCP 47 tag, where it was translated. @default that of the course */
  readonly language?: string;
}

/** A course that is announced but cannot be taken yet. */
export interface ExtraCourse {
  /** Numbered apart from the levels, such as 101. */
  readonly level: number;
  /** In a few words. */
  readonly title: string;
  /** What it will teach, in a sentence or two. */
  readonly description: string;
}

/** A course without lessons and questions. */
export interface CourseOutline {
  /**
   * Identifies the course in a browser, which stores its progress under this name: do not change it once the course is
   * published. @default the title in lower case with hyphens for spaces, so that another title is another course
   */
  readonly id?: string;
  /** Also the course name on certificates. */
  readonly title: string;
  /**
   * The language that titles, lessons and questions are written in, as a BCP 47 tag such as `en`, `pt-BR` or `zh-Hans`. In
   * a page of another language they are marked with it, and pages of the course say so.
   *
   * @default that of the page: nothing is marked
   */
  readonly language?: string;
  /** Who issues the certificates. */
  readonly issuer: string;
  /** The score that passes a quiz, in percent. */
  readonly passMark: number;
  /** In the order in which they are taken; the first is level 1. */
  readonly levels: readonly LevelOutline[];
  /** Announced after the levels; empty where there are none. */
  readonly extraCourses: readonly ExtraCourse[];
}

/** A question in a step of a lesson. Nobody grades it, and nothing depends on its answer, which is in every page. */
export interface StepQuestion {
  /** Of any kind. Its id tells it from the lesson's others. */
  readonly asks: Question;
  /** What helps to find the answer, as plain text. @default no hint */
  readonly hint?: string;
  /**
   * Where each option is in the task's figure, in words of its kind: pages that draw the figure let learners choose there. For questions with one
   * right option, whose options say in words where that is. @default the options are a list alone
   */
  readonly places?: readonly string[];
  /**
   * What is asked about in the task's figure, in words of its kind, such as an output of which learners predict what it has: pages that draw the
   * figure point it out above the options. The question says it in words. @default nothing is pointed out
   */
  readonly about?: string;
  /** `before` the instruction, where learners predict what will come out, or `after` the step. @default 'before' */
  readonly place?: 'before' | 'after';
}

/** One thing to do in a task. */
export interface Step {
  /** What to do, in a few words. */
  readonly title: string;
  /** What to do, from top to bottom; a text by itself is a paragraph. */
  readonly instruction: readonly Block[];
  /** What the learner should see when it worked. */
  readonly expect?: LessonText;
  /** What to type or paste here, in order. @default none */
  readonly snippets?: readonly Snippet[];
  /** Good to know, but not needed: a shortcut, a reason, what older releases called it. */
  readonly tip?: LessonText;
  /** What to look at when the step does not work. */
  readonly failure?: LessonText;
  /** A risk for data, money or security. */
  readonly warning?: LessonText;
  /** Ids of the parts of the task's figure that this step adds or changes: its picture shows them. */
  readonly adds?: readonly string[];
  /** Where the statements come from; never shown. */
  readonly facts?: readonly string[];
  /** What is asked here. @default nothing */
  readonly question?: StepQuestion;
  /** The titles of the exercises at its end. A page shows them that is given how. @default none */
  readonly exercises?: readonly string[];
}

/** The part of a video that shows a step. */
export interface VideoChapter {
  /** The step's number, from 1. */
  readonly step: number;
  /** When it begins, in seconds. */
  readonly from: number;
  /** When it ends, in seconds. */
  readonly to: number;
}

/** A link out of a lesson. */
export interface CourseLink {
  /** The words of the link. */
  readonly title: string;
  /** Where it leads: an address, or a path of the site. */
  readonly href: string;
  /** What is behind it, in a sentence. @default none */
  readonly description?: string;
}

/** A number of minutes that differs from learner to learner. */
export interface MinuteRange {
  /** What the quickest need. */
  readonly fewest: number;
  /** What the slowest need. */
  readonly most: number;
}

/** Steps of a lesson that a machine has carried out in the taught product. */
export interface CarriedOut {
  /** The product with its release, such as `Langflow 1.13.0`. */
  readonly tool: string;
  /** The day, as in `2026-11-24`. */
  readonly day: string;
  /** How many of the lesson's steps. */
  readonly steps: number;
}

/** A lesson with its steps. */
export interface Task extends TaskOutline {
  /** What the learner builds and why, from top to bottom; a text by itself is a paragraph. */
  readonly introduction: readonly Block[];
  /** What the learner ends with, drawn. @default no figure */
  readonly figure?: Figure;
  /** What the lesson is about, drawn beside its steps where these add nothing to the figure. @default no plan */
  readonly plan?: Figure;
  /** Address of the video file; while it cannot be played, a placeholder stands in its place. @default no video */
  readonly video?: string;
  /**
   * Which steps the video shows, and when. A page then takes it for granted: nothing of it is loaded before it is played,
   * its poster is an `.avif` file beside it, and its steps lead to their part. @default not known
   */
  readonly chapters?: readonly VideoChapter[];
  /** What to do, in order. */
  readonly steps: readonly Step[];
  /** Downloads, templates and the like: what the task works with. */
  readonly resources: readonly CourseLink[];
  /** Pages of the product's documentation. */
  readonly documentation: readonly CourseLink[];
  /** Anything else worth reading. */
  readonly links: readonly CourseLink[];
  /** What a machine has carried out of the steps; the page says so. @default nothing is said */
  readonly carriedOut?: CarriedOut;
  /** The version of the taught product that the steps were written for. */
  readonly testedAgainst?: string;
  /** What learners can do afterwards, in a sentence that begins "You can now"; shown once they have marked the task. @default nothing is said */
  readonly outcome?: string;
  /** How many minutes a careful learner needs; shown beside the duration. @default not shown */
  readonly minutes?: MinuteRange;
  /** The titles of the exercises below all steps. @default none */
  readonly exercises?: readonly string[];
}

/** A level as its quiz needs it: an outline with the questions. Every `Level` is one. */
export interface QuizLevel extends LevelOutline {
  /**
   * The quiz. Where these are more than `questionCount`, they are a pool: a first attempt asks the first ones, or others of their
   * topics, each later one a draw.
   */
  readonly questions: readonly AskedQuestion[];
}

/** A level as its lessons need it: an outline with whole tasks. Every `Level` is one. */
export interface TaskLevel extends LevelOutline {
  /** The lessons, in the order in which they are taken. */
  readonly tasks: readonly Task[];
}

/** A level with its lessons and questions. */
export interface Level extends QuizLevel {
  /** The lessons, in the order in which they are taken. */
  readonly tasks: readonly Task[];
  /** The quiz with its right answers. */
  readonly questions: readonly Question[];
  /** How many of the questions an attempt asks, at most all of them. @default all of them */
  readonly asks?: number;
}

/** A whole course. Made by `defineCourse`. */
export interface Course extends CourseOutline {
  /** The levels with their lessons and questions; the first is level 1. */
  readonly levels: readonly Level[];
}
