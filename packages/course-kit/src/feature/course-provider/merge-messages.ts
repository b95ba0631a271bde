import type { MessageOverrides } from '../../messages/course-messages.js';
import type { TextsByFeature } from '../../texts/message-types.js';

/** Texts in place of others, one by one; the others stay. */
export function mergeMessages(
  others: TextsByFeature | undefined,
  own: MessageOverrides | undefined,
): MessageOverrides {
  const merged: Record<string, object | undefined> = { ...others };
  for (const [feature, texts] of Object.entries({ ...own }))
    merged[feature] = { ...merged[feature], ...texts };
  return merged;
}
