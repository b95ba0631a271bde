import './wrong-step.css';
import { PageText } from '@course-kit/react/feature';
import { useTexts } from '../language/use-texts.js';
import { wrongStepMessages } from './wrong-step.messages.js';

/** A quiet way from a step to where learners say that it is wrong. */
export function WrongStep({ href, title }: { readonly href: string; readonly title: string }) {
  const text = useTexts('wrongStep', wrongStepMessages);
  return (
    <PageText className="wrong-step">
      <a href={href} target="_blank" rel="noreferrer" aria-label={`${text('wrong')}: ${title}`}>
        {text('wrong')}
      </a>
    </PageText>
  );
}
