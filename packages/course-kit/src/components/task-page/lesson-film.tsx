import { createContext, useContext } from 'react';
import type { VideoChapter } from '../../model/course.js';
import { TaskPageTexts } from './task-page-text.js';
import type { Watched } from './use-film.js';

/** What plays the part of a video that shows a step; null without one. */
export const StepsOnFilm = createContext<{
  readonly chapters: readonly VideoChapter[];
  readonly watch: (watched: Watched) => void;
} | null>(null);

/** Leads from a step to its part of the video. */
export function WatchStepButton({ step, title }: { readonly step: number; readonly title: string }) {
  const film = useContext(StepsOnFilm);
  const text = useContext(TaskPageTexts);
  if (!film?.chapters.some((chapter) => chapter.step === step)) return null;
  return (
    <button
      type="button"
      className="ck-button ck-watch"
      data-variant="quiet"
      aria-label={text('watchStepLabel', { title })}
      onClick={() => film.watch({ step })}
    >
      {text('watchStep')}
    </button>
  );
}
