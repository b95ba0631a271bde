import type { Certificate, Revocation } from './certificate.js';
import type { LevelRecord } from './level-record.js';
import { isDuration, isPosition, isScore } from './possible-numbers.js';
import { normaliseCompletedTasks, taskNumber } from './task-key.js';

/** Whether a value of unknown origin has fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every entry as what it says; null unless all of them say something. */
export function listFrom<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | null,
): readonly Entry[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map(read);
  return entries.includes(null) ? null : (entries as Entry[]);
}

/** A level of an exported file; null where a value is one that no export has. */
export function recordFrom(entry: unknown): LevelRecord | null {
  if (!isObject(entry)) return null;
  const { level, completedTasks, quizCompleted, quizScore, quizTimeSeconds } = entry;
  if (!isPosition(level) || typeof quizCompleted !== 'boolean') return null;
  if (quizScore !== null && !isScore(quizScore)) return null;
  if (quizTimeSeconds !== null && !isDuration(quizTimeSeconds)) return null;
  const keys = listFrom(completedTasks, (task) =>
    isObject(task) && typeof task['key'] === 'string' && taskNumber(level, task['key']) !== null
      ? task['key']
      : null,
  );
  if (!keys) return null;
  return {
    level,
    completedTasks: normaliseCompletedTasks(level, keys),
    quizCompleted,
    quizScore,
    quizTimeSeconds,
  };
}

/** A certificate of an exported file; null where a value is one that no export has. */
export function certificateFrom(entry: unknown): Certificate | null {
  if (!isObject(entry)) return null;
  const { id, userName, level, courseName, score, completionDate, issuedBy, revocation } = entry;
  if (!isText(id) || !isText(userName) || !isText(courseName)) return null;
  if (!isPosition(level) || !isScore(score) || !isText(completionDate) || !isText(issuedBy)) return null;
  // Whatever it says, a certificate with one does not count.
  const revoked = revocation ? { revocation: revocation as Revocation } : {};
  return { id, userName, level, courseName, score, completionDate, issuedBy, ...revoked };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
