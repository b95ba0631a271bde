import { courseKey } from '../../model/course-key.js';
import type { CourseOutline } from '../../model/course.js';
import type { KeyValueStore } from './key-value-store.js';
import { CERTIFICATES_KEY, draftKey, levelKeys, STORAGE_ID_KEY, TAKEN_OVER_KEY } from './storage-keys.js';

/**
 * Gives a course what lies under keys without a prefix, where all courses kept their progress once: what fits its levels
 * and tasks, half-answered quizzes, and certificates with its name.
 *
 * It happens once in a browser: the first course that finds something of its own gets it, and no other one after that.
 * What the course has by now stays. The old keys stay as well, because a site may keep its progress there on purpose;
 * where a storage with accounts does, nothing is taken.
 *
 * @param store of keys without a prefix.
 */
export function takeOver(course: CourseOutline, prefix: string, store: KeyValueStore): void {
  if ((store.read(TAKEN_OVER_KEY) ?? store.read(STORAGE_ID_KEY)) !== null) return;
  const found = [...entriesOf(course, store)].filter(
    ([key, value]) => value !== null && store.read(prefix + key) === null,
  );
  if (found.length === 0) return;
  const entries = found.map(([key, value]) => [prefix + key, value] as const);
  try {
    // All or nothing, and so at once that no other tab comes in between.
    store.change({ ...Object.fromEntries(entries), [TAKEN_OVER_KEY]: courseKey(course) }, 'storage.takeOver');
  } catch {
    // No room: the next page tries again.
  }
}

/** In an order in which a completed quiz comes after its score. */
function* entriesOf(
  { title, levels }: CourseOutline,
  store: KeyValueStore,
): Generator<[string, string | null]> {
  for (const { level, tasks } of levels) {
    const keys = [
      draftKey(level),
      levelKeys.quizScore(level),
      levelKeys.quizTimeSeconds(level),
      levelKeys.quizCompleted(level),
      ...tasks.map((_, index) => levelKeys.task(level, index + 1)),
    ];
    for (const key of keys) yield [key, store.read(key)];
  }
  yield [CERTIFICATES_KEY, certificatesOf(title, store.read(CERTIFICATES_KEY))];
}

/** The certificates that carry the course's name; null for none. */
function certificatesOf(title: string, text: string | null): string | null {
  try {
    const all = JSON.parse(text ?? '[]') as readonly ({ courseName?: unknown } | null)[];
    const own = all.filter((certificate) => certificate?.courseName === title);
    return own.length > 0 ? JSON.stringify(own) : null;
  } catch {
    return null;
  }
}
