import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Certificate } from 'course-kit/model';
import { hasSigner } from './has-signer.js';

const load = () => import('./panels.js');
const SignedCertificate = lazy(async () => ({ default: (await load()).SignedCertificate }));
const BadgeCheck = lazy(async () => ({ default: (await load()).BadgeCheck }));

/** The signed form of a certificate, fetched once it is shown. The page is whole without it. */
export function SignedForm({ certificate }: { readonly certificate: Certificate }) {
  if (!hasSigner) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <SignedCertificate certificate={certificate} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A place for badges, where there are any. */
export function BadgePlace() {
  if (!hasSigner) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <BadgeCheck />
      </Suspense>
    </ErrorBoundary>
  );
}
