import { ExternalLink } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { Task } from '../../model/course.js';
import { isSafeHref } from '../../model/safe-href.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { Loaded } from '../../primitives/loaded.js';
import { CourseText, SentenceWith } from '../view/course-text.js';
import { besideVideo, isAllowedMedia } from './media-address.js';
import { playChapter } from './play-chapter.js';
import type { TaskPageText } from './task-page-text.js';
import type { Watched } from './use-film.js';

const NO_HOSTS: readonly string[] = [];

// Only where there is no video.
const loadPlayer = () => import('./task-player.js');

/**
 * The lesson's video. Where it cannot be loaded the lesson plays itself, with no broken player. A `.vtt` file beside it
 * brings captions, and where its chapters are known an `.avif` file the poster. A host that the page does not name is not asked for anything: its video is a link.
 */
export default function TaskVideo({
  src,
  task,
  mediaHosts = NO_HOSTS,
  text,
  canPlay,
  onCanPlay,
  watched,
}: {
  readonly src: string;
  readonly task: Task;
  /** Hosts, besides the page's own, that the video may come from. */
  readonly mediaHosts?: readonly string[] | undefined;
  readonly text: TaskPageText;
  /** Undefined until it is known. */
  readonly canPlay: boolean | undefined;
  readonly onCanPlay: (canPlay: boolean) => void;
  /** The step whose part is to be played. */
  readonly watched?: Watched | undefined;
}) {
  const { title, stepCount, chapters } = task;
  const player = useRef<HTMLVideoElement>(null);
  const [isBegun, setBegun] = useState(false);
  const hasCaptions = canPlay === true && (isBegun || !chapters);
  // The same on a server, which does not know the page's origin; the effect does.
  const isAllowed = isAllowedMedia(src, mediaHosts);
  useEffect(() => {
    const element = player.current;
    if (!isAllowed && !isAllowedMedia(src, NO_HOSTS, location.origin)) {
      // oxlint-disable-next-line no-console -- a page's author has no other place to learn it from.
      console.warn(
        `course-kit: ${src} is not loaded. Videos of other hosts need https and a host in mediaHosts.`,
      );
      onCanPlay(false);
      return;
    }
    // In strict mode React removes the player and inserts it again.
    if (element && !element.hasAttribute('src')) element.src = src;
    // Browsers keep what a player has loaded until it has no source.
    return () => {
      element?.removeAttribute('src');
      element?.load();
    };
  }, [src, isAllowed, onCanPlay]);
  useEffect(() => {
    const chapter = chapters?.find(({ step }) => step === watched?.step);
    return player.current && chapter ? playChapter(player.current, chapter) : undefined;
  }, [chapters, watched]);
  return (
    <>
      <video
        ref={player}
        className="ck-video-player"
        controls
        playsInline
        preload={chapters ? 'none' : 'metadata'}
        poster={chapters && isAllowed ? besideVideo(src, '.avif') : undefined}
        hidden={!canPlay}
        aria-label={text('videoLabel', { title })}
        onLoadedMetadata={() => onCanPlay(true)}
        onError={() => onCanPlay(false)}
        onPlay={() => setBegun(true)}
        src={isAllowed ? src : undefined}
      >
        {/* Chromium keeps a page in memory that had a default track, so it is one only where a video plays; and then it
            is another track, since browsers do not show one that becomes the default later. */}
        <track
          key={hasCaptions ? 'captions' : 'none'}
          kind="captions"
          src={hasCaptions ? besideVideo(src, '.vtt') : undefined}
          default={hasCaptions}
        />
      </video>
      {canPlay === false && stepCount > 0 && <Loaded load={loadPlayer} props={{ task }} />}
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
            text('videoSoon')
          )}
        </p>
      )}
    </>
  );
}
