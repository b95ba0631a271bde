import { ArrowLeft } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { UnmarkedQuiz } from '../../state/use-quiz.js';
import { NotNowAction, NotNowSentence, useNotNow } from '../../feature/not-now/not-now.js';
import { useMinutesLeft } from '../../feature/not-now/use-minutes-left.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { useText } from '../../feature/use-text.js';
import { quizUnmarkedMessages } from './quiz-unmarked.messages.js';

/** What has become of answers that are handed in and not marked yet: why, in a sentence, and what helps. */
export function QuizUnmarked({
  unmarked: { reason, waitMilliseconds, handInAgain, signInHref = null },
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
  const isRefused = reason === 'refused' || reason === 'redrawn';
  const waits = useNotNow({ status: isRefused ? undefined : reason });
  const own = reason as 'marking' | 'refused' | 'redrawn';
  const minutes = useMinutesLeft(waitMilliseconds, handInAgain);
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
          {text(`${waits ?? own}.title`)}
        </Heading>
        <p>{waits ? <NotNowSentence of={waits} /> : text(`${own}.description`)}</p>
        <div className="ck-results-actions">
          {reason === 'redrawn' && (
            <button type="button" className="ck-button" data-variant="primary" onClick={onRetake}>
              {text('showOthers')}
            </button>
          )}
          {waits && (
            <NotNowAction
              of={waits}
              href={signInHref}
              minutes={minutes}
              busy={isBusy ? text('handingIn') : undefined}
              onAct={waits === 'signed-out' ? undefined : () => void again()}
            />
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
