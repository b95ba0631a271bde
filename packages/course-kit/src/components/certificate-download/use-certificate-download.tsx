import { lazy, Suspense, useState, type ReactNode } from 'react';
import { isCourseStorageError } from '../../ports/course-storage-error.js';
import {
  useCertificateName,
  useCertificatePort,
  useIssueCertificate,
} from '../../state/certificate-actions.js';
import { useCourse, useNotify } from '../../state/use-course.js';
import { useMessages } from '../course-provider/use-messages.js';
import { certificateDownloadMessages } from './certificate-download.messages.js';

const NameDialog = lazy(() => import('./name-dialog.js'));

const loadPdf = () => import('../../certificate/download-certificate.js');

/** Making and downloading certificates. */
export interface CertificateDownload {
  /** Asks for the name if it is the first certificate, then makes the PDF and saves it. Never rejects. */
  readonly download: (level: number) => Promise<void>;
  /** Fetches what a PDF needs, ahead of the click. */
  readonly preload: () => void;
  /** The level whose certificate is being made, or null. */
  readonly busyLevel: number | null;
  /** To be rendered beside the button. */
  readonly dialog: ReactNode;
}

/** What a button that downloads a level's certificate needs. */
export function useCertificateDownload(): CertificateDownload {
  const [question, setQuestion] = useState<{ level: number; suggestion: string } | null>(null);
  const [busyLevel, setBusyLevel] = useState<number | null>(null);
  const { course, linkFor } = useCourse();
  const notify = useNotify();
  const findName = useCertificateName();
  const issue = useIssueCertificate();
  const { isVerified } = useCertificatePort();
  const messages = useMessages('certificateDownload', certificateDownloadMessages);

  const attempt = async (level: number, work: () => Promise<void>) => {
    setBusyLevel(level);
    try {
      await work();
    } catch (error) {
      const isSignedOut = isCourseStorageError(error) && error.code === 'unauthenticated';
      notify(isSignedOut ? 'certificate-sign-in-required' : 'certificate-failed');
    } finally {
      setBusyLevel(null);
    }
  };

  const make = async (level: number, name: string) => {
    const [{ downloadCertificate }, certificate] = await Promise.all([loadPdf(), issue(level, name)]);
    const address = linkFor({ kind: 'certificate', id: certificate.id });
    await downloadCertificate(certificate, {
      levels: course.levels.length,
      ...(isVerified && { url: new URL(address, location.href).href }),
    });
    notify('certificate-downloaded');
  };

  return {
    busyLevel,
    preload: () => void loadPdf().then(({ preloadCertificatePdf }) => preloadCertificatePdf()),
    download: (level) =>
      attempt(level, async () => {
        const { name, isConfirmed } = await findName();
        if (isConfirmed) await make(level, name);
        else setQuestion({ level, suggestion: name });
      }),
    dialog: question && (
      <Suspense>
        <NameDialog
          suggestion={question.suggestion}
          messages={messages}
          onCancel={() => setQuestion(null)}
          onConfirm={(name) => {
            setQuestion(null);
            void attempt(question.level, () => make(question.level, name));
          }}
        />
      </Suspense>
    ),
  };
}
