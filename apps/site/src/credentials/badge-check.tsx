import 'course-kit/credentials.css';
import { CredentialCheck } from 'course-kit/credentials';
import { credentialSource } from './credential-source.js';

/** A place for anybody's badge of this site. */
export default function BadgeCheck() {
  return <CredentialCheck className="stack" {...credentialSource} />;
}
