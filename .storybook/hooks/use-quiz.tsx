import { useQuiz } from '@course-kit/react';
import { UNANSWERED, askedQuestions, optionText } from '@course-kit/react/model';
import { pooled } from './course';

const [level] = pooled.levels as [(typeof pooled.levels)[number]];

/** Three of four questions are asked, and later attempts have others, with the options in another order. */
export function Example() {
  const { phase, attempt, answer, submit, retake } = useQuiz(level);
  if (phase.status === 'finished') {
    return (
      <p role="status">
        {phase.outcome.score} %{' '}
        <button type="button" onClick={retake}>
          Again
        </button>
      </p>
    );
  }
  // Where the storage marks, answers may wait for it, and questions for the draw.
  if (phase.status === 'handed-in' || phase.status === 'drawing') return <p role="status">One moment …</p>;
  return (
    <>
      {askedQuestions(level, attempt).map((question, index) => (
        <fieldset key={question.id}>
          <legend>{question.question}</legend>
          {attempt.optionOrder[index]?.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name={`question-${index}`}
                checked={attempt.answers[index] === option}
                onChange={() => answer(index, option)}
              />
              {optionText(question, option)}
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        disabled={phase.status === 'saving' || attempt.answers.includes(UNANSWERED)}
        onClick={submit}
      >
        Submit
      </button>
    </>
  );
}
