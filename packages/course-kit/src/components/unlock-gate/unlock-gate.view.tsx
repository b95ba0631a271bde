import { Lock } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { formatMessage } from '../../messages/message.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { unlockGateMessages, type UnlockGateMessages } from './unlock-gate.messages.js';

/** What a closed gate shows. */
export interface UnlockGateViewProps extends HTMLAttributes<HTMLElement> {
  /** The level that must be passed first. */
  readonly requiredLevel: number;
  /** Where that level is; null for no link. */
  readonly href: string | null;
  /** Rank of the heading. @default 2 */
  readonly headingRank?: number;
  /** The texts. @default the specification's wording */
  readonly messages?: UnlockGateMessages;
  /** A BCP 47 tag for numbers and plurals. @default 'en-US' */
  readonly locale?: string;
  /** The root element. In React 18, where a ref is no property, there is none. */
  readonly ref?: Ref<HTMLElement>;
}

/** What stands in place of content that is still locked, with the way to unlock it. */
export function UnlockGateView({
  requiredLevel,
  href,
  headingRank = 2,
  messages = unlockGateMessages,
  locale = 'en-US',
  className,
  ...props
}: UnlockGateViewProps) {
  return (
    <section {...props} className={classNames('ck-root ck-gate', className)} data-state="locked">
      <span className="ck-node" aria-hidden="true">
        <Icon of={Lock} />
      </span>
      <Heading rank={headingRank} className="ck-subtitle">
        {formatMessage(messages.title)}
      </Heading>
      <p>{formatMessage(messages.description)}</p>
      {href !== null && (
        <Link className="ck-button" data-variant="primary" href={href}>
          {formatMessage(messages.required, { level: requiredLevel }, locale)}
        </Link>
      )}
    </section>
  );
}
