import type { LessonText } from '@course-kit/react/model';
import type { RuleTest } from './task-check.js';

/** Why a file is not looked at. */
export type RefusalReason =
  | 'empty'
  | 'tooLarge'
  | 'unreadable'
  | 'archive'
  | 'notText'
  | 'webPage'
  | 'notJson'
  | 'notObject'
  | 'noFlow'
  | 'component'
  | 'several'
  | 'noComponents'
  | 'damaged'
  | 'sameIds'
  | 'tooMany'
  | 'tooDeep';

/** What was looked for. */
export type Sought = SoughtComponent | SoughtConnection | SoughtValue | SoughtWords;

/** A component. */
export interface SoughtComponent {
  /** Tells it from what else is looked for. */
  readonly kind: 'component';
  /** What the lesson calls it. */
  readonly component: string;
}

/** A connection, by what the lesson calls its ends. */
export interface SoughtConnection {
  /** Tells it from what else is looked for. */
  readonly kind: 'connection';
  /** The component that it leaves. */
  readonly from: string;
  /** The port that it leaves by. */
  readonly output: string;
  /** The component that it leads to. */
  readonly to: string;
  /** The port that it arrives at. */
  readonly input: string;
}

/** What a field must be. */
export interface SoughtValue {
  /** Tells it from what else is looked for. */
  readonly kind: 'rule';
  /** How the value was looked at. */
  readonly test: RuleTest;
  /** What the lesson calls the component. */
  readonly component: string;
  /** What it calls the field. */
  readonly field: string;
  /** What the value was compared with. */
  readonly values: readonly string[];
}

/** Anything that the lesson has words for. */
export interface SoughtWords {
  /** Tells it from what else is looked for. */
  readonly kind: 'words';
  /** In the language of the lesson, with its marks for names and code. */
  readonly words: LessonText;
}

/** What was looked for, and whether it is there. */
export interface Finding {
  /** `unsure` where the file does not tell. */
  readonly state: 'found' | 'missing' | 'unsure';
  /** What was looked for. */
  readonly sought: Sought;
}

/** Where a key stands that nobody else should have. */
export interface FoundSecret {
  /** The name of its component; empty where the file has none. */
  readonly component: string;
  /** The name of the field; of a text, the number of the line. */
  readonly field: string;
}

/** A component of the learner's flow. */
export interface CheckedComponent {
  /** Tells it from others of the flow. */
  readonly id: string;
  /** What it is called there. */
  readonly title: string;
}

/** A connection of the learner's flow. */
export interface CheckedConnection {
  /** The id of the component that it leaves. */
  readonly source: string;
  /** What the learner's Langflow calls the port that it leaves by. */
  readonly output: string;
  /** The id of the component that it leads to. */
  readonly target: string;
  /** What the learner's Langflow calls the port that it arrives at. */
  readonly input: string;
  /** What it may carry; none where the file does not say. */
  readonly types: readonly string[];
}

/** The learner's flow as it was read, and what in it stands for the goal. */
export interface CheckedFlow {
  /** Its name; empty where the file has none. */
  readonly title: string;
  /** All components, those of groups included. */
  readonly components: readonly CheckedComponent[];
  /** All connections between them. */
  readonly connections: readonly CheckedConnection[];
  /** For each component of the goal the id of the one that stands for it; undefined where none does. */
  readonly assignment: readonly (string | undefined)[];
  /** For each connection of the goal, whether it is there. */
  readonly connected: readonly boolean[];
}

/** A file that is not looked at. */
export interface RefusedWork {
  /** Tells it from other reports. */
  readonly outcome: 'refused';
  /** Why not. */
  readonly reason: RefusalReason;
}

/** A file with keys in it, of which nothing else is said. */
export interface WorkWithSecrets {
  /** Tells it from other reports. */
  readonly outcome: 'secrets';
  /** Where they stand. */
  readonly secrets: readonly FoundSecret[];
}

/** A file that was compared with what the task asks for. */
export interface CheckedWork {
  /** Tells it from other reports. */
  readonly outcome: 'checked';
  /** Nothing is missing and nothing unsure. */
  readonly isPassed: boolean;
  /** All that was looked for, in the order of the goal: components, connections, rules. */
  readonly findings: readonly Finding[];
  /** The same for flows of the same components and connections, whatever their ids. */
  readonly fingerprint: string;
  /** The release that saved the flow, where the file says it. */
  readonly release: string | null;
  /** The release is newer than those that the check knows. */
  readonly isNewer: boolean;
  /** What was read; null where it is no flow. */
  readonly flow: CheckedFlow | null;
}

/** What a check comes to. */
export type CheckReport = RefusedWork | WorkWithSecrets | CheckedWork;
