import { Play } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../primitives/icon.js';
import type { TaskPageText } from './task-page-text.js';

/**
 * The lesson's video. While it cannot be loaded its placeholder shows, with no broken player (decisions 5).
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
  return (
    <div className="ck-video" data-playable={canPlay || undefined}>
      <video
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
        <track kind="captions" src={canPlay ? src.replace(/\.\w+$/, '.vtt') : undefined} default />
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
