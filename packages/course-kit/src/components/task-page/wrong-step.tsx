import { createContext, useContext } from 'react';
import { Link } from '../../primitives/link.js';
import { PageText } from '../../feature/course-text.js';
import { TaskPageTexts } from './task-page-text.js';

/** Where learners say that a step is wrong; undefined where nobody is to be told. */
export const WrongStepHref = createContext<((step: number) => string) | undefined>(undefined);

/** Leads from a step to where learners say that it is wrong. */
export function WrongStepLink({ step, title }: { readonly step: number; readonly title: string }) {
  const hrefOf = useContext(WrongStepHref);
  const text = useContext(TaskPageTexts);
  if (!hrefOf) return null;
  return (
    <PageText className="ck-wrong-step">
      <Link
        className="ck-link"
        href={hrefOf(step)}
        target="_blank"
        rel="noreferrer"
        aria-label={text('wrongStepLabel', { title })}
      >
        {text('wrongStep')}
      </Link>
    </PageText>
  );
}
