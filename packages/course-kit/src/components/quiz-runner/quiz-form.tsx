import type { FormEvent } from 'react';
import type { Question } from '../../model/course.js';
import { isComplete, unansweredQuestions, type QuizAttempt } from '../../model/quiz-attempt.js';
import { UNANSWERED } from '../../model/scoring.js';
import { QuestionFields } from './question-fields.js';
import type { QuizRunnerText } from './quiz-runner-text.js';

/** The questions and the button that hands the answers in. */
export function QuizForm({
  questions,
  attempt,
  isSaving,
  locale,
  text,
  onAnswer,
  onSubmit,
}: {
  readonly questions: readonly Question[];
  readonly attempt: QuizAttempt;
  readonly isSaving: boolean;
  readonly locale: string;
  readonly text: QuizRunnerText;
  readonly onAnswer: (question: number, option: number) => void;
  readonly onSubmit: () => void;
}) {
  const missing = unansweredQuestions(attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="ck-quiz-form" onSubmit={submit}>
      {questions.map((question, index) => (
        <QuestionFields
          key={question.id}
          question={question}
          number={index + 1}
          optionOrder={attempt.optionOrder[index] ?? []}
          answer={attempt.answers[index] ?? UNANSWERED}
          isDisabled={isSaving}
          label={text('question', { number: index + 1 })}
          onAnswer={(option) => onAnswer(index, option)}
        />
      ))}
      <div className="ck-quiz-submit">
        <button
          type="submit"
          className="ck-button"
          data-variant="primary"
          disabled={isSaving || !isComplete(attempt)}
        >
          {text(isSaving ? 'saving' : 'submit')}
        </button>
        {missing.length > 0 && missing.length < questions.length && (
          <p className="ck-hint">
            {text('missing', {
              count: missing.length,
              numbers: new Intl.ListFormat(locale).format(missing.map(String)),
            })}
          </p>
        )}
      </div>
    </form>
  );
}
