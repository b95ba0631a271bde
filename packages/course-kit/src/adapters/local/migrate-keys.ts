import { courseKey } from '../../model/course-key.js';
import type { CourseOutline } from '../../model/course.js';
import { attempt, type KeyValueStore } from './key-value-store.js';
import { draftKey, levelKeys, STORAGE_ID_KEY, MIGRATED_KEY } from './storage-keys.js';

/** A course, and the storage of keys without a prefix where it may have kept its progress before. */
export interface KeptBefore {
  readonly course: CourseOutline;
  readonly store: KeyValueStore;
}

/**
 * Gives a course what lies under keys without a prefix, where all courses kept their progress once: what fits its levels
 * and tasks, half-answered quizzes included.
 *
 * It happens once in a browser: the first course that finds something of its own gets it, and no other one after that.
 * What the course has by now stays. The old keys stay as well, because a site may keep its progress there on purpose;
 * where a storage with accounts does, nothing is taken.
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
  // All or nothing, and so at once that no other tab comes in between. Where there is no room the next page tries again.
  attempt(() => store.change({ ...entries, [MIGRATED_KEY]: courseKey(course) }, 'storage.takeOver'));
}
