import 'course-kit/credentials.css';
import './credentials.css';
import { CertificateCredential } from 'course-kit/credentials';
import type { Certificate } from 'course-kit/model';
import { credentialSource } from './credential-source.js';

/** The signed form of the certificate that the page shows, where there is one. */
export default function SignedCertificate({ certificate }: { readonly certificate: Certificate }) {
  return (
    <div className="signed-certificate">
      <CertificateCredential certificate={certificate} {...credentialSource} />
    </div>
  );
}
