import type { LessonText } from '@course-kit/react/model';

/** A name as the lesson says it, with what stands for it in exported files of all known releases. */
export interface GoalName {
  /** As the interface shows it, such as `System Message`. */
  readonly name: string;
  /** As files have it, such as `system_message`; `*` stands for any. */
  readonly keys: readonly string[];
}

/** A component that a flow must have. */
export interface GoalComponent extends GoalName {
  /** Tells it from other components of the goal. */
  readonly id: string;
  /** What the lesson calls it, where it has several of a kind. @default its name */
  readonly title?: string;
}

/** A connection that a flow must have. */
export interface GoalConnection {
  /** The id of the component that it leaves. */
  readonly from: string;
  /** The port that it leaves by. */
  readonly output: GoalName;
  /** The id of the component that it leads to. */
  readonly to: string;
  /** The port that it arrives at. */
  readonly input: GoalName;
  /** What it carries, such as `Message`. */
  readonly type: string;
}

/** How a value is looked at. */
export type RuleTest =
  | 'holds'
  | 'lacks'
  | 'is'
  | 'isNot'
  | 'from'
  | 'since'
  | 'isFilled'
  | 'isEmpty'
  | 'isVariable';

/** What a value must be. */
export interface ValueRule {
  /** How the value is looked at. */
  readonly test: RuleTest;
  /**
   * A text, the least and the greatest number of `from`, or the oldest release of `since`. A list of one thing that has a
   * name, as files write what was chosen from a list, is that name. @default none is needed
   */
  readonly values?: readonly string[];
  /** What the learner is told, in the language of the lesson. @default a sentence made of the rule */
  readonly words?: LessonText;
}

/** What a field of a component must be. */
export interface FieldRule extends ValueRule {
  /** The id of a component of the goal. */
  readonly component: string;
  /** The field that is looked at. */
  readonly field: GoalName;
  /** Where in the field it stands, as the path of a `DataRule`. @default the field itself */
  readonly path?: readonly string[];
}

/** What an exported flow must have: components and connections at least, whatever else there is. */
export interface FlowGoal {
  /** Tells it from other checks. */
  readonly kind: 'flow';
  /** What is handed in, in a few words. */
  readonly title: string;
  /** All must be there, each once. */
  readonly components: readonly GoalComponent[];
  /** All must be there, straight or through other components. */
  readonly connections: readonly GoalConnection[];
  /** What fields of those components must be. */
  readonly rules: readonly FieldRule[];
  /** What the file says of the flow itself, such as its address. */
  readonly about: readonly DataRule[];
  /** Types of ports that have another name in older releases: the name of today by the older one. */
  readonly types: Readonly<Record<string, string>>;
  /** A CSS color for each type of port that has one. */
  readonly portColors: Readonly<Record<string, string>>;
  /** The newest release that the names were compared with. */
  readonly release: string;
}

/** What a value of a JSON file must be. */
export interface DataRule extends Omit<ValueRule, 'test'> {
  /** How the value is looked at; `matches` compares it with a regular expression. */
  readonly test: RuleTest | 'matches';
  /**
   * Where it stands: names of fields, `*` for each entry of a list or field of an object. In a list, a name is that of the
   * entries that have it as the text of a field. Of several values one is enough, but for `lacks`, `isNot` and `isEmpty`,
   * which all of them have to meet.
   */
  readonly path: readonly string[];
  /** What the learner is told, in the language of the lesson. */
  readonly words: LessonText;
}

/** What a JSON file, or a pasted answer, must have. */
export interface DataGoal {
  /** Tells it from other checks. */
  readonly kind: 'json';
  /** What is handed in, in a few words. */
  readonly title: string;
  /** What its values must be. */
  readonly rules: readonly DataRule[];
}

/** What a line of a text must look like, or must not. */
export interface TextRule {
  /** A regular expression, which looks at one line after the other. */
  readonly pattern: string;
  /** No line may look so. @default false */
  readonly isForbidden?: boolean;
  /** What the learner is told, in the language of the lesson. */
  readonly words: LessonText;
}

/** What a file of code or settings should have. Its lines are compared, nothing in it is run: a hint, and no verdict. */
export interface TextGoal {
  /** Tells it from other checks. */
  readonly kind: 'text';
  /** What is handed in, in a few words. */
  readonly title: string;
  /** What its lines should be. */
  readonly rules: readonly TextRule[];
}

/** What a learner hands in for a task, and what must be in it. */
export type TaskCheck = FlowGoal | DataGoal | TextGoal;

/** The checks of a course by the ids of its tasks, such as `task-1-4`. */
export type TaskChecks = Readonly<Record<string, readonly TaskCheck[]>>;
