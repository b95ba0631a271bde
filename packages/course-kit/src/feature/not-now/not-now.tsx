'use client';

import { notNow, type NotNow, type NotNowFacts } from '../../model/not-now.js';
import { Link } from '../../primitives/link.js';
import { useOnline } from '../../state/use-online.js';
import { useFeatureTexts } from '../use-feature-texts.js';
import { useText } from '../use-text.js';
import { notNowMessages } from './not-now.messages.js';

function useNotNowText() {
  const { messages, locale } = useFeatureTexts('notNow');
  return useText(notNowMessages, messages, locale);
}

/** Why something is not now, as the network comes and goes; undefined where nothing is in the way. */
export function useNotNow(facts: Omit<NotNowFacts, 'isOnline'>): ReturnType<typeof notNow> {
  return notNow({ ...facts, isOnline: useOnline() });
}

/** What is told of why something is not now. */
export interface NotNowSentenceProps {
  /** Why it is not. */
  readonly of: NotNow;
  /** False where the work waits in the page's memory only. @default true */
  readonly isLasting?: boolean | undefined;
  /** Which level is not open. */
  readonly level?: number | undefined;
  /** Which level opens it. @default the one before */
  readonly required?: number | undefined;
  /** How many minutes to wait for another attempt, where no answers wait for it. @default answers do */
  readonly minutes?: number | undefined;
}

/** Makes the one sentence on why something is not now, the same wherever it is told. */
export function useNotNowSentence(): (told: NotNowSentenceProps) => string {
  const text = useNotNowText();
  return ({ of, isLasting = true, level = 1, required = level - 1, minutes }) => {
    if (of === 'not-passed') return text(of, { level, required });
    if (of === 'limited' && minutes !== undefined) return text('nextAttempt', { count: minutes });
    if (isLasting || of === 'limited') return text(of);
    return text(of === 'signed-out' ? 'signedOutInPage' : 'waitingInPage');
  };
}

/** That sentence. */
export function NotNowSentence(told: NotNowSentenceProps): string {
  return useNotNowSentence()(told);
}

/** What is done about it. */
export interface NotNowActionProps {
  /** Why it is not now. */
  readonly of: NotNow;
  /** Where the learner signs in, or the level that opens this one; null for no link. @default none */
  readonly href?: string | null | undefined;
  /** The level that opens this one. */
  readonly required?: number | undefined;
  /** How many minutes to wait until there is another attempt, where they are used up. @default none */
  readonly minutes?: number | undefined;
  /** What the button says while it is busy. @default it is not */
  readonly busy?: string | undefined;
  /** Sends what waits; called for a link, too. @default there is no button */
  readonly onAct?: (() => void) | undefined;
  /** @default 'ck-button' */
  readonly className?: string;
}

/** The one action that helps, the same wherever it is told. */
export function NotNowAction({
  of,
  href = null,
  required = 1,
  minutes = 0,
  busy,
  onAct,
  className = 'ck-button',
}: NotNowActionProps) {
  const text = useNotNowText();
  if (of === 'signed-out' || of === 'not-passed')
    return (
      href !== null && (
        <Link className={className} data-variant="primary" href={href} onClick={onAct}>
          {of === 'signed-out' ? text('signIn') : text('toLevel', { level: required })}
        </Link>
      )
    );
  if (!onAct) return null;
  const wait = of === 'limited' ? minutes : 0;
  return (
    <button type="button" className={className} disabled={busy !== undefined || wait > 0} onClick={onAct}>
      {busy ?? (wait > 0 ? text('wait', { count: wait }) : text('tryNow'))}
    </button>
  );
}
