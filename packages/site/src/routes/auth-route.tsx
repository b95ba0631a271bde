import { useSession, useSessionPort } from '@course-kit/react';
import { useLocation } from '../navigation/location.js';
import { Link } from '../navigation/navigate.js';
import { readAuthAddress } from '../auth/auth-address.js';
import { AuthScreen } from '../auth/auth-screen.js';
import { authMessages } from '../auth/auth.messages.js';
import { useTexts } from '../language/use-texts.js';
import { PageHead } from '../head/page-head.js';
import { PageTitle } from '../head/page-meta.js';
import { linkFor } from '../links.js';

/** The sign-in page. On a site without accounts it says so and links to the course. */
export function AuthRoute() {
  const session = useSessionPort();
  const { status } = useSession();
  if (session) return <AuthScreen session={session} />;
  return status === 'none' ? <NoAccountNeeded /> : null;
}

function NoAccountNeeded() {
  const text = useTexts('auth', authMessages);
  const { redirect } = readAuthAddress(useLocation().search, window.location.origin);
  return (
    <div className="page page-narrow">
      <PageTitle title={text('title.signin')} />
      <PageHead title={text('noAccountTitle')}>{text('noAccount')}</PageHead>
      <div className="page-actions">
        <Link
          className="site-button"
          data-variant="primary"
          to={redirect === '/' ? linkFor({ kind: 'level', level: 1 }) : redirect}
        >
          {redirect === '/' ? text('begin', { level: 1 }) : text('goOn')}
        </Link>
        <Link className="site-button" to={linkFor({ kind: 'dashboard' })}>
          {text('progress')}
        </Link>
      </div>
    </div>
  );
}
