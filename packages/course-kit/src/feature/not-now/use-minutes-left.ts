import { useEffect, useRef, useState } from 'react';

const MINUTE = 60_000;
/** A time in minutes, begun ones included. */
const minutesOf = (milliseconds: number) => Math.ceil(milliseconds / MINUTE);

const nothing = () => {};

/** A laptop may sleep meanwhile, so the time is looked at more often than it changes. */
const LOOK_MILLISECONDS = 5000;

/** How many minutes of a wait are left, begun ones included; calls back once it is over. @returns 0 where there is none */
export function useMinutesLeft(
  waitMilliseconds: number | undefined,
  onOver: () => unknown = nothing,
): number {
  const [left, setLeft] = useState(waitMilliseconds ?? 0);
  const over = useRef(onOver);
  useEffect(() => void (over.current = onOver));
  useEffect(() => {
    setLeft(waitMilliseconds ?? 0);
    if (waitMilliseconds === undefined) return undefined;
    const end = Date.now() + waitMilliseconds;
    const timer = setInterval(() => {
      const now = Math.max(0, end - Date.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    }, LOOK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [waitMilliseconds]);
  return minutesOf(left);
}
