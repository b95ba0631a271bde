import { Icon, useLastTest, useLevels, useNotNowSentence, useSession } from '@course-kit/react';
import { Lock } from 'lucide';
import { useEffect } from 'react';
import { LockedLevel } from './locked-level.js';
import { useLocation } from '../navigation/location.js';
import { Link } from '../navigation/navigate.js';
import { CourseText } from '../language/course-text.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useOutline } from '../language/use-outline.js';
import { useTexts } from '../language/use-texts.js';
import { PageHead } from '../head/page-head.js';
import { linkFor } from '../links.js';
import { rememberWantedPage } from '../wanted-page.js';
import { askedPageOf, type AskedPage } from './asked-page.js';
import { lockedWay, type LockedWay } from './locked-way.js';
import { lockedMessages } from './locked.messages.js';

/** Says why a level is locked and what unlocks it, with links to that. */
export function LockedRoute() {
  const { levels } = useLevels();
  const isSignedOut = useSession().status === 'signed-out';
  const asked = askedPageOf(useLocation().state);
  const text = useTexts('locked', lockedMessages);
  const sentence = useNotNowSentence();
  const way = lockedWay(levels, asked?.level, isSignedOut);
  const { kind, level } = way;
  const { score, minutesLeft } = useLastTest(level);
  const levelPage = linkFor({ kind: 'level', level });
  const address = asked?.address;
  useEffect(() => {
    if (address !== undefined) rememberWantedPage(address);
  }, [address]);

  return (
    <div className="page page-narrow locked">
      <Icon of={Lock} size="2rem" />
      <PageHead title={text('title')}>{text('lead')}</PageHead>
      {asked && !(kind === 'account' && asked.level === level) && (
        <p>
          {kind === 'open' ? text('isOpen', { level }) : sentence({ of: 'not-passed', level: asked.level })}
        </p>
      )}
      {kind === 'account' && <p>{text('comesAlong')}</p>}
      <div className="page-actions">
        <PrimaryWay way={way} asked={asked} />
        {isSignedOut && kind !== 'open' && (
          <Link className="site-button" to={linkFor({ kind: 'sign-in', returnTo: address ?? levelPage })}>
            {text('signIn')}
          </Link>
        )}
      </div>
      {kind === 'test' && score !== null && minutesLeft > 0 && (
        <p>{sentence({ of: 'limited', minutes: minutesLeft })}</p>
      )}
      {kind === 'test' && minutesLeft === 0 && (
        <p>
          {text('known')} <Link to={linkFor({ kind: 'quiz', level })}>{text('knownTest', { level })}</Link>
        </p>
      )}
      {asked && <LockedLevel level={asked.level} />}
      <blockquote>{text('quote')}</blockquote>
      <div className="page-actions">
        <Link className="site-button" to={linkFor({ kind: 'home' })}>
          {text('overview')}
        </Link>
        <Link className="site-button" to={linkFor({ kind: 'dashboard' })}>
          {text('dashboard')}
        </Link>
      </div>
    </div>
  );
}

/** The main link, which never leads back to this page. */
function PrimaryWay({
  way: { kind, level },
  asked,
}: {
  readonly way: LockedWay;
  readonly asked: AskedPage | undefined;
}) {
  const text = useTexts('locked', lockedMessages);
  const toPass = useOutline().levels.find((other) => other.level === level);
  const levelPage = linkFor({ kind: 'level', level });
  // A page of a later level would redirect back here.
  const page = asked?.level === level ? asked.address : levelPage;
  const to = { open: page, account: linkFor({ kind: 'sign-up', returnTo: page }), test: levelPage }[kind];
  return (
    <Link className="site-button" data-variant="primary" to={to}>
      {kind === 'test' ? (
        <span>
          <TextAround text={text('required', { level, title: ELEMENT })}>
            <CourseText of={toPass}>{toPass?.title}</CourseText>
          </TextAround>
        </span>
      ) : (
        text(kind === 'open' ? 'goOn' : 'account', { level })
      )}
    </Link>
  );
}
