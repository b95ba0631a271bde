import { LevelPage, useLevels, useSession } from '@course-kit/react';
import { Link } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor } from '../links.js';
import { KeepPlace } from '../offline/keep-place.js';
import { certificatesMessages } from './certificates.messages.js';
import { useKnownProgress } from './use-known-progress.js';

/** The overview of a level. */
export function levelRoute(level: number) {
  return function LevelRoute() {
    useKnownProgress();
    const hasAccounts = useSession().status !== 'none';
    return (
      <>
        <PassedBefore level={level - 1} />
        <LevelPage className="page" level={level} />
        {import.meta.env.HAS_OFFLINE && <KeepPlace level={level} isTestDrawn={hasAccounts && level > 1} />}
      </>
    );
  };
}

/** For whoever has come here by passing the level before: the way to its certificate. */
function PassedBefore({ level }: { readonly level: number }) {
  const { levels } = useLevels();
  const text = useTexts('certificates', certificatesMessages);
  const isSignedOut = useSession().status === 'signed-out';
  const [before, now] = [level, level + 1].map((number) => levels.find((other) => other.level === number));
  const hasJustCome = before?.isPassed && now?.completedTasks.length === 0 && !now.isPassed;
  if (!hasJustCome || isSignedOut) return null;
  return (
    <p className="passed-before">
      {text('passed', { level })}{' '}
      <Link to={`${linkFor({ kind: 'certificates' })}?level=${level}`}>{text('toMake', { level })}</Link>
    </p>
  );
}
