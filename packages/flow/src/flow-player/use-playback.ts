import { watchSight } from '@course-kit/react/feature';
import { useEffect, useState, type RefObject } from 'react';

/** How far something is played, and what changes that. */
export interface Playback {
  /** From 1; 0 before the first one. */
  readonly step: number;
  readonly isPlaying: boolean;
  /** Goes on from here, and from the first step at the end. */
  readonly play: () => void;
  readonly pause: () => void;
  /** Shows a step and stays there. */
  readonly goTo: (step: number) => void;
}

/**
 * Plays steps one after the other, each for its time. Nothing starts by itself; it stops when nobody can see it.
 *
 * @param seconds - how long each step is shown.
 */
export function usePlayback(seconds: readonly number[], player: RefObject<HTMLElement | null>): Playback {
  const [step, setStep] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const last = seconds.length;
  const time = seconds[step - 1] ?? 0;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setPlaying(false)), time * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, last, step, time]);

  useEffect(() => {
    if (!isPlaying || !player.current) return undefined;
    const follow = (isSeen = false) => {
      if (!isSeen) setPlaying(false);
    };
    const whenHidden = () => follow(!document.hidden);
    const stop = watchSight([player.current], (entries) => follow(entries.at(-1)?.isIntersecting));
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      stop?.();
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [isPlaying, player]);

  return {
    step,
    isPlaying,
    play: () => {
      if (step === 0 || step === last) setStep(1);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    goTo: (to) => {
      setStep(to);
      setPlaying(false);
    },
  };
}
