import { courseKey } from '../../model/course-key.js';
import type { CourseOutline } from '../../model/course.js';
import { attempt, type KeyValueStore } from './key-value-store.js';
import { draftKey, levelKeys, STORAGE_ID_KEY, MIGRATED_KEY } from './storage-keys.js';

/** A course, and the storage without a prefix that may have its earlier progress. */
export interface KeptBefore {
  readonly course: CourseOutline;
  readonly store: KeyValueStore;
}

/**
 * Copies to a course what is stored under keys without a prefix, which all courses used once: everything that fits its
 * levels and tasks, including half-answered quizzes.
 *
 * It happens once in a browser: the first course for which something fits gets it, and no other one. Existing progress
 * of the course stays. The old keys stay as well, because a site may use them on purpose; if a storage with accounts
 * does, nothing is copied.
 */
export function migrateKeys({ course, store }: KeptBefore, prefix: string): void {
  if ((store.read(MIGRATED_KEY) ?? store.read(STORAGE_ID_KEY)) !== null) return;
  const entries: Record<string, string | null> = {};
  for (const { level, tasks } of course.levels) {
    const keys = [
      draftKey(level),
      levelKeys.quizScore(level),
      levelKeys.quizTimeSeconds(level),
      levelKeys.quizCompleted(level),
      ...tasks.map((_, index) => levelKeys.task(level, index + 1)),
    ];
    for (const key of keys) {
      const value = store.read(key);
      if (value !== null) entries[prefix + key] = store.read(prefix + key) ?? value;
    }
  }
  if (Object.keys(entries).length === 0) return;
  // All or nothing, and in one step, so that no other tab interferes. Without room the next page tries again.
  attempt(() => store.change({ ...entries, [MIGRATED_KEY]: courseKey(course) }, 'storage.takeOver'));
}
