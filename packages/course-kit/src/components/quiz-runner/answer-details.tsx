import { Check, X } from 'lucide';
import type { MarkedAnswer } from '../../model/mark-quiz.js';
import type { optionText } from '../../model/question-ids.js';
import type { QuizAnswer } from '../../model/scoring.js';
import { Icon } from '../../primitives/icon.js';
import { Loaded } from '../../primitives/loaded.js';
import type { TextOf } from '../../texts/message-types.js';
import type { LanguageMarks } from '../../feature/language-marks.js';
import type { quizRunnerMessages } from './quiz-runner.messages.js';

/** Says what an option of a question is. */
export type OptionText = typeof optionText;

const loadOthers = async () => {
  const { OtherAnswer } = await import('../../feature/question-kinds/other-kinds.js');
  return { default: OtherAnswer };
};

/** After a failure the right option of a wrong answer stays hidden. */
export function AnswerDetails({
  text,
  optionText,
  marked: { question, answer, isCorrect, correctAnswer, explanation },
  inCourse,
  isRevealed,
}: {
  readonly text: TextOf<typeof quizRunnerMessages>;
  readonly optionText: OptionText;
  readonly marked: MarkedAnswer;
  /** Marks for texts of the course. */
  readonly inCourse: LanguageMarks['course'];
  readonly isRevealed: boolean;
}) {
  const shown = (given: QuizAnswer) =>
    question.kind ? (
      <div {...inCourse}>
        <Loaded load={loadOthers} props={{ question, answer: given }} />
      </div>
    ) : (
      <span {...inCourse}>{optionText(question, given)}</span>
    );
  return (
    <li className="ck-answer" data-correct={isCorrect || undefined}>
      <span className="ck-node" aria-hidden="true">
        <Icon of={isCorrect ? Check : X} />
      </span>
      <div className="ck-answer-body">
        <p className="ck-answer-question">
          <strong className="ck-answer-verdict">{text(isCorrect ? 'correct' : 'incorrect')}</strong>{' '}
          <span {...inCourse}>{question.question}</span>
        </p>
        <div>
          <span className="ck-hint">{text('yourAnswer')}</span> {shown(answer)}
        </div>
        {isRevealed && !isCorrect && correctAnswer !== undefined && (
          <div>
            <span className="ck-hint">{text('rightAnswer')}</span> {shown(correctAnswer)}
          </div>
        )}
        {(isRevealed || isCorrect) && explanation && (
          <p className="ck-note" data-kind="expect">
            <span>
              <strong className="ck-note-label">{text('explanation')}</strong>{' '}
              <span {...inCourse}>{explanation}</span>
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
