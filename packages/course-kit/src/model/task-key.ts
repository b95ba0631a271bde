/** The key a completed task is recorded under: `level-{level}-task-{task}` (specification, section 3). */
export function taskKey(level: number, task: number): string {
  return `level-${level}-task-${task}`;
}

/** The id of a task in its course: `task-{level}-{task}` (specification, section 2). */
export function taskId(level: number, task: number): string {
  return `task-${level}-${task}`;
}

/**
 * The task's number within its level, from any form that was ever recorded:
 * `3`, `"3"`, `task-1-3` or `level-1-task-3`. Null for anything else, and for another level's task.
 */
export function taskNumber(level: number, recorded: unknown): number | null {
  const text = typeof recorded === 'number' ? String(recorded) : recorded;
  if (typeof text !== 'string') return null;
  const match = /^(?:(?:task-(?<shortLevel>\d+)-|level-(?<longLevel>\d+)-task-))?(?<task>\d+)$/.exec(
    text.trim(),
  );
  if (!match?.groups?.task) return null;
  const named = match.groups.shortLevel ?? match.groups.longLevel;
  if (named !== undefined && Number(named) !== level) return null;
  const number = Number(match.groups.task);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** The keys of the completed tasks in the recorded order's stead: ascending, without repeats, garbage left out. */
export function normaliseCompletedTasks(level: number, recorded: unknown): string[] {
  if (!Array.isArray(recorded)) return [];
  const numbers = recorded.map((entry) => taskNumber(level, entry)).filter((number) => number !== null);
  return [...new Set(numbers)].sort((a, b) => a - b).map((number) => taskKey(level, number));
}
