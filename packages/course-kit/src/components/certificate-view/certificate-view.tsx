import { useState } from 'react';
import type { Certificate } from '../../model/certificate.js';
import type { Course, CourseOutline } from '../../model/course.js';
import { useCertificate, useCertificatePort } from '../../state/certificate-actions.js';
import { useCourse, useNotify, useSession } from '../../state/use-course.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { useMessages } from '../course-provider/use-messages.js';
import { certificateViewMessages } from './certificate-view.messages.js';
import { CertificateViewView, type CertificateViewViewProps } from './certificate-view.view.js';

const loadPdf = () => import('../../certificate/download-certificate.js');

/** Which certificate to show, and how. */
export interface CertificateViewProps extends Omit<
  CertificateViewViewProps,
  | 'lookup'
  | 'isVerified'
  | 'homeHref'
  | 'invitationHref'
  | 'onDownload'
  | 'onDownloadIntent'
  | 'isDownloading'
  | 'messages'
  | 'locale'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
  /** In either form, `CERT-…-L1` or as the PDF prints it, `CERT-…-1`. */
  readonly id: string;
}

/** A certificate looked up by its id (specification, section 2, certificate page). */
export function CertificateView({ course, ...props }: CertificateViewProps) {
  return (
    <CourseScope course={course} component="CertificateView">
      <ConnectedCertificateView {...props} />
    </CourseScope>
  );
}

function ConnectedCertificateView({ id, ...props }: Omit<CertificateViewProps, 'course'>) {
  const { course, linkFor, locale } = useCourse();
  const { isVerified } = useCertificatePort();
  const notify = useNotify();
  const [isDownloading, setDownloading] = useState(false);

  const download = async (certificate: Certificate) => {
    setDownloading(true);
    try {
      const { downloadCertificate } = await loadPdf();
      await downloadCertificate(certificate, {
        levels: course.levels.length,
        ...(isVerified && { url: location.href }),
      });
      notify('certificate-downloaded');
    } catch {
      notify('certificate-failed');
    } finally {
      setDownloading(false);
    }
  };

  return (
    <CertificateViewView
      {...props}
      lookup={useCertificate(id)}
      isVerified={isVerified}
      homeHref={linkFor({ kind: 'home' })}
      invitationHref={useSession().status === 'signed-out' ? linkFor({ kind: 'sign-up' }) : undefined}
      onDownload={(certificate) => void download(certificate)}
      onDownloadIntent={() => void loadPdf().then(({ preloadCertificatePdf }) => preloadCertificatePdf())}
      isDownloading={isDownloading}
      messages={useMessages('certificateView', certificateViewMessages)}
      locale={locale}
    />
  );
}
