import { Icon } from '@course-kit/react/feature';
import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide';
import type { IconNode } from 'lucide';
import type { RefObject } from 'react';
import type { PlayedStep } from './model/played-steps.js';
import type { PlayerText } from './player-text.js';
import type { Playback } from './use-playback.js';

/** Play and pause, step by step, and a scrubber with a tick for each step. */
export function PlayerControls({
  steps,
  playback: { step, isPlaying, play, pause, goTo },
  toggle,
  text,
  onScrubbing,
}: {
  readonly steps: readonly PlayedStep[];
  readonly playback: Playback;
  /** The button that plays and pauses. */
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly text: PlayerText;
  /** The scrubber has the focus, and says itself where it is. */
  readonly onScrubbing: (isScrubbing: boolean) => void;
}) {
  const count = steps.length;
  const title = steps[step - 1]?.title ?? '';
  return (
    <div className="ck-player-controls">
      <Control
        button={toggle}
        name={text(isPlaying ? 'pause' : step === count ? 'again' : step > 0 ? 'play' : 'watch')}
        icon={isPlaying ? Pause : step === count ? RotateCcw : Play}
        onPress={isPlaying ? pause : play}
      />
      <Control
        name={text('previous')}
        icon={SkipBack}
        flips
        isOff={step <= 1}
        onPress={() => goTo(step - 1)}
      />
      <Control
        name={text('next')}
        icon={SkipForward}
        flips
        isOff={step === count}
        onPress={() => goTo(step + 1)}
      />
      <span className="ck-player-count" aria-hidden="true">
        {step > 0 && `${step}/${count}`}
      </span>
      <div className="ck-player-scrubber">
        <span className="ck-player-ticks" aria-hidden="true">
          {[undefined, ...steps].map((one, index) => (
            <span key={one?.title ?? ''} data-played={index <= step || undefined} />
          ))}
        </span>
        <input
          type="range"
          min="0"
          max={count}
          value={step}
          aria-label={text('position')}
          aria-valuetext={step === 0 ? text('start') : text('step', { step, count, title })}
          onChange={({ target }) => goTo(Number(target.value))}
          onFocus={() => onScrubbing(true)}
          onBlur={() => onScrubbing(false)}
        />
      </div>
    </div>
  );
}

/** It keeps the focus where it leads no further. */
function Control({
  button,
  name,
  icon,
  isOff,
  flips,
  onPress,
}: {
  readonly button?: RefObject<HTMLButtonElement | null>;
  readonly name: string;
  readonly icon: IconNode;
  readonly isOff?: boolean;
  /** Its icon points along the text. */
  readonly flips?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      ref={button}
      type="button"
      className="ck-button ck-player-control"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon of={icon} flips={flips} />
    </button>
  );
}
