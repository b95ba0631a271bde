import '@course-kit/credentials/styles.css';
import './credentials.css';
import { CertificateCredential, CredentialCheck } from '@course-kit/credentials';
import type { Certificate } from '@course-kit/react/model';
import { credentialSource } from './credential-source.js';

// Both in one file: in two, what they share would be taken for a part of other pages and fetched there as well.

/** The signed form of the certificate that the page shows, where there is one. */
export function CredentialPanel({ certificate }: { readonly certificate: Certificate }) {
  return (
    <div className="signed-certificate">
      <CertificateCredential certificate={certificate} {...credentialSource} />
    </div>
  );
}

/** A place for anybody's badge of this site. */
export function BadgeCheckPanel() {
  return <CredentialCheck className="stack" {...credentialSource} />;
}
