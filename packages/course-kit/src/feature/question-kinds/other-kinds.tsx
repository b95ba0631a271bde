import { useEffect } from 'react';
import { useFeatureTexts } from '../use-feature-texts.js';
import { useText } from '../use-text.js';
import type { AskedQuestion } from '../../model/course.js';
import { ofKind } from '../../model/figure.js';
import { questionKinds } from '../../model/question-kinds/other-kinds.js';
import { isAnswered } from '../../model/scoring.js';
import type { KindAnswerProps, KindFieldsProps, KindParts } from './kind-parts.js';
import { fillIn } from './fill-in.js';
import { inOrder } from './in-order.js';
import { pairs } from './pairs.js';
import { questionKindsMessages } from './question-kinds.messages.js';
import { severalOptions } from './several-options.js';

/*
 * The kinds of questions besides the one with one right option, loaded where a quiz has one. With what marks them, so that it is
 * there when answers are handed in without the network.
 */
const parts: Readonly<Record<NonNullable<AskedQuestion['kind']>, KindParts>> = {
  several: severalOptions,
  order: inOrder,
  'fill-in': fillIn,
  pairs,
};

/** The fields of a question. What a browser has kept and is no answer any more, such as an option that is gone, is taken back. */
export default function OtherFields({ answer, ...props }: KindFieldsProps) {
  const { question, place, onAnswer } = props;
  const { messages, locale } = useFeatureTexts('questionKinds');
  const text = useText(questionKindsMessages, messages, locale);
  const { Fields, takesParts } = (question.kind && parts[question.kind]) ?? {};
  const isSound = ofKind(questionKinds, question)?.isAnswer(question, answer);
  const isLost = isAnswered(answer) && !isSound;
  const isPart = takesParts && Array.isArray(answer) && !isLost;
  useEffect(() => {
    if (isLost) onAnswer(place, []);
  }, [isLost, place, onAnswer]);
  return Fields && <Fields {...props} text={text} answer={isSound || isPart ? answer : []} />;
}

/** An answer to a question, in the results. */
export function OtherAnswer(props: KindAnswerProps) {
  const { kind } = props.question;
  const Answer = kind && parts[kind]?.Answer;
  return Answer && <Answer {...props} />;
}
