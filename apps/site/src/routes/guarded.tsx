import { UnlockGate } from 'course-kit';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { linkFor } from '../links.js';
import { forgetWantedPage } from '../wanted-page.js';

/** Keeps a locked level's pages closed and leads to the locked page, passing on what was asked for. */
export function Guarded({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const from = useLocation();
  return (
    <UnlockGate
      level={level}
      onLocked={() => void navigate(linkFor({ kind: 'locked' }), { replace: true, state: { from } })}
    >
      {children}
      <Reached path={from.pathname} />
    </UnlockGate>
  );
}

/** Stands in an open page: what was asked for while it was locked is reached. */
function Reached({ path }: { readonly path: string }) {
  useEffect(() => forgetWantedPage(path), [path]);
  return null;
}
