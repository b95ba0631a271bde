import type { RefObject } from 'react';
import { useKeptAnswer } from '../../state/use-kept-answer.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ShownQuestion, StepOptions } from './step-options.js';
import { StepQuestionFieldsView } from './step-question-fields.view.js';

/** Where a question in a step is answered; keeps what the learner had checked last. */
export default function StepQuestionFields({
  level,
  task,
  ...asked
}: ShownQuestion & {
  readonly level: number;
  readonly task: number;
  readonly early: number | undefined;
  readonly before: RefObject<HTMLFormElement | null>;
  readonly checkLabel: string;
  readonly Options: typeof StepOptions;
}) {
  const [kept, keep] = useKeptAnswer(level, task, asked.question.asks);
  return <StepQuestionFieldsView {...useFeatureTexts('stepQuestion')} {...asked} kept={kept} onKeep={keep} />;
}
