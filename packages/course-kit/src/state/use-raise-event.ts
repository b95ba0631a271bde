import { useCallback, useEffect, useRef } from 'react';
import type { Certificate } from '../model/certificate.js';
import { useCourseContext } from './course-context.js';
import type { CertificateMadeEvent } from './course-event.js';
import type { CourseNews } from './raise-event.js';

/** Tells of a lesson whenever another one is on the screen. */
export function useLessonViewed(level: number, task: number): void {
  const raise = useRaiseEvent();
  const told = useRef('');
  useEffect(() => {
    // React's strict mode runs effects twice; that is one view.
    if (told.current === `${level}-${task}`) return;
    told.current = `${level}-${task}`;
    raise({ type: 'lesson-viewed', level, task });
  }, [raise, level, task]);
}

/** Tells that a learner has got their certificate. */
export function useCertificateMade(): (
  certificate: Pick<Certificate, 'id' | 'level'>,
  kind: CertificateMadeEvent['kind'],
) => void {
  const raise = useRaiseEvent();
  return ({ id, level }, kind) => raise({ type: 'certificate-made', level, id, kind });
}

function useRaiseEvent(): (news: CourseNews) => void {
  const { services } = useCourseContext().store;
  return useCallback(
    (news) => {
      if (!services.listener.current) return;
      void import('./raise-event.js').then(({ raiseEvent }) => raiseEvent(services, news));
    },
    [services],
  );
}
