import { useContext, useState } from 'react';
import type { Task } from '../../model/course.js';
import { ofKind } from '../../model/figure.js';
import { Loaded } from '../../primitives/loaded.js';
import type { FigureKind } from '../../state/figure-kind.js';
import { besideVideo } from './beside-video.js';
import { StepsOnFilm } from './lesson-film.js';
import type { TaskPageText } from './task-page-text.js';
import type { Watched } from './use-film.js';

// A lesson is read before its video is there.
const loadVideo = () => import('./task-video.js');

/** A path on the page's own host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Where a lesson's video is, with the steps that it shows below, and until then the room for it: an element that comes anew has the whole lesson laid out again. */
export function VideoArea(props: {
  readonly src: string;
  readonly task: Task;
  readonly mediaHosts?: readonly string[] | undefined;
  readonly figures: readonly FigureKind[];
  readonly text: TaskPageText;
  readonly watched?: Watched | undefined;
}) {
  const { src, task, text, figures } = props;
  const { loadPlayer } = [ofKind(figures, task.figure), ...figures].find((kind) => kind?.loadPlayer) ?? {};
  const film = useContext(StepsOnFilm);
  // One whose chapters are known is there.
  const [canPlay, setCanPlay] = useState<boolean | undefined>(task.chapters && true);
  return (
    <>
      <div
        className="ck-video"
        data-playable={canPlay || undefined}
        data-stage={(loadPlayer && task.stepCount) || undefined}
      >
        <Loaded
          load={loadVideo}
          props={{ ...props, loadPlayer, canPlay, onCanPlay: setCanPlay }}
          fallback={
            !canPlay ? (
              <p className="ck-video-placeholder">{text('videoSoon')}</p>
            ) : (
              // The largest of a lesson's first screen does not wait for the player, which asks other hosts where it may.
              OWN_PATH.test(src) && (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for keys there is "Watch".
                <img
                  className="ck-video-player"
                  src={besideVideo(src, '.avif')}
                  alt=""
                  // As on the player, which comes in its place.
                  onClick={() => film?.watch({ step: 0 })}
                />
              )
            )
          }
        />
      </div>
      {film && canPlay !== false && (
        <figcaption className="ck-hint">
          {text('videoShows', { count: film.chapters.length, total: task.stepCount })}
        </figcaption>
      )}
    </>
  );
}
