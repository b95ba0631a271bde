/** Whether a number can be a level's or a task's: whole, from 1. */
export function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** Whether a number can be a score, in percent. */
export function isScore(value: unknown): value is number {
  return isDuration(value) && value <= 100;
}

/** Whether a number can be a time, in seconds. */
export function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
