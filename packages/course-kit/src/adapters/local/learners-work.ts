import { isProgressKey, SET_ASIDE } from './storage-keys.js';

const DRAFT_KEY = /^course-kit:level-.+-draft$/;

/** Whether a key holds progress or a draft, or what was set aside from those. */
export function isLearnersWork(key: string): boolean {
  const original = key.startsWith(SET_ASIDE) ? key.slice(SET_ASIDE.length) : key;
  return isProgressKey(original) || DRAFT_KEY.test(original);
}
