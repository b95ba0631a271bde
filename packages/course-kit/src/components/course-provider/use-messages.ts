import { useContext, useMemo } from 'react';
import { formatMessage, type Message, type MessageValues } from '../../messages/message.js';
import { CourseContext } from '../../state/course-context.js';

/** A feature's texts with the host's own ones in place of the defaults. */
export function useMessages<Defaults extends Readonly<Record<string, Message>>>(
  feature: string,
  defaults: Defaults,
): Defaults {
  const overrides = useContext(CourseContext)?.messages[feature];
  return useMemo(() => ({ ...defaults, ...overrides }), [defaults, overrides]);
}

export { formatMessage };
export type { MessageValues };
