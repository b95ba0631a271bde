import '@course-kit/react/level-certificate.css';
import { CourseMap } from '@course-kit/react';
import { LevelCertificate } from '@course-kit/react/level-certificate';

// All from one file, as in `credentials/panels.tsx`.
export { CertificateList } from '@course-kit/react/level-certificate';

/** The way through the course, on which the edge runs to the level that opens, and the certificate to make. */
export function PassNews({ level }: { readonly level: number }) {
  return (
    <>
      <CourseMap className="pass-map" isLinked={false} />
      <LevelCertificate className="passed-certificate" level={level} headingRank={3} />
    </>
  );
}
