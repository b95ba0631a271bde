import { useContext, useEffect, useRef, useState } from 'react';
import type { Task } from '../../model/course.js';
import { useCourseLanguage } from '../../feature/language-marks.js';
import { CourseContext } from '../../state/course-context.js';
import { besideVideo } from './beside-video.js';
import { isAllowedMedia, NO_HOSTS } from './media-address.js';
import { playChapter } from './play-chapter.js';
import type { TaskPageText } from './task-page-text.js';
import type { Watched } from './use-film.js';

const WHOLE = { from: 0, to: Infinity };

/** The browser's player; see `TaskVideo`. */
export function VideoPlayer({
  src,
  isAllowed,
  task: { title, chapters },
  text,
  canPlay,
  onCanPlay,
  watched,
  onFailed,
}: {
  readonly src: string;
  /** Whether it may be asked for, as far as a server knows. */
  readonly isAllowed: boolean;
  readonly task: Task;
  readonly text: TaskPageText;
  readonly canPlay: boolean | undefined;
  readonly onCanPlay: (canPlay: boolean) => void;
  readonly watched: Watched | undefined;
  readonly onFailed: () => void;
}) {
  // Captions are in the words that the course was written in, also where a lesson is translated.
  const language = useCourseLanguage();
  const locale = useContext(CourseContext)?.locale;
  const player = useRef<HTMLVideoElement>(null);
  const [isBegun, setBegun] = useState(false);
  const hasCaptions = canPlay === true && (isBegun || !chapters);
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
    const chapter = watched?.step === 0 ? WHOLE : chapters?.find(({ step }) => step === watched?.step);
    return player.current && chapter ? playChapter(player.current, chapter) : undefined;
  }, [chapters, watched]);
  return (
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
      onError={() => {
        onFailed();
        onCanPlay(false);
      }}
      onPlay={() => setBegun(true)}
      // Chromium does not play what it has loaded nothing of when it is pressed beside its controls.
      onClick={({ currentTarget }) => {
        if (currentTarget.readyState === 0 && currentTarget.paused) void currentTarget.play().catch(() => {});
      }}
      src={isAllowed ? src : undefined}
    >
      {/* Chromium keeps a page in memory that had a default track, so it is one only where a video plays; and then it
          is another track, since browsers do not show one that becomes the default later. */}
      <track
        key={hasCaptions ? 'captions' : 'none'}
        kind="captions"
        {...(language !== undefined && {
          srcLang: language,
          label: new Intl.DisplayNames(locale, { type: 'language' }).of(language),
        })}
        src={hasCaptions ? besideVideo(src, '.vtt') : undefined}
        default={hasCaptions}
      />
    </video>
  );
}
