import { useMemo, useState } from 'react';
import type { Task } from '../../model/course.js';
import type { WatchStep } from './lesson-film.js';

/** A step that somebody asked to see; another object each time. */
export interface Watched {
  readonly step: number;
}

/** The steps that a lesson's video shows, and the one that was asked for last. */
export function useFilm({ video, chapters }: Task) {
  const [watched, setWatched] = useState<Watched>();
  const film = useMemo(() => {
    if (video === undefined || !chapters) return null;
    const watch: WatchStep = (step) => setWatched({ step });
    return { steps: new Set(chapters.map(({ step }) => step)), watch };
  }, [video, chapters]);
  return { film, watched };
}
