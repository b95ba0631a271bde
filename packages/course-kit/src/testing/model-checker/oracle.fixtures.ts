import type { LevelRecord } from '../../model/level-record.js';
import type { ProgressChange } from '../../model/progress-change.js';

/** Whose work something is: a learner's from the start, or a visitor's until somebody signs in and takes it along. */
export interface Person {
  /** Identifies the person's tasks and quizzes. */
  readonly number: number;
  learner: string | null;
  /** A visitor in whose browser there was no room: what they did may stay there, and turn up for who comes next. */
  isLeftBehind: boolean;
  /** The answers of what they have passed are gone: nobody believes the score, and they are told. */
  isUnproven?: true;
}

/** Something that was done in a tab and shown there at once. */
export interface Press {
  readonly person: Person;
  readonly change: ProgressChange;
  /** The device and tab. */
  readonly device: number;
  readonly tab: object;
  /** When it was done, by the world's clock. */
  readonly time: number;
  /** The same, by the device's clock; NaN for answers that are in no ledger yet. */
  madeAt: number;
  /** Identifies what is handed in, where the server marks. */
  readonly handInId?: string | undefined;
  /** Since when it is the learner's: from a sign-in on for what was done before it. */
  ownedSince: number;
  /** When a tab first heard that the server has it. */
  answeredAt: number | undefined;
  /** It may be gone: its tab was closed before it was kept anywhere else, or the learner gave it up. */
  isOptional: boolean;
  /** Nobody else can have seen it before the server did. */
  isOfTabOnly: boolean;
}

/** Whether answers are in no ledger: then nobody but their tab knows of them. */
export const isUnkept = ({ madeAt }: Press) => Number.isNaN(madeAt);

/** Progress of a learner was deleted on the server. */
export interface Deletion {
  readonly learner: string;
  /** Everything from up to then is gone. */
  readonly made: number;
  /** What was saved before then may be gone. */
  readonly arrived: number;
}

/** A request that was under way when a tab heard of another's answer arrives at most this much later. */
const UNDER_WAY_MILLISECONDS = 100;

/** The mistakes in the server's records of a learner at the end of a story; empty if there are none. */
export function mistakesIn(
  learner: string,
  records: readonly LevelRecord[],
  presses: readonly Press[],
  deletions: readonly Deletion[],
): string[] {
  const leftBehind = new Set(
    presses.filter(({ person }) => person.isLeftBehind).map(({ change }) => change.level),
  );
  const counted = records.filter(({ level }) => !leftBehind.has(level));
  const own = presses
    .filter(({ person }) => person.learner === learner && !person.isLeftBehind)
    .map((press) => afterDeletions(press, deletions))
    .filter((press) => press !== null);
  return [...taskMistakesIn(counted, own), ...quizMistakesIn(counted, own)];
}

/** Null for what was deleted; what came between a deletion's making and its arrival may be. */
function afterDeletions(press: Press, deletions: readonly Deletion[]): Press | null {
  const time = press.ownedSince;
  const own = deletions.filter(({ learner }) => learner === press.person.learner);
  if (own.some(({ made }) => time <= made)) return null;
  return own.some(({ arrived }) => time <= arrived) ? { ...press, isOptional: true } : press;
}

function taskMistakesIn(records: readonly LevelRecord[], presses: readonly Press[]): string[] {
  const keyOf = ({ change }: Press) =>
    change.kind === 'task' ? `level-${change.level}-task-${change.task}` : '';
  const shown = new Set(records.flatMap(({ completedTasks }) => completedTasks));
  const pressed = new Set(presses.map(keyOf).filter((key) => key !== ''));
  const unexpected = [...shown].filter((key) => !pressed.has(key));
  const wrong = [...pressed].filter((key) => {
    const own = presses.filter((press) => keyOf(press) === key);
    const last = own.filter((press) => !own.some((later) => supersedes(later, press)));
    const allowed = last.map(({ change }) => change.kind === 'task' && change.isCompleted);
    if (last.every(({ isOptional }) => isOptional)) allowed.push(false);
    return !allowed.includes(shown.has(key));
  });
  return [
    ...unexpected.map((key) => `${key} is there, and should not be`),
    ...wrong.map((key) => `${key} is ${shown.has(key) ? 'there, and should not be' : 'missing'}`),
  ];
}

/** Whether one press certainly counts instead of another; at the same time on two devices either may win. */
function supersedes(later: Press, earlier: Press): boolean {
  if (later.isOptional || later.time <= earlier.time) return false;
  const isInOrder =
    later.tab === earlier.tab ||
    (later.device === earlier.device && !later.isOfTabOnly && !earlier.isOfTabOnly);
  return isInOrder || (earlier.answeredAt ?? Infinity) + UNDER_WAY_MILLISECONDS <= later.time;
}

/** A pass stays and only rises; failed attempts may be left out. */
function quizMistakesIn(records: readonly LevelRecord[], presses: readonly Press[]): string[] {
  const mistakes: string[] = [];
  const passes = presses.filter(({ change }) => change.kind === 'quiz' && change.isPassed);
  const scoreOf = ({ change }: Press) => (change.kind === 'quiz' ? change.score : 0);
  const levels = new Set([...passes.map(({ change }) => change.level), ...records.map(({ level }) => level)]);
  for (const level of levels) {
    const own = passes.filter(({ change }) => change.level === level);
    const least = Math.max(0, ...own.filter(({ isOptional }) => !isOptional).map(scoreOf));
    const record = records.find((candidate) => candidate.level === level);
    const score = record?.quizCompleted ? (record.quizScore ?? 0) : 0;
    const isPossible = score === least || own.some((press) => scoreOf(press) === score && score > least);
    if (!isPossible) mistakes.push(`the pass of level ${level} has ${score} %, not ${least} %`);
  }
  return mistakes;
}
