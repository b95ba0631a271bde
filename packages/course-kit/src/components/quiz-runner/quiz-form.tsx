import type { FormEvent } from 'react';
import { formatNumbers } from '../../texts/formats.js';
import type { TextOf } from '../../texts/message-types.js';
import type { AskedQuestion } from '../../model/course.js';
import { unansweredQuestions, type QuizAttempt } from '../../model/quiz-attempt.js';
import type { QuizAnswer } from '../../model/scoring.js';
import type { LanguageMarks } from '../../feature/language-marks.js';
import { QuestionFields } from './question-fields.js';
import type { quizFormMessages } from './quiz-form.messages.js';

/** The questions and the button that hands the answers in. */
export function QuizForm({
  text,
  marks,
  questions,
  attempt,
  isSaving,
  locale = 'en-US',
  onAnswer,
  onSubmit,
}: {
  readonly text: TextOf<typeof quizFormMessages>;
  readonly marks: LanguageMarks;
  readonly questions: readonly AskedQuestion[];
  readonly attempt: QuizAttempt;
  readonly isSaving: boolean;
  readonly locale: string | undefined;
  readonly onAnswer: (question: number, answer: QuizAnswer) => void;
  readonly onSubmit: () => void;
}) {
  const missing = unansweredQuestions(attempt);
  const left = missing.length;
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
          place={index}
          optionOrder={attempt.optionOrder[index] as string[]}
          answer={attempt.answers[index] as QuizAnswer}
          isDisabled={isSaving}
          label={text('question', { number: index + 1 })}
          onAnswer={onAnswer}
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
