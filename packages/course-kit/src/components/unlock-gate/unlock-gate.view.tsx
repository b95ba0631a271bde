'use client';

import { Lock } from 'lucide';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { withRef } from '../../primitives/with-ref.js';
import { useText } from '../../feature/use-text.js';
import type { HeadedProps, ViewProps } from '../../feature/view-props.js';
import { unlockGateMessages, type UnlockGateMessages } from './unlock-gate.messages.js';

/** What a closed gate shows. */
export interface UnlockGateViewProps extends ViewProps<UnlockGateMessages>, HeadedProps {
  /** The level that must be passed first. */
  readonly requiredLevel: number;
  /** Where that level is; null for no link. */
  readonly href: string | null;
}

/** Shown instead of locked content, with a link to what unlocks it. */
export const UnlockGateView = withRef(function UnlockGateView({
  requiredLevel,
  href,
  headingRank = 2,
  messages,
  locale,
  className,
  ...props
}: UnlockGateViewProps) {
  const text = useText(unlockGateMessages, messages, locale);
  return (
    <section {...props} className={classNames('ck-root ck-gate', className)} data-state="locked">
      <span className="ck-node" aria-hidden="true">
        <Icon of={Lock} />
      </span>
      <Heading rank={headingRank} className="ck-subtitle">
        {text('title')}
      </Heading>
      <p>{text('description')}</p>
      {href !== null && (
        <Link className="ck-button" data-variant="primary" href={href}>
          {text('required', { level: requiredLevel })}
        </Link>
      )}
    </section>
  );
});
