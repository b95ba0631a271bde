import { useLayoutEffect, type ComponentProps } from 'react';
import GetStarted from 'virtual:course-site/components/GetStarted';
import HeroText from 'virtual:course-site/components/HeroText';
import Overview from 'virtual:course-site/components/Overview';
import { outline } from '../course.js';
import { HeroActions } from '../landing/hero-actions.js';
import { HeroButtons } from '../landing/hero-buttons.js';
import { HeroTryOut } from '../landing/hero-try-out.js';
import { landingMessages } from '../landing/landing.messages.js';
import { Levels } from '../landing/levels.js';
import { useLater } from '../landing/use-later.js';
import { useLearnersWay } from '../landing/use-learners-way.js';
import { WaysOn } from '../landing/ways-on.js';
import { useTexts } from '../language/use-texts.js';

const load = () => import('../landing/for-returning.js');

/** The landing page: what the course is, its levels and where to begin; for whoever has passed all, what they have. */
export function LandingRoute() {
  const way = useLearnersWay();
  const isReturning = way.next !== undefined || way.accountFor !== undefined;
  const loaded = useLater(load, isReturning);
  const later = isReturning ? loaded : null;
  const isWaiting = way.isUnknown || later === undefined;
  useLayoutEffect(() => {
    // What the script before the first paint has put for as long as progress is not known.
    if (!isWaiting) delete document.documentElement.dataset['finished'];
  }, [isWaiting]);
  if (way.next === null) {
    // Without a heading, which would have the focus for a moment.
    if (later === undefined) return <div className="finished-coming" aria-busy="true" />;
    if (later)
      return (
        <later.Finished
          way={way}
          actions={<HeroButtons way={way} />}
          levels={<Levels way={way} />}
          Ways={WaysOn}
        />
      );
  }
  return <Invitation way={way} isComing={later === undefined} Returning={later?.ReturningActions} />;
}

/** For everybody else. */
function Invitation({ way, ...returning }: ComponentProps<typeof HeroActions>) {
  const topicCount = outline.levels.reduce((sum, level) => sum + level.topics.length, 0);
  const text = useTexts('landing', landingMessages);
  return (
    <>
      <section className="hero">
        <div className="hero-inner">
          <HeroText />
          <HeroActions way={way} {...returning} />
          <ul className="hero-claims">
            <li>
              <strong>{outline.levels.length}</strong> {text('skillLevels', { count: outline.levels.length })}
            </li>
            {topicCount > 0 && (
              <li>
                <strong>{topicCount}+</strong> {text('topics', { count: topicCount })}
              </li>
            )}
            {outline.levels.some(({ project }) => project) && <li>{text('projects')}</li>}
          </ul>
        </div>
        {import.meta.env.HAS_TRY_OUT && <HeroTryOut />}
      </section>
      <Overview />
      <Levels way={way} />
      <GetStarted />
    </>
  );
}
