import type { FormEvent } from 'react';
import { formatNumbers } from '../../texts/formats.js';
import type { TextOf } from '../../texts/message-types.js';
import type { AskedQuestion } from '../../model/course.js';
import { unansweredQuestions } from '../../model/quiz-attempt.js';
import type { QuizAnswer } from '../../model/scoring.js';
import { marksOf, type LanguageMarks } from '../../feature/language-marks.js';
import type { Quiz } from '../../state/use-quiz.js';
import { QuestionFields } from './question-fields.js';
import type { quizFormMessages } from './quiz-form.messages.js';

/** The questions and the button that hands the answers in. */
export function QuizForm({
  text,
  marks,
  questions,
  quiz: { phase, attempt, answer, submit },
  locale = 'en-US',
}: {
  readonly text: TextOf<typeof quizFormMessages>;
  readonly marks: LanguageMarks;
  readonly questions: readonly AskedQuestion[];
  readonly quiz: Quiz;
  readonly locale: string | undefined;
}) {
  const missing = unansweredQuestions(attempt);
  const left = missing.length;
  const isSaving = phase.status === 'saving';
  const handIn = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="ck-quiz-form" onSubmit={handIn}>
      {questions.map((question, index) => (
        <QuestionFields
          // The place, so that the focus stays where other questions take the place of these.
          key={index}
          marks={marksOf(marks, question.language)}
          question={question}
          place={index}
          optionOrder={attempt.optionOrder[index] as string[]}
          answer={attempt.answers[index] as QuizAnswer}
          isDisabled={isSaving}
          text={text}
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
