import type { Flow } from '../../flow/model/flow.js';
import type { LessonText } from '../../model/lesson-content.js';
import type { RuleTest } from './task-check.js';

/** Why a file is not looked at. */
export type RefusalReason =
  | 'empty'
  | 'tooLarge'
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

/** The learner's flow, with what is missing drawn in. */
export interface CheckedPicture {
  /** What is there and what is missing. */
  readonly flow: Flow;
  /** Ids of the components that are drawn although they are missing. */
  readonly missingNodes: readonly string[];
  /** Indices of the connections that are drawn although they are missing. */
  readonly missingConnections: readonly number[];
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
  /** All that was looked for, in the order of the lesson. */
  readonly findings: readonly Finding[];
  /** The same for flows of the same components and connections, whatever their ids. */
  readonly fingerprint: string;
  /** The release that saved the flow, where the file says it. */
  readonly release: string | null;
  /** The release is newer than those that the check knows. */
  readonly isNewer: boolean;
  /** Null where there is no flow to draw. */
  readonly picture: CheckedPicture | null;
}

/** What a check comes to. */
export type CheckReport = RefusedWork | WorkWithSecrets | CheckedWork;
