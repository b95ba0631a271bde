import { Check, X } from 'lucide';
import type { MarkedAnswer } from '../../model/mark-quiz.js';
import type { Figure } from '../../model/figure.js';
import type { optionText } from '../../model/question-ids.js';
import type { QuizAnswer } from '../../model/scoring.js';
import { Icon } from '../../primitives/icon.js';
import { Loaded } from '../../primitives/loaded.js';
import { useFigureKind } from '../../state/use-figure-kind.js';
import type { TextOf } from '../../texts/message-types.js';
import type { TextLanguage } from '../../model/text-language.js';
import type { quizRunnerMessages } from './quiz-runner.messages.js';
import { StepToRead, type TeachingStep } from './step-to-read.js';
import { questionText } from '../../primitives/question-text.js';

/** Says what an option of a question is. */
export type OptionText = typeof optionText;

/** Marks for a text of the course, or of a part of it that may be translated. */
export type InCourse = (part: { readonly language?: string }) => TextLanguage | undefined;

const loadOthers = async () => {
  const { OtherAnswer } = await import('../../feature/question-kinds/other-kinds.js');
  return { default: OtherAnswer };
};

/** Whether an answer says why, which after a failure only a right one does. */
export const isExplained = ({ explanation, isCorrect }: MarkedAnswer, isRevealed: boolean): boolean =>
  (isRevealed || isCorrect) && !!explanation;

/** After a failure the right option of a wrong answer stays hidden. */
export function AnswerDetails({
  text,
  optionText,
  marked,
  inCourse,
  isRevealed,
  stepToRead,
}: {
  readonly text: TextOf<typeof quizRunnerMessages>;
  readonly optionText: OptionText;
  readonly marked: MarkedAnswer;
  readonly inCourse: InCourse;
  readonly isRevealed: boolean;
  /** Which step teaches what was answered wrong; null where that is not known. */
  readonly stepToRead: TeachingStep | null;
}) {
  const { question, answer, isCorrect, correctAnswer, explanation } = marked;
  const shown = (given: QuizAnswer) =>
    question.kind ? (
      <div {...inCourse(question)}>
        <Loaded load={loadOthers} props={{ question, answer: given }} />
      </div>
    ) : (
      <span {...inCourse(question)}>{questionText(optionText(question, given))}</span>
    );
  const { figure, places, about } = question.drawing ?? {};
  const Places = useFigureKind(question.drawing)?.Places;
  return (
    <li className="ck-answer" data-correct={isCorrect || undefined}>
      <span className="ck-node" aria-hidden="true">
        <Icon of={isCorrect ? Check : X} />
      </span>
      <div className="ck-answer-body">
        <p className="ck-answer-question">
          <strong className="ck-answer-verdict">{text(isCorrect ? 'correct' : 'incorrect')}</strong>{' '}
          <span {...inCourse(question)}>{questionText(question.question)}</span>
        </p>
        {Places && (
          <Places
            figure={figure as Figure}
            places={places ?? [about as string]}
            // All are drawn, as they were asked; what is told of them is what the words tell.
            outcomes={
              places &&
              question.options.map((option) => {
                if (option === optionText(question, answer)) return isCorrect ? 'right' : 'wrong';
                return isRevealed && option === optionText(question, correctAnswer) ? 'right' : undefined;
              })
            }
          />
        )}
        <div>
          <span className="ck-hint">{text('yourAnswer')}</span> {shown(answer)}
        </div>
        {isRevealed && !isCorrect && correctAnswer !== undefined && (
          <div>
            <span className="ck-hint">{text('rightAnswer')}</span> {shown(correctAnswer)}
          </div>
        )}
        {isExplained(marked, isRevealed) && (
          <p className="ck-note" data-kind="expect">
            <span>
              <strong className="ck-note-label">{text('explanation')}</strong>{' '}
              {/* In the language of the page's questions where that is known, whatever it was marked in. */}
              <span {...inCourse(question.explanation ? question : {})}>
                {questionText(question.explanation ?? explanation)}
              </span>
            </span>
          </p>
        )}
        {stepToRead && <StepToRead {...stepToRead} text={text} inCourse={inCourse} />}
      </div>
    </li>
  );
}
