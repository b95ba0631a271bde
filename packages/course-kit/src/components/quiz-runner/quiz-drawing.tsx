import { useEffect } from 'react';
import { Heading } from '../../primitives/heading.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { useText } from '../../feature/use-text.js';
import { quizUnmarkedMessages } from './quiz-unmarked.messages.js';

/** A later attempt whose questions the storage is drawing, or could not draw. */
export function QuizDrawing({
  hasFailed,
  rank,
  onDraw,
}: {
  readonly hasFailed: boolean;
  readonly rank: number;
  readonly onDraw: () => void;
}) {
  const { messages, locale } = useFeatureTexts('quizUnmarked');
  const text = useText(quizUnmarkedMessages, messages, locale);
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', onDraw);
    return () => removeEventListener('online', onDraw);
  }, [hasFailed, onDraw]);
  if (!hasFailed)
    return (
      <p className="ck-panel ck-empty" role="status">
        {text('drawing')}
      </p>
    );
  return (
    <div className="ck-results" data-unmarked="undrawn" role="alert">
      <div className="ck-results-summary">
        <Heading rank={rank} className="ck-results-title">
          {text('undrawn.title')}
        </Heading>
        <p>{text('undrawn.description')}</p>
        <div className="ck-results-actions">
          <button type="button" className="ck-button" data-variant="primary" onClick={onDraw}>
            {text('drawAgain')}
          </button>
        </div>
      </div>
    </div>
  );
}
