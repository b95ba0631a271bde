import { Check, X } from 'lucide';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { markAnswer } from '../../model/mark-quiz.js';
import { optionIdsOf, optionText } from '../../model/question-ids.js';
import { questionKinds } from '../../model/question-kinds/other-kinds.js';
import { isAnswered, UNANSWERED, type QuizAnswer } from '../../model/scoring.js';
import { useMarks } from '../../feature/course-text.js';
import OtherFields, { OtherAnswer } from '../../feature/question-kinds/other-kinds.js';
import { useText } from '../../feature/use-text.js';
import { Icon } from '../../primitives/icon.js';
import { say } from '../../primitives/say.js';
import type { ShownQuestion, StepOptions } from './step-options.js';
import { stepQuestionMessages, type StepQuestionMessages } from './step-question.messages.js';
import { questionText } from '../../primitives/question-text.js';

/** What the fields of a question in a step take. */
export interface StepQuestionFieldsViewProps extends ShownQuestion {
  /** The place of the option that was chosen before the fields were loaded. @default none */
  readonly early?: number | undefined;
  /** What the fields take the place of, with the option that has the focus. @default nothing */
  readonly before?: RefObject<HTMLFormElement | null> | undefined;
  /** The words of the button that checks. */
  readonly checkLabel: string;
  /** Shows what there is to choose from; the lesson has it already. */
  readonly Options: typeof StepOptions;
  /** The answer that was checked. @default none */
  readonly kept?: QuizAnswer | undefined;
  /** Called with an answer that is checked, and with none where it is taken back. */
  readonly onKeep: (answer: Exclude<QuizAnswer, number> | undefined) => void;
  readonly messages?: Partial<StepQuestionMessages> | undefined;
  readonly locale?: string | undefined;
}

/** The fields of a question in a step, what came of the answer and why, and another try. */
export function StepQuestionFieldsView({
  early = -1,
  before,
  checkLabel,
  Options,
  kept,
  onKeep,
  messages,
  locale,
  ...asked
}: StepQuestionFieldsViewProps) {
  const { asks, place, places } = asked.question;
  // Nothing comes out of an edge or a port that is asked for.
  const isPredicted = place !== 'after' && !places;
  const text = useText(stepQuestionMessages, messages, locale);
  const marks = useMarks();
  const form = useRef<HTMLFormElement>(null);
  const verdict = useId();
  const ids = optionIdsOf(asks);
  const [answer, setAnswer] = useState<QuizAnswer>(ids[early] ?? kept ?? UNANSWERED);
  const { isCorrect, correctAnswer } = markAnswer(asks, answer, questionKinds);
  const words = text(isCorrect ? 'right' : isPredicted ? 'different' : 'wrong');
  // It is still in the page while the fields are rendered for the first time.
  const [focused] = useState(() => focusedIn(before?.current));
  useLayoutEffect(() => {
    // Another choice than the one that was checked takes that back, also when it came early.
    if (kept !== undefined && answer !== kept) onKeep(undefined);
    form.current?.querySelectorAll('input')[focused]?.focus({ preventScroll: true });
    // When the fields come.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const change = (given: QuizAnswer) => {
    setAnswer(given);
    if (kept === undefined) return;
    onKeep(undefined);
    say(form.current, '');
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field asks for nothing more once it is checked.
    if (typeof answer === 'number' || kept !== undefined) return;
    onKeep(answer);
    say(form.current, words);
  };
  const tryAgain = ({ detail }: MouseEvent) => {
    // The second press of a double click was meant for what stood there before.
    if (detail > 1) return;
    change(UNANSWERED);
    form.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  };
  const shown = (given: QuizAnswer) =>
    asks.kind ? (
      <OtherAnswer question={asks} answer={given} />
    ) : (
      <span>{questionText(optionText(asks, given))}</span>
    );
  return (
    // The group around it has the question as its name.
    <form ref={form} role="none" className="ck-step-answer" onSubmit={check}>
      {asks.kind ? (
        <OtherFields
          marks={marks}
          question={asks}
          place={0}
          optionOrder={ids}
          answer={answer}
          onAnswer={(_, given) => change(given)}
        />
      ) : (
        <Options
          {...asked}
          chosen={ids.indexOf(answer as string)}
          onChoose={(place) => change(ids[place] ?? UNANSWERED)}
        />
      )}
      <button
        type={kept === undefined ? 'submit' : 'button'}
        className="ck-button"
        disabled={!isAnswered(answer)}
        onClick={kept === undefined ? undefined : tryAgain}
        aria-describedby={kept === undefined ? undefined : verdict}
        {...marks.page}
      >
        {kept === undefined ? checkLabel : text('again')}
      </button>
      {kept !== undefined && (
        <div className="ck-note" data-kind={isCorrect ? 'expect' : 'tip'}>
          <Icon of={isCorrect ? Check : X} />
          <div className="ck-note-body">
            <p id={verdict}>
              <strong className="ck-note-label" {...marks.page}>
                {words}
              </strong>
            </p>
            {!isCorrect && (
              <>
                <div>
                  <span className="ck-hint" {...marks.page}>
                    {text(isPredicted ? 'expected' : 'yourAnswer')}
                  </span>{' '}
                  {shown(answer)}
                </div>
                <div>
                  <span className="ck-hint" {...marks.page}>
                    {text(isPredicted ? 'comesOut' : 'rightAnswer')}
                  </span>{' '}
                  {correctAnswer !== undefined && shown(correctAnswer)}
                </div>
              </>
            )}
            <p>{questionText(asks.explanation)}</p>
          </div>
        </div>
      )}
    </form>
  );
}

/** The place of the input that has the focus; -1 where none has. */
function focusedIn(form: HTMLFormElement | null | undefined): number {
  const root = form?.getRootNode() as Document | ShadowRoot | undefined;
  return [...(form?.querySelectorAll('input') ?? [])].findIndex((input) => input === root?.activeElement);
}
