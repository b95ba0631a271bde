import { memo } from 'react';
import { isAnswered } from '../../model/scoring.js';
import { Loaded } from '../../primitives/loaded.js';
import type { KindFieldsProps } from './question-kinds/kind-parts.js';
import { useOneOptionFields } from './question-kinds/one-option-fields.js';

const loadOthers = () => import('./question-kinds/other-kinds.js');

/** One question and the fields of its kind. Stays as it is while others are answered. */
export const QuestionFields = memo(function QuestionFields({
  isDisabled,
  label,
  ...fields
}: KindFieldsProps & {
  readonly isDisabled: boolean;
  /** Such as `Question 2:`. */
  readonly label: string;
}) {
  const { marks, question, place, answer } = fields;
  // Those of another kind take the place of these, which cannot be chosen then.
  const options = useOneOptionFields(fields);
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
            {label}{' '}
          </span>
          {question.question}
        </span>
      </legend>
      {question.kind ? <Loaded load={loadOthers} props={fields} fallback={options} /> : options}
    </fieldset>
  );
});
