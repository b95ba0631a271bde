import { useCallback, useContext, useInsertionEffect, useRef, type FormEvent } from 'react';
import { formatNumbers } from '../../texts/formats.js';
import type { AskedQuestion } from '../../model/course.js';
import { unansweredQuestions, type QuizAttempt } from '../../model/quiz-attempt.js';
import { UNANSWERED, type QuizAnswer } from '../../model/scoring.js';
import type { LanguageMarks } from '../../feature/language-marks.js';
import { QuestionFields } from './question-fields.js';
import { QuizTexts } from './quiz-runner-text.js';

/** The questions and the button that hands the answers in. */
export function QuizForm({
  marks,
  questions,
  attempt,
  isSaving,
  locale = 'en-US',
  onAnswer,
  onSubmit,
}: {
  readonly marks: LanguageMarks;
  readonly questions: readonly AskedQuestion[];
  readonly attempt: QuizAttempt;
  readonly isSaving: boolean;
  readonly locale: string | undefined;
  readonly onAnswer: (question: number, answer: QuizAnswer) => void;
  readonly onSubmit: () => void;
}) {
  const text = useContext(QuizTexts);
  const missing = unansweredQuestions(attempt);
  const left = missing.length;
  // One function for all renders, so that the other questions need not be rendered when one is answered.
  const latest = useRef(onAnswer);
  useInsertionEffect(() => {
    latest.current = onAnswer;
  });
  const answer = useCallback((number: number, given: QuizAnswer) => latest.current(number - 1, given), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="ck-quiz-form" onSubmit={submit}>
      {questions.map((question, index) => (
        <QuestionFields
          // The place, so that the focus stays where other questions take the place of these.
          key={index}
          marks={marks}
          question={question}
          number={index + 1}
          optionOrder={attempt.optionOrder[index] ?? []}
          answer={attempt.answers[index] ?? UNANSWERED}
          isDisabled={isSaving}
          label={text('question', { number: index + 1 })}
          onAnswer={answer}
        />
      ))}
      <div className="ck-quiz-submit">
        <button type="submit" className="ck-button" data-variant="primary" disabled={isSaving || left > 0}>
          {text(isSaving ? 'saving' : 'submit')}
        </button>
        {left > 0 && left < questions.length && (
          <p className="ck-hint">
            {text('missing', {
              count: left,
              numbers: formatNumbers(missing, locale),
            })}
          </p>
        )}
      </div>
    </form>
  );
}
