import { useSession, useSessionPort } from 'course-kit';
import { Link, useLocation } from 'react-router';
import { readAuthAddress } from '../auth/auth-address.js';
import { AuthScreen } from '../auth/auth-screen.js';
import { PageHead } from '../layout/page-head.js';
import { PageTitle } from '../layout/page-meta.js';
import { linkFor } from '../links.js';

/** Where learners sign in. Without accounts it says so and leads on. */
export function AuthRoute() {
  const session = useSessionPort();
  const { status } = useSession();
  if (session) return <AuthScreen session={session} />;
  return status === 'none' ? <NoAccountNeeded /> : null;
}

function NoAccountNeeded() {
  const { redirect } = readAuthAddress(useLocation().search, window.location.origin);
  return (
    <div className="page page-narrow">
      <PageTitle title="Sign in" />
      <PageHead title="No account needed">
        This site keeps your progress in this browser, so there is nothing to sign in to. Another browser or
        device starts from the beginning.
      </PageHead>
      <div className="page-actions">
        <Link
          className="site-button"
          data-variant="primary"
          to={redirect === '/' ? linkFor({ kind: 'level', level: 1 }) : redirect}
        >
          {redirect === '/' ? 'Begin Level 1' : 'Go on'}
        </Link>
        <Link className="site-button" to={linkFor({ kind: 'dashboard' })}>
          My Progress
        </Link>
      </div>
    </div>
  );
}
