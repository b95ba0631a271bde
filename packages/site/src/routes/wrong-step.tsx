import './wrong-step.css';
import type { MouseEvent } from 'react';
import { useTexts } from '../language/use-texts.js';
import { wrongStepMessages } from './wrong-step.messages.js';

/** The step whose result the learner has not seen yet, the first of them; the first of all before they have seen any. */
function stepAtHand(lesson: Element | null): number {
  const steps = [...(lesson?.querySelectorAll('.ck-step') ?? [])];
  return (
    Math.max(
      0,
      steps.findIndex((step) => !step.querySelector(':checked')),
    ) + 1
  );
}

/** A quiet way to say that a step is wrong: at first it is about the one that the learner is at. */
export function WrongStep({ hrefOf }: { readonly hrefOf: (step: number) => string }) {
  const text = useTexts('wrongStep', wrongStepMessages);
  const name = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.href = hrefOf(stepAtHand(link.closest('article')));
  };
  return (
    <p className="wrong-step">
      <a href={hrefOf(1)} target="_blank" rel="noreferrer" onClick={name} onAuxClick={name}>
        {text('wrong')}
      </a>
    </p>
  );
}
