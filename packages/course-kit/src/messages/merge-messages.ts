import type { MessageOverrides } from './course-messages.js';

/** Texts in place of others, one by one; the others keep. */
export function mergeMessages(
  others: MessageOverrides | undefined,
  own: MessageOverrides | undefined,
): MessageOverrides | undefined {
  if (!others || !own) return own ?? others;
  const merged: Record<string, object | undefined> = { ...others };
  for (const [feature, texts] of Object.entries(own)) merged[feature] = { ...merged[feature], ...texts };
  return merged;
}
