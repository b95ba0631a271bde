import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Certificate } from '@course-kit/react/model';
import { hasSigner } from './has-signer.js';

const load = () => import('./panels.js');
const CredentialPanel = lazy(async () => ({ default: (await load()).CredentialPanel }));
const BadgeCheckPanel = lazy(async () => ({ default: (await load()).BadgeCheckPanel }));

/** What is fetched once it is shown, where certificates are signed. The page is whole without it. */
function Extra({ children }: { readonly children: ReactNode }) {
  if (!hasSigner) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The signed form of a certificate. */
export function Credential({ certificate }: { readonly certificate: Certificate }) {
  return (
    <Extra>
      <CredentialPanel certificate={certificate} />
    </Extra>
  );
}

/** A place for badges, where there are any. */
export function BadgeCheck() {
  return (
    <Extra>
      <BadgeCheckPanel />
    </Extra>
  );
}
