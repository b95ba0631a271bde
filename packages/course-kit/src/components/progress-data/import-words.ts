import type { TextOf } from '../../texts/message-types.js';
import type { progressImportMessages } from './progress-import.messages.js';

type Counted = 'levels' | 'tasks' | 'results' | 'certificates';

/** How many there are of each kind, as the locale lists them, such as `2 tasks and 1 certificate`; empty for none at all. */
export function listed(
  text: TextOf<typeof progressImportMessages>,
  locale: string | undefined,
  counts: Partial<Readonly<Record<Counted, number>>>,
): string {
  const words = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => text(kind as Counted, { count }));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}
