'use client';

import { Lock } from 'lucide';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { withRef } from '../../primitives/with-ref.js';
import { NotNowAction, NotNowSentence } from '../../feature/not-now/not-now.js';
import { useText } from '../../feature/use-text.js';
import type { HeadedProps, ViewProps } from '../../feature/view-props.js';
import { unlockGateMessages, type UnlockGateMessages } from './unlock-gate.messages.js';

/** What a closed gate shows. */
export interface UnlockGateViewProps extends ViewProps<UnlockGateMessages>, HeadedProps {
  /** The locked level. @default the one after it */
  readonly level?: number | undefined;
  /** The level that must be passed first. */
  readonly requiredLevel: number;
  /** Where that level is; null for no link. */
  readonly href: string | null;
}

/** Shown instead of locked content, with a link to what unlocks it. */
export const UnlockGateView = withRef(function UnlockGateView({
  requiredLevel,
  level = requiredLevel + 1,
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
      <p>
        <NotNowSentence of="not-passed" level={level} />
      </p>
      <NotNowAction of="not-passed" required={requiredLevel} href={href} />
    </section>
  );
});
