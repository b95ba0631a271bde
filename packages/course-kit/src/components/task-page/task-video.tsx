import { ExternalLink } from 'lucide';
import { useEffect, useState } from 'react';
import type { Task } from '../../model/course.js';
import { isSafeHref } from '../../model/safe-href.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { Loaded } from '../../primitives/loaded.js';
import type { FigureKind } from '../../state/figure-kind.js';
import { CourseText, SentenceWith } from '../../feature/course-text.js';
import { isAllowedMedia, NO_HOSTS } from './media-address.js';
import type { TaskPageText } from './task-page-text.js';
import type { Watched } from './use-film.js';
import { VideoPlayer } from './video-player.js';

/**
 * The lesson's video. Where it cannot be loaded the lesson plays itself, with no broken player; one that is known to be
 * there says so, and comes back with the network or when a step of it is asked for. A `.vtt` file beside it
 * brings captions, and where its chapters are known an `.avif` file the poster. A host that the page does not name is not asked for anything: its video is a link.
 */
export default function TaskVideo({
  src,
  task,
  mediaHosts = NO_HOSTS,
  loadPlayer,
  text,
  canPlay,
  onCanPlay,
  watched,
}: {
  readonly src: string;
  readonly task: Task;
  /** Hosts, besides the page's own, that the video may come from. */
  readonly mediaHosts?: readonly string[] | undefined;
  /** What plays the lesson where there is no video. */
  readonly loadPlayer: FigureKind['loadPlayer'];
  readonly text: TaskPageText;
  /** Undefined until it is known. */
  readonly canPlay: boolean | undefined;
  readonly onCanPlay: (canPlay: boolean) => void;
  /** The step whose part is to be played. */
  readonly watched?: Watched | undefined;
}) {
  const { title, stepCount, chapters } = task;
  // A player that has failed does not load again in every browser: another takes its place.
  const [attempt, setAttempt] = useState(0);
  const [lost, setLost] = useState<Watched>();
  // The same on a server, which does not know the page's origin; the player does.
  const isAllowed = isAllowedMedia(src, mediaHosts);
  const hasFailed = canPlay === false && isAllowed && chapters !== undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const tryAgain = () => {
      setAttempt((number) => number + 1);
      onCanPlay(true);
    };
    if (watched !== lost) tryAgain();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed, watched, lost, onCanPlay]);
  return (
    <>
      <VideoPlayer
        key={attempt}
        {...{ src, isAllowed, task, text, canPlay, onCanPlay }}
        // What it could not play is asked for anew.
        watched={hasFailed || watched === lost ? undefined : watched}
        onFailed={() => setLost(watched)}
      />
      {canPlay === false && stepCount > 0 && loadPlayer && <Loaded load={loadPlayer} props={{ task }} />}
      {!canPlay && (
        <p className="ck-video-placeholder">
          {!isAllowed && isSafeHref(src) ? (
            <Link className="ck-link" href={src}>
              <SentenceWith
                sentence={text('videoLabel', { title: '{title}' })}
                parts={{ title: <CourseText>{title}</CourseText> }}
              />
              <Icon of={ExternalLink} />
            </Link>
          ) : (
            text(hasFailed && !navigator.onLine ? 'videoOffline' : 'videoSoon')
          )}
        </p>
      )}
    </>
  );
}
