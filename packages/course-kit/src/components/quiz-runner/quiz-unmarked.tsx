import { ArrowLeft } from 'lucide';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { UnmarkedQuiz } from '../../state/use-quiz.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { useText } from '../../feature/use-text.js';
import { quizUnmarkedMessages } from './quiz-unmarked.messages.js';

const MINUTE = 60_000;

/** What has become of answers that are handed in and not marked yet. */
export function QuizUnmarked({
  unmarked: { reason: given, waitMilliseconds, handInAgain },
  level,
  rank,
  onRetake,
}: {
  readonly unmarked: UnmarkedQuiz;
  /** Where the level's page is; null where the host has none. */
  readonly level: string | null;
  readonly rank: number;
  readonly onRetake: () => void;
}) {
  const { messages, locale } = useFeatureTexts('quizUnmarked');
  const text = useText(quizUnmarkedMessages, messages, locale);
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  // Nothing is on its way there.
  const reason = given === 'marking' && !isOnline ? 'waiting' : given;
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = async () => {
    setBusy(true);
    await handInAgain();
    setBusy(false);
  };
  return (
    <div className="ck-results" data-unmarked={reason}>
      <div className="ck-results-summary">
        <Heading rank={rank} ref={heading} tabIndex={-1} className="ck-results-title">
          {text(`${reason}.title`)}
        </Heading>
        <p>{text(reason === 'waiting' && isOnline ? 'unanswered' : `${reason}.description`)}</p>
        {reason === 'limited' && waitMilliseconds !== undefined && (
          <p className="ck-note" data-kind="warning">
            {text('wait', { count: Math.max(1, Math.ceil(waitMilliseconds / MINUTE)) })}
          </p>
        )}
        <div className="ck-results-actions">
          {reason === 'redrawn' && (
            <button type="button" className="ck-button" data-variant="primary" onClick={onRetake}>
              {text('showOthers')}
            </button>
          )}
          {reason !== 'refused' && reason !== 'redrawn' && reason !== 'marking' && (
            <button
              type="button"
              className="ck-button"
              // A waiting test is sent without a press, so the button is not the primary one.
              data-variant={reason === 'waiting' ? undefined : 'primary'}
              disabled={isBusy}
              onClick={() => void again()}
            >
              {text(isBusy ? 'handingIn' : 'handInAgain')}
            </button>
          )}
          {level !== null && (
            <Link className="ck-button" href={level}>
              <Icon of={ArrowLeft} flips />
              {text('back')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
