import { Clock } from 'lucide';
import { useEffect, useState } from 'react';
import { formatTimer } from '../../model/duration.js';
import { Icon } from '../../primitives/icon.js';

/** The time spent, counting up. A screen reader can read it but is not told every second, which the role says. */
export function QuizTimer({
  label,
  elapsedSeconds,
  isRunning,
}: {
  readonly label: string;
  readonly elapsedSeconds: () => number;
  readonly isRunning: boolean;
}) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const update = () => setSeconds(elapsedSeconds());
    update();
    if (!isRunning) return;
    const interval = setInterval(update, 1000);
    return () => clearInterval(interval);
  }, [elapsedSeconds, isRunning]);
  return (
    <p className="ck-quiz-timer" role="timer">
      <Icon of={Clock} />
      <span className="ck-visually-hidden">{label} </span>
      <span className="ck-quiz-time">{formatTimer(seconds)}</span>
    </p>
  );
}
