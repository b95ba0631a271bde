import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.js';
import { PageHead } from '../head/page-head.js';
import { authMessages } from './auth.messages.js';
import { WhyAccount } from './why-account.js';

/** The screen as a flow: the form is its first node. */
export function AuthFrame({
  title,
  lead,
  note,
  flowTitle,
  children,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  /** A message about the link that led here. */
  readonly note?: string | undefined;
  /** The heading above the nodes beside the form. @default why there are accounts */
  readonly flowTitle?: string;
  readonly children: ReactNode;
}) {
  const text = useTexts('auth', authMessages);
  return (
    <div className="auth">
      <div className="auth-inner">
        <div className="auth-card">
          <PageHead title={title}>{lead}</PageHead>
          {note !== undefined && <p className="auth-note">{note}</p>}
          {children}
        </div>
        <WhyAccount title={flowTitle ?? text('whyTitle')} />
      </div>
    </div>
  );
}
