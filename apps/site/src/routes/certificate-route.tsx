import { CertificateView } from 'course-kit';
import { useParams } from 'react-router';

/** One certificate. */
export function CertificateRoute() {
  const { id = '' } = useParams();
  return <CertificateView className="page page-reading" id={id} />;
}
