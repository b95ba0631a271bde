import { useCertificate } from '@course-kit/react';

export function Example() {
  const lookup = useCertificate('CERT-1763683200000-L1');
  return <p>{lookup.status === 'found' ? lookup.certificate.userName : lookup.status}</p>;
}
