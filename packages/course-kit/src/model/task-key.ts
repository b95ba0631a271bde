/** The key a completed task is recorded under: `level-{level}-task-{task}`. */
export function taskKey(level: number, task: number): string {
  return `level-${level}-task-${task}`;
}

/** The id of a task in its course: `task-{level}-{task}`. */
export function taskId(level: number, task: number): string {
  return `task-${level}-${task}`;
}

/**
 * The task's number within its level, from any form that was ever recorded:
 * `3`, `"3"`, `task-1-3` or `level-1-task-3`. Null for anything else, and for another level's task.
 */
export function taskNumber(level: number, recorded: unknown): number | null {
  if (typeof recorded !== 'number' && typeof recorded !== 'string') return null;
  const [, short, long, digits] = RECORDED.exec(`${recorded}`.trim()) ?? [];
  const named = short ?? long;
  if (named !== undefined && Number(named) !== level) return null;
  const task = Number(digits);
  return Number.isSafeInteger(task) && task > 0 ? task : null;
}

const RECORDED = /^(?:task-(\d+)-|level-(\d+)-task-)?(\d+)$/;

/** The numbers of a level's completed tasks, from any forms that were ever recorded: ascending, each once, nothing else. */
export function taskNumbers(level: number, recorded: readonly unknown[]): number[] {
  const numbers = recorded.map((entry) => taskNumber(level, entry)).filter((task) => task !== null);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The keys of a level's completed tasks, from any forms that were ever recorded: ascending, each once, nothing else. */
export function normaliseCompletedTasks(level: number, recorded: unknown): string[] {
  return Array.isArray(recorded) ? taskNumbers(level, recorded).map((task) => taskKey(level, task)) : [];
}
