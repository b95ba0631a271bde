import type { DraftStore } from '../../ports/draft-store.js';
import type { KeyValueStore } from './key-value-store.js';
import { draftKey } from './storage-keys.js';

/** Half-answered quizzes and half-done lessons in the browser's storage, as JSON. */
export function createLocalDrafts(store: Pick<KeyValueStore, 'read' | 'change' | 'setAside'>): DraftStore {
  return {
    read(level, slot) {
      const key = draftKey(level, slot);
      const text = store.read(key);
      if (text === null) return null;
      try {
        return JSON.parse(text);
      } catch {
        store.setAside(key, text);
        return null;
      }
    },
    write(level, draft, slot) {
      try {
        store.change({ [draftKey(level, slot)]: JSON.stringify(draft) ?? null }, 'drafts.write');
      } catch {
        // No room, or not JSON: a draft that cannot be kept is lost, and the learner goes on.
      }
    },
    clear(level, slot) {
      store.change({ [draftKey(level, slot)]: null }, 'drafts.clear');
    },
  };
}
