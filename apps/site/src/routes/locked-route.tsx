import { outline } from '@course-kit/content/outline';
import { useLevels } from 'course-kit';
import { firstUnpassedLevel } from 'course-kit/model';
import { Lock } from 'lucide';
import { Link } from 'react-router';
import { PageHead } from '../layout/page-head.js';
import { linkFor } from '../links.js';
import { Icon } from '../layout/icon.js';

/** What stands in the way of a locked level, and the ways from here. */
export function LockedRoute() {
  const { levels } = useLevels();
  const required = outline.levels.find(({ level }) => level === firstUnpassedLevel(levels));
  return (
    <div className="page page-narrow locked">
      <Icon of={Lock} size="2.5rem" />
      <PageHead title="Access Locked">
        It looks like you&apos;re trying to access a course that hasn&apos;t been unlocked yet.
      </PageHead>
      <blockquote>
        “Every flow runs in order: the next node starts when the one before it is done.”
      </blockquote>
      <div className="page-actions">
        {required && (
          <Link
            className="site-button"
            data-variant="primary"
            to={linkFor({ kind: 'level', level: required.level })}
          >
            Go to Level {required.level}: {required.title}
          </Link>
        )}
        <Link className="site-button" to={linkFor({ kind: 'home' })}>
          Back to Overview
        </Link>
        <Link className="site-button" to={linkFor({ kind: 'dashboard' })}>
          Go to Dashboard
        </Link>
      </div>
    </div>
  );
}
