import { Play } from 'lucide';
import { createContext, useContext } from 'react';
import { Icon } from '../../primitives/icon.js';
import { TaskPageTexts } from './task-page-text.js';

/** Plays the part of a lesson's video that shows a step. */
export type WatchStep = (step: number) => void;

/** What plays a step, for those that the video shows; null without one. */
export const StepsOnFilm = createContext<{
  readonly steps: ReadonlySet<number>;
  readonly watch: WatchStep;
} | null>(null);

/** Leads from a step to its part of the video. */
export function WatchStepButton({ step, title }: { readonly step: number; readonly title: string }) {
  const film = useContext(StepsOnFilm);
  const text = useContext(TaskPageTexts);
  if (!film?.steps.has(step)) return null;
  return (
    <button
      type="button"
      className="ck-button ck-watch"
      data-variant="quiet"
      aria-label={text('watchStepLabel', { title })}
      onClick={() => film.watch(step)}
    >
      <Icon of={Play} />
      {text('watchStep')}
    </button>
  );
}
