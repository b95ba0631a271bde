import { useSession } from 'course-kit';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../layout/page-head.js';
import { linkFor } from '../links.js';
import { safeRedirect } from '../safe-redirect.js';

/** Where learners sign in. Without accounts it says so and leads on. */
export function AuthRoute() {
  const [query] = useSearchParams();
  const target = safeRedirect(query.get('redirect'), window.location.origin);
  const hasAccounts = useSession().status !== 'none';
  if (hasAccounts) return null;
  return (
    <div className="page page-narrow">
      <PageHead title="No account needed">
        This site keeps your progress in this browser, so there is nothing to sign in to. Another browser or
        device starts from the beginning.
      </PageHead>
      <div className="page-actions">
        <Link
          className="site-button"
          data-variant="primary"
          to={target === '/' ? linkFor({ kind: 'level', level: 1 }) : target}
        >
          {target === '/' ? 'Begin Level 1' : 'Go on'}
        </Link>
        <Link className="site-button" to={linkFor({ kind: 'dashboard' })}>
          My Progress
        </Link>
      </div>
    </div>
  );
}
