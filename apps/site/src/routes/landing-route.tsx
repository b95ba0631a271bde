import { outline, tool } from '@course-kit/content/outline';
import { useLevels, useNextLevel, useSession } from 'course-kit';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { CourseFlow } from '../landing/course-flow.js';
import { GetStarted } from '../landing/get-started.js';
import { LevelsCarousel } from '../landing/levels-carousel.js';
import { Overview } from '../landing/overview.js';
import { linkFor, paths } from '../links.js';
import { Icon } from '../layout/icon.js';

/** The landing page: what the course is, its levels and where to begin. */
export function LandingRoute() {
  const { levels } = useLevels();
  const topicCount = outline.levels.reduce((sum, level) => sum + level.topics.length, 0);
  const callToAction = useCallToAction();
  return (
    <>
      <section className="hero">
        <div className="hero-inner">
          <h1 data-page-title tabIndex={-1}>
            Learn {tool.name} by building it, one flow at a time
          </h1>
          <p className="hero-lead">
            Five levels take you from your first chat flow to running {tool.name} for a whole organisation.
            Each ends with a short test and a certificate.
          </p>
          <div className="hero-actions">
            <Link className="site-button" data-variant="primary" to={callToAction.to}>
              {callToAction.label}
              <Icon of={ArrowRight} />
            </Link>
            <Link className="site-button" to={`#${paths.anchors.levels}`}>
              See the levels
            </Link>
          </div>
          <ul className="hero-claims">
            <li>
              <strong>{outline.levels.length}</strong> skill levels
            </li>
            <li>
              <strong>{topicCount}+</strong> topics
            </li>
            <li>Hands-on projects</li>
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

/** Where the learner goes next (specification, section 2, landing page). */
function useCallToAction(): { readonly to: string; readonly label: string } {
  const level = useNextLevel();
  const isSignedOut = useSession().status === 'signed-out';
  const first = linkFor({ kind: 'level', level: 1 });
  if (isSignedOut)
    return { to: `${paths.auth}?redirect=${encodeURIComponent(first)}`, label: 'Begin Level 1' };
  // Not known yet, or it could not be read.
  if (level === undefined) return { to: first, label: 'Begin Level 1' };
  if (level === null) return { to: linkFor({ kind: 'certificates' }), label: 'View Certificate' };
  return { to: linkFor({ kind: 'level', level }), label: `Begin Level ${level}` };
}
