import { outline } from '@course-kit/content/outline';
import {
  ProgressGrid,
  useCourse,
  useCourseProgress,
  useLevels,
  useSession,
  useSessionPort,
} from 'course-kit';
import { continueTarget } from 'course-kit/model';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { AccountBar } from '../auth/account-bar.js';
import { useSignOut } from '../auth/use-sign-out.js';
import { PageHead } from '../layout/page-head.js';
import { linkFor, paths } from '../links.js';

/** My Progress. Where there are accounts it is for those who are signed in. */
export function DashboardRoute() {
  const hasAccounts = useSessionPort() !== undefined;
  const session = useSession();
  const { isSigningOut, signOut } = useSignOut();
  if (hasAccounts && session.status === 'loading')
    return <div className="page page-loading" aria-busy="true" />;
  // Who signs out here goes to the sign-in screen without a way back.
  if (session.status === 'signed-out' && !isSigningOut)
    return <Navigate to={`${paths.auth}?redirect=${linkFor({ kind: 'dashboard' })}`} replace />;
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

/** My Progress: how far the learner is, where to go on, and the certificates. */
function Dashboard({ children }: { readonly children: ReactNode }) {
  const { place } = useCourse();
  const { levels, status } = useLevels();
  const { done, total, percent, passedLevels } = useCourseProgress();
  const target = continueTarget(outline, levels);
  const next =
    target.kind === 'finished'
      ? { to: linkFor({ kind: 'certificates' }), label: 'View your certificates' }
      : {
          to: linkFor(target),
          label: target.kind === 'quiz' ? `Take the Level ${target.level} test` : continueLabel(target),
        };
  return (
    <div className="page">
      <PageHead title="My Progress">{NOTICE[place]}</PageHead>
      {children}
      <section className="overall" aria-label="Overall progress">
        <p className="overall-figure">{percent}%</p>
        <div className="overall-detail">
          <progress max={total} value={done} aria-label={`${percent} % of the course done`} />
          <p>
            {done} of {total} tasks and tests done, {passedLevels} of {outline.levels.length} levels passed
          </p>
        </div>
        {status === 'ready' && (
          <Link className="site-button" data-variant="primary" to={next.to}>
            {next.label}
            <ArrowRight size="1em" aria-hidden="true" />
          </Link>
        )}
      </section>
      <ProgressGrid />
      <p className="page-foot">
        <Link to={linkFor({ kind: 'certificates' })}>Your certificates, and a way to check any other</Link>
      </p>
    </div>
  );
}

function continueLabel({ level, task }: { readonly level: number; readonly task: number }): string {
  return level === 1 && task === 1 ? 'Start with task 1' : `Continue with Level ${level}, task ${task}`;
}

const NOTICE = {
  account: 'Saved on your account.',
  browser: 'Saved in this browser only.',
  page: 'Your browser keeps no data: progress lasts until you close this page.',
} as const;
