import { ArrowLeft } from 'lucide';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { UnmarkedQuiz } from '../../state/use-quiz.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { useText } from '../../feature/use-text.js';
import { quizUnmarkedMessages } from './quiz-unmarked.messages.js';
import { useMinutesLeft } from './use-minutes-left.js';

/** What has become of answers that are handed in and not marked yet: why, in a sentence, and what helps. */
export function QuizUnmarked({
  unmarked: { reason: given, waitMilliseconds, handInAgain, signInHref = null },
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
  const reason = reasonShown(given, isOnline);
  const minutes = useMinutesLeft(waitMilliseconds, handInAgain);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = async () => {
    setBusy(true);
    await handInAgain();
    setBusy(false);
  };
  const againText = () => {
    if (isBusy) return text('handingIn');
    return minutes > 0 ? text('wait', { count: minutes }) : text('handInAgain');
  };
  return (
    <div className="ck-results" data-unmarked={given}>
      <div className="ck-results-summary">
        <Heading rank={rank} ref={heading} tabIndex={-1} className="ck-results-title">
          {text(`${reason}.title`)}
        </Heading>
        <p>{text(`${reason}.description`)}</p>
        <div className="ck-results-actions">
          {reason === 'redrawn' && (
            <button type="button" className="ck-button" data-variant="primary" onClick={onRetake}>
              {text('showOthers')}
            </button>
          )}
          {reason === 'signed-out' && signInHref !== null && (
            <Link className="ck-button" data-variant="primary" href={signInHref}>
              {text('signIn')}
            </Link>
          )}
          {isSentAgain(reason) && (
            <button
              type="button"
              className="ck-button"
              disabled={isBusy || minutes > 0}
              onClick={() => void again()}
            >
              {againText()}
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

/** What waits has one of two causes; and where there is no network nothing is on its way. */
function reasonShown(reason: UnmarkedQuiz['reason'], isOnline: boolean) {
  if (reason === 'waiting') return isOnline ? 'unanswered' : 'waiting';
  return reason === 'marking' && !isOnline ? 'waiting' : reason;
}

function isSentAgain(reason: ReturnType<typeof reasonShown>): boolean {
  return reason === 'waiting' || reason === 'unanswered' || reason === 'limited';
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
