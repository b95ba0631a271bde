import { useCallback, useEffect, useRef } from 'react';
import type { Certificate } from '../model/certificate.js';
import { useCourseContext } from './course-context.js';
import type { CertificateMadeEvent } from './course-event.js';
import type { UnnamedCourseEvent } from './raise-event.js';

/** Raises an event whenever another lesson is on the screen. */
export function useLessonViewed(level: number, task: number): void {
  const raise = useRaiseEvent();
  const lastViewed = useRef('');
  useEffect(() => {
    // React's strict mode runs effects twice; that is one view.
    if (lastViewed.current === `${level}-${task}`) return;
    lastViewed.current = `${level}-${task}`;
    raise({ type: 'lesson-viewed', level, task });
  }, [raise, level, task]);
}

/** Raises an event when a learner has got their certificate. */
export function useCertificateMade(): (
  certificate: Pick<Certificate, 'id' | 'level'>,
  kind: CertificateMadeEvent['kind'],
) => void {
  const raise = useRaiseEvent();
  return ({ id, level }, kind) => raise({ type: 'certificate-made', level, id, kind });
}

/** Raises an event of the provider's course. */
export function useRaiseEvent(): (event: UnnamedCourseEvent) => void {
  const { services } = useCourseContext().store;
  return useCallback(
    (event) => {
      if (!services.host.current.onEvent) return;
      void import('./raise-event.js').then(({ raiseEvent }) => raiseEvent(services, event));
    },
    [services],
  );
}
