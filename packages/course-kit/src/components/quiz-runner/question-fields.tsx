import { optionText } from '../../model/question-ids.js';
import { isAnswered } from '../../model/scoring.js';
import type { TextOf } from '../../texts/message-types.js';
import type { quizFormMessages } from './quiz-form.messages.js';
import { Loaded } from '../../primitives/loaded.js';
import type { KindFieldsProps } from '../../feature/question-kinds/kind-parts.js';
import { useFigureKind } from '../../state/use-figure-kind.js';
import { useOneOptionFields } from '../../feature/question-kinds/one-option-fields.js';
import { WaitingFields } from '../../feature/question-kinds/waiting-fields.js';
import { questionText } from '../../primitives/question-text.js';

const loadOthers = () => import('../../feature/question-kinds/other-kinds.js');

/** One question and the fields of its kind. */
export function QuestionFields({
  isDisabled,
  text,
  ...fields
}: KindFieldsProps & {
  readonly isDisabled: boolean;
  readonly text: TextOf<typeof quizFormMessages>;
}) {
  const { marks, question, place, optionOrder, answer } = fields;
  const oneOption = useOneOptionFields(fields);
  const Question = useFigureKind(question.drawing)?.Question;
  return (
    <fieldset
      className="ck-question"
      disabled={isDisabled}
      data-answered={isAnswered(answer) || undefined}
      {...marks.course}
    >
      <legend className="ck-question-legend">
        <span className="ck-node" aria-hidden="true">
          {place + 1}
        </span>{' '}
        <span>
          <span className="ck-visually-hidden" {...marks.page}>
            {text('question', { number: place + 1 })}{' '}
          </span>
          {questionText(question.question)}
        </span>
      </legend>
      {Question && <Question {...fields} />}
      {question.kind ? (
        <Loaded
          load={loadOthers}
          props={fields}
          fallback={
            <WaitingFields
              kind={question.kind}
              options={optionOrder.map((option) => optionText(question, option) ?? '')}
            />
          }
        />
      ) : (
        oneOption
      )}
    </fieldset>
  );
}
