import { outline, tool } from '../course.js';
import { Icon, useLevels, useNextLevel, useSession } from '@course-kit/react';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { CourseFlow } from '../landing/course-flow.js';
import { GetStarted } from '../landing/get-started.js';
import { GoOn } from '../landing/go-on.js';
import { landingMessages } from '../landing/landing.messages.js';
import { LevelsCarousel } from '../landing/levels-carousel.js';
import { Overview } from '../landing/overview.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor, paths } from '../links.js';

/** The landing page: what the course is, its levels and where to begin. */
export function LandingRoute() {
  const { levels, status } = useLevels();
  const level = useNextLevel();
  const isSignedOut = useSession().status === 'signed-out';
  const isUnknown = !isSignedOut && level === undefined && status === 'loading';
  const topicCount = outline.levels.reduce((sum, level) => sum + level.topics.length, 0);
  const text = useTexts('landing', landingMessages);
  const callToAction = useCallToAction(level, isSignedOut);
  return (
    <>
      <section className="hero">
        <div className="hero-inner">
          <h1 data-page-title tabIndex={-1}>
            {text('title', { tool: tool.name })}
          </h1>
          <p className="hero-lead">{text('lead', { tool: tool.name })}</p>
          <div className="hero-actions" data-state={isUnknown ? 'unknown' : undefined}>
            <Link className="site-button" data-variant="primary" to={callToAction.to}>
              {callToAction.label}
              <Icon of={ArrowRight} flips />
            </Link>
            <Link className="site-button" to={`#${paths.anchors.levels}`}>
              {text('seeLevels')}
            </Link>
            <GoOn levels={levels} />
          </div>
          <ul className="hero-claims">
            <li>
              <strong>{outline.levels.length}</strong> {text('skillLevels', { count: outline.levels.length })}
            </li>
            <li>
              <strong>{topicCount}+</strong> {text('topics', { count: topicCount })}
            </li>
            <li>{text('projects')}</li>
          </ul>
        </div>
        <CourseFlow course={outline} levels={levels} />
      </section>
      <Overview />
      <LevelsCarousel course={outline} />
      <GetStarted />
    </>
  );
}

/** The link and label of the main button. */
function useCallToAction(
  level: number | null | undefined,
  isSignedOut: boolean,
): { readonly to: string; readonly label: string } {
  const text = useTexts('landing', landingMessages);
  const first = linkFor({ kind: 'level', level: 1 });
  if (isSignedOut)
    return { to: `${paths.auth}?redirect=${encodeURIComponent(first)}`, label: text('begin', { level: 1 }) };
  // Progress is still loading, or could not be read.
  if (level === undefined) return { to: first, label: text('begin', { level: 1 }) };
  if (level === null) return { to: linkFor({ kind: 'certificates' }), label: text('viewCertificate') };
  return { to: linkFor({ kind: 'level', level }), label: text('begin', { level }) };
}
