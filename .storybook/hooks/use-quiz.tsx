import { useQuiz } from '@course-kit/react';
import { course } from './course';

const [level] = course.levels as [(typeof course.levels)[number]];

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
  return (
    <p>
      {level.questions[0]?.question}{' '}
      {level.questions[0]?.options.map((option, index) => (
        <button
          key={option}
          type="button"
          aria-pressed={attempt.answers[0] === index}
          onClick={() => answer(0, index)}
        >
          {option}
        </button>
      ))}{' '}
      <button type="button" disabled={phase.status === 'saving'} onClick={() => void submit()}>
        Submit
      </button>
    </p>
  );
}
