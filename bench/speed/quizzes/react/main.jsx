import '@course-kit/react/styles.css';
import { useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { course, level, questions, title } from '../course.js';

/** The markup of the kit's quiz with a state for the answers and nothing else. */
function Quiz() {
  const [answers, setAnswers] = useState(() => questions.map(() => -1));
  const count = answers.filter((answer) => answer >= 0).length;
  const missing = answers.flatMap((answer, index) => (answer < 0 ? [index + 1] : []));
  return (
    <section
      className="ck-root ck-quiz"
      data-phase="answering"
      style={{ '--ck-level-color': course.levels[0].color }}
    >
      <header className="ck-page-head">
        <p className="ck-eyebrow">
          Level {level} · {title}
        </p>
        <h1 className="ck-title" tabIndex={-1} data-page-title>
          Knowledge Test
        </h1>
        <p className="ck-lead">
          Answer all {questions.length} questions. You need {course.passMark}% to pass, and you can retake the
          test.
        </p>
      </header>
      <div className="ck-quiz-status">
        <progress
          className="ck-progress"
          value={count}
          max={questions.length}
          aria-label={`${count} of 5 answered`}
        />
        <span className="ck-hint" aria-hidden="true">
          {count} of {questions.length} answered
        </span>
        <p className="ck-quiz-timer" role="timer" aria-live="off">
          <svg
            className="ck-icon"
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="1em"
            height="1em"
            fill="none"
            stroke="currentColor"
          >
            <circle cx="12" cy="12" r="10" />
            <path d="M12 6v6l4 2" />
          </svg>
          <span className="ck-visually-hidden">Time </span>
          <span className="ck-quiz-time">00:00</span>
        </p>
      </div>
      <form className="ck-quiz-form">
        {questions.map((question, index) => (
          <Question
            key={index}
            number={index + 1}
            question={question}
            answer={answers[index]}
            onAnswer={(answer) => setAnswers((now) => now.with(index, answer))}
          />
        ))}
        <div className="ck-quiz-foot">
          <button type="submit" className="ck-button" data-variant="primary" disabled={missing.length > 0}>
            Submit answers
          </button>
          <p className="ck-hint">Still to answer: question {missing.join(', ')}</p>
        </div>
      </form>
    </section>
  );
}

function Question({ number, question, answer, onAnswer }) {
  const name = useId();
  return (
    <fieldset className="ck-question">
      <legend className="ck-question-legend">
        <span className="ck-node" aria-hidden="true">
          {number}
        </span>
        <span>
          <span className="ck-visually-hidden">Question {number}: </span>
          {question.question}
        </span>
      </legend>
      <div className="ck-options">
        {question.options.map((option, index) => (
          <label key={index} className="ck-option">
            <input
              type="radio"
              className="ck-radio"
              name={name}
              value={index}
              checked={answer === index}
              onChange={() => onAnswer(index)}
            />
            <span className="ck-option-text">{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

createRoot(document.getElementById('root')).render(<Quiz />);
