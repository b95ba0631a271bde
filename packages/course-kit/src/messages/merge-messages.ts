import type { MessageOverrides } from './course-messages.js';

/** Texts in place of others, one by one; the others stay. */
export function mergeMessages(
  others: MessageOverrides | undefined,
  own: MessageOverrides | undefined,
): MessageOverrides {
  const merged: Record<string, object | undefined> = { ...others };
  for (const [feature, texts] of Object.entries({ ...own }))
    merged[feature] = { ...merged[feature], ...texts };
  return merged;
}
