import { isObject } from './exported-entries.js';
import type { LessonDraft } from './lesson-draft.js';
import type { PassedFlow } from './passed-flow.js';

/** What is remembered of a check; nothing of the file itself. */
export interface KeptCheck {
  /** Nothing was missing. */
  readonly isPassed: boolean;
  /** The same for flows of the same components and connections. */
  readonly fingerprint: string;
  /** The release that saved the work, where the file says it. */
  readonly release: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is remembered of an exercise. */
export interface KeptExercise {
  /** The connections that the learner has made, as lessons write them. */
  readonly made: readonly string[];
  /** When nothing was missing first, in milliseconds since 1970. */
  readonly solvedAt: number | null;
}

/** What is remembered of a question in a step. */
export interface KeptAnswer {
  /** What the learner had checked last: the id of an option, or what another kind of question has. */
  readonly answer: string | readonly string[];
}

/** A flow that has passed, and waits to be saved on an account. */
export interface WaitingFlow extends Pick<PassedFlow, 'fingerprint' | 'release'> {
  /** When it was checked, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * What a browser keeps of a task besides whether it is done. The parts have different writers, and are read one by one, so
 * that no page loads what reads the others. `parseLessonDraft` reads those of the lesson.
 */
export interface TaskDraft extends LessonDraft {
  /** By the title of the check. */
  readonly checks: Readonly<Record<string, KeptCheck>>;
  /** By the title of the exercise. */
  readonly exercises: Readonly<Record<string, KeptExercise>>;
  /** By the id of the question. */
  readonly questions: Readonly<Record<string, KeptAnswer>>;
  /** By which flow of the task it is, from 1. */
  readonly passedFlows: Readonly<Record<string, WaitingFlow>>;
}

/** The parts of a stored draft, each of which may be anything; none where something else was stored. */
export function storedParts(stored: unknown): { readonly [Part in keyof TaskDraft]?: unknown } {
  return isObject(stored) ? stored : {};
}

/** A stored draft with these parts; whatever else was stored of the task stays. */
export function withParts(stored: unknown, parts: Partial<TaskDraft>): object {
  return { ...storedParts(stored), ...parts };
}

/** The checks of a stored draft. */
export function keptChecks(stored: unknown): TaskDraft['checks'] {
  return entriesOf(storedParts(stored).checks, (value) =>
    typeof value['isPassed'] === 'boolean' && typeof value['at'] === 'number'
      ? (value as unknown as KeptCheck)
      : null,
  );
}

/** The exercises of a stored draft. */
export function keptExercises(stored: unknown): TaskDraft['exercises'] {
  return entriesOf(storedParts(stored).exercises, ({ made, solvedAt }) => ({
    made: Array.isArray(made) ? made.filter((one) => typeof one === 'string') : [],
    solvedAt: typeof solvedAt === 'number' ? solvedAt : null,
  }));
}

/** The answers of a stored draft. */
export function keptAnswers(stored: unknown): TaskDraft['questions'] {
  return entriesOf(storedParts(stored).questions, ({ answer }) => {
    const isList = Array.isArray(answer) && answer.every((one) => typeof one === 'string');
    return typeof answer === 'string' || isList ? { answer } : null;
  });
}

/** The flows of a stored draft that wait. */
export function waitingFlows(stored: unknown): TaskDraft['passedFlows'] {
  return entriesOf(storedParts(stored).passedFlows, ({ fingerprint, release, at }) =>
    typeof fingerprint === 'string' && typeof at === 'number'
      ? { fingerprint, release: typeof release === 'string' ? release : null, at }
      : null,
  );
}

function entriesOf<Value>(
  part: unknown,
  read: (value: Readonly<Record<string, unknown>>) => Value | null,
): Readonly<Record<string, Value>> {
  const found = Object.entries(isObject(part) ? part : {}).map(
    ([name, value]) => [name, isObject(value) ? read(value) : null] as const,
  );
  return Object.fromEntries(found.filter((entry): entry is [string, Value] => entry[1] !== null));
}
