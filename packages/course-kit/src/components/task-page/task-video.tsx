import { Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../primitives/icon.js';
import type { TaskPageText } from './task-page-text.js';

/**
 * The lesson's video. While it cannot be loaded its placeholder shows, with no broken player.
 * A `.vtt` file beside it brings captions.
 */
export function TaskVideo({
  src,
  title,
  text,
}: {
  readonly src: string;
  readonly title: string;
  readonly text: TaskPageText;
}) {
  const [canPlay, setCanPlay] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = player.current;
    // In strict mode a player is taken away and put back.
    if (element && !element.hasAttribute('src')) element.src = src;
    // Browsers keep what a player has loaded until it has no source.
    return () => {
      element?.removeAttribute('src');
      element?.load();
    };
  }, [src]);
  return (
    <div className="ck-video" data-playable={canPlay || undefined}>
      <video
        ref={player}
        className="ck-video-player"
        controls
        playsInline
        preload="metadata"
        hidden={!canPlay}
        aria-label={text('videoLabel', { title })}
        onLoadedMetadata={() => setCanPlay(true)}
        onError={() => setCanPlay(false)}
        src={src}
      >
        {/* Chromium keeps a page in memory that had a default track, so it is one only where a video plays. */}
        <track kind="captions" src={canPlay ? src.replace(/\.\w+$/, '.vtt') : undefined} default={canPlay} />
      </video>
      {!canPlay && (
        <p className="ck-video-placeholder">
          <span className="ck-node" aria-hidden="true">
            <Icon of={Play} />
          </span>
          {text('videoSoon')}
        </p>
      )}
    </div>
  );
}
