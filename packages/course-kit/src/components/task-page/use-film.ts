import { useMemo, useState } from 'react';
import type { Task } from '../../model/course.js';

/** A step that somebody asked to see, 0 for all; another object each time. */
export interface Watched {
  readonly step: number;
}

/** The parts of a lesson's video, null where none are known, and the step that was asked for last. */
export function useFilm({ video, chapters }: Task) {
  const [watched, watch] = useState<Watched>();
  const film = useMemo(() => (video && chapters ? { chapters, watch } : null), [video, chapters]);
  return { film, watched };
}
