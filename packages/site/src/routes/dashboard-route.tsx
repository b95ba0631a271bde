import { ProgressData, ProgressGrid, useCourse, useSession, useSessionPort } from '@course-kit/react';
import type { ReactNode } from 'react';
import { Link, Navigate } from '../navigation/navigate.js';
import { AccountBar } from '../auth/account-bar.js';
import { useSignOut } from '../auth/sign-out.js';
import { dashboardMessages } from '../dashboard/dashboard.messages.js';
import { OverallProgress } from '../dashboard/overall-progress.js';
import { useTexts } from '../language/use-texts.js';
import { PageHead } from '../head/page-head.js';
import { linkFor, paths } from '../links.js';

export { ProgressData };

/** My Progress. Where there are accounts, only for learners who are signed in. */
export function DashboardRoute() {
  const hasAccounts = useSessionPort() !== undefined;
  const session = useSession();
  const { isSigningOut, signOut } = useSignOut();
  // Without a session there is nothing to show, also while the sign-in screen waits for a network.
  if (session.status === 'signed-out' || (hasAccounts && session.status === 'loading'))
    return (
      <div className="page page-loading" aria-busy="true">
        {/* After signing out here, the sign-in screen does not lead back to this page. */}
        {session.status === 'signed-out' && !isSigningOut && (
          <Navigate to={`${paths.auth}?redirect=${linkFor({ kind: 'dashboard' })}`} />
        )}
      </div>
    );
  return (
    <Dashboard>
      {signOut && (
        <AccountBar
          learner={session.status === 'signed-in' ? session.learner : undefined}
          isSigningOut={isSigningOut}
          onSignOut={signOut}
        />
      )}
    </Dashboard>
  );
}

/** My Progress: how far the learner is, where to go on, the certificates, and what is kept. */
function Dashboard({ children }: { readonly children: ReactNode }) {
  const { place } = useCourse();
  const text = useTexts('dashboard', dashboardMessages);
  return (
    <div className="page">
      <div className="dashboard-head">
        {/* With an account, the status line above says where progress is kept. */}
        <PageHead title={text('title')}>{place !== 'account' && text(`notice.${place}`)}</PageHead>
        {children}
      </div>
      <OverallProgress />
      <ProgressGrid />
      <p className="page-foot">
        <Link to={linkFor({ kind: 'certificates' })}>{text('certificates')}</Link>
      </p>
      <ProgressData className="page-foot" />
    </div>
  );
}
