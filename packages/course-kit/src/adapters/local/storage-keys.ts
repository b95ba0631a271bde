import { taskKey } from '../../model/task-key.js';
import { isDuration, isPosition, isScore } from '../../model/possible-numbers.js';
import type { DraftSlot } from '../../ports/draft-store.js';

/**
 * The keys of browser storage, all without the host's prefix. They must not change: learners have progress under them.
 */
export const levelKeys = {
  task: taskKey,
  quizCompleted: (level: number) => `level-${level}-quiz-completed`,
  quizScore: (level: number) => `level-${level}-quiz-score`,
  quizTimeSeconds: (level: number) => `level-${level}-quiz-time-seconds`,
};

/** The key of a level's half-answered quiz, or of another draft: a visitor's answers, which have no number, stand below -1. */
export function draftKey(level: number, slot?: DraftSlot): string {
  return `course-kit:level-${level}-${slot ? `task-${Number(slot) || -1}` : 'quiz'}-draft`;
}

/** The key of all certificates of this browser. */
export const CERTIFICATES_KEY = 'course-kit:certificates';

/** The prefix for keys of invalid values that were set aside. */
export const SET_ASIDE = 'course-kit:set-aside:';

/** The key of the account that the progress in this browser belongs to. */
export const OWNER_KEY = 'course-kit:owner';

/**
 * The id of this browser's storage, which distinguishes a cleared storage from one in which another tab has settled
 * changes.
 */
export const STORAGE_ID_KEY = 'course-kit:storage-id';

/** The key of the time, in milliseconds since 1970, at which progress without an account was last deleted. */
export const CLEARED_KEY = 'course-kit:cleared';

const CHANGE_KEY = 'course-kit:change:';
const COPY_KEY = 'course-kit:copy:';

/** The prefix for the keys of an owner's pending changes; null for a visitor. */
export function changeKeyPrefix(owner: string | null): string {
  return `${CHANGE_KEY}${encodeURIComponent(owner ?? '')}:`;
}

/** Whether a key is of a change of a learner, not of a visitor. */
export function isLearnersChange(key: string): boolean {
  return key.startsWith(CHANGE_KEY) && !key.startsWith(changeKeyPrefix(null));
}

/** The key of a change that the storage has not confirmed yet. */
export function changeKey(owner: string | null, id: string): string {
  return changeKeyPrefix(owner) + id;
}

/** The key of a learner's copy while another learner uses the browser. */
export function parkedKey(owner: string): string {
  return COPY_KEY + owner;
}

/** The stored form of `true`. */
export const YES = 'true';

const PROGRESS_KEY = /^level-(?<level>\d+)-(?:task-(?<task>\d+)|quiz-(?<quiz>completed|score|time-seconds))$/;

/** A fact about a level, in one key and its value. */
export type StoredFact =
  | { readonly kind: 'task'; readonly level: number; readonly task: number }
  | { readonly kind: 'completed'; readonly level: number }
  | { readonly kind: 'score' | 'time-seconds'; readonly level: number; readonly amount: number };

/** Whether a key has the form of a progress key; its numbers may still be impossible. */
export function isProgressKey(key: string): boolean {
  return PROGRESS_KEY.test(key);
}

/** Whether the value of a key affects the progress that is shown, or is put away for later. */
export function isShown(key: string): boolean {
  return isProgressKey(key) || key === OWNER_KEY || key.startsWith(CHANGE_KEY) || key.startsWith(COPY_KEY);
}

/** The fact in a progress key and its value, or null if it is invalid. */
export function parseFact(key: string, value: string): StoredFact | null {
  const { level: levelText = '', task: taskText, quiz } = PROGRESS_KEY.exec(key)?.groups ?? {};
  const level = parseAmount(levelText);
  if (!isPosition(level)) return null;
  if (taskText !== undefined) {
    const task = parseAmount(taskText);
    return isPosition(task) && value === YES ? { kind: 'task', level, task } : null;
  }
  if (quiz === 'completed') return value === YES ? { kind: 'completed', level } : null;
  const amount = parseAmount(value);
  if (quiz === 'score') return isScore(amount) ? { kind: 'score', level, amount } : null;
  return isDuration(amount) ? { kind: 'time-seconds', level, amount } : null;
}

/** A number in the exact form in which it is written, so that `070` and ` 70` are invalid. */
function parseAmount(text: string): number | null {
  const amount = Number(text);
  return String(amount) === text ? amount : null;
}
