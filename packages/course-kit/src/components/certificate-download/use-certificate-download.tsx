import { useContext, useState, type ReactNode } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { isCourseStorageError } from '../../ports/course-storage-error.js';
import { useCourseContext } from '../../state/course-context.js';
import type { NoticeCode } from '../../model/notice.js';
import { useNotify } from '../../state/use-course.js';
import { useCertificateMade } from '../../state/use-raise-event.js';
import { Loaded } from '../../primitives/loaded.js';
import { NavigationContext } from '../../primitives/navigation.js';
import { useMessages } from '../../feature/course-provider/use-messages.js';
import { certificateDownloadMessages } from './certificate-download.messages.js';
import { useCertificatePdf } from './use-certificate-pdf.js';
import { useCertificateUrl } from './use-certificate-url.js';

const loadActions = () => import('../../state/certificate-actions.js');
const loadNameDialog = () => import('./level-name-dialog.js');
/** What a learner has requested. */
type CertificateFormat = 'pdf' | 'url';

/** Creating, downloading and sharing certificates. */
export interface CertificateDownload {
  /** Asks for the name if it is the first certificate, then makes the PDF and saves it. Never rejects. */
  readonly download: (level: number) => Promise<void>;
  /** Copies the certificate's public address; absent where certificates have none. Never rejects. */
  readonly copyUrl: ((level: number) => Promise<void>) | undefined;
  /** Loads what a PDF needs, ahead of the click. */
  readonly preload: () => void;
  /** The level whose certificate is being made, or null. */
  readonly busyLevel: number | null;
  /** To be rendered beside the buttons. */
  readonly dialog: ReactNode;
}

/** The state and actions behind the buttons of a level's certificate. */
export function useCertificateDownload(): CertificateDownload {
  const [question, setQuestion] = useState<{
    format: CertificateFormat;
    level: number;
    suggestion: string;
  } | null>(null);
  const [busyLevel, setBusyLevel] = useState<number | null>(null);
  const notify = useNotify();
  const { store, linkFor } = useCourseContext();
  const { services } = store;
  const navigate = useContext(NavigationContext) ?? goTo;
  const raiseMade = useCertificateMade();
  const address = useCertificateUrl();
  const pdf = useCertificatePdf();
  const messages = useMessages('certificateDownload', certificateDownloadMessages);

  const attempt = async (format: CertificateFormat, level: number, work: () => Promise<void>) => {
    setBusyLevel(level);
    try {
      await work();
    } catch (error) {
      notify(isSignedOut(error) ? 'certificate-sign-in-required' : FAILURE[format]);
    } finally {
      setBusyLevel(null);
    }
  };

  /**
   * Issues a certificate, or leads to the page of the one issued before that was revoked: it says since when and why,
   * and what its holder can do. Then there is none.
   */
  const issue = async (level: number, name: string): Promise<Certificate | null> => {
    const certificate = await (await loadActions()).issueCertificate(services, level, name);
    if (!certificate.revocation) return certificate;
    const page = linkFor({ kind: 'certificate', id: certificate.id });
    if (page !== null) navigate(page);
    return null;
  };

  const makePdf = async (level: number, name: string) => {
    const issuing = issue(level, name).catch((error: unknown) => {
      if (isSignedOut(error)) throw error;
    });
    // While the certificate is being issued.
    pdf.preload();
    const issued = await issuing;
    if (issued === null) return;
    // A certificate that cannot be recorded now is still made.
    const certificate = issued ?? (await loadActions()).draftCertificate(services, level, name);
    await pdf.save(certificate, issued ? address.urlOf(issued) : null);
  };

  const shareUrl = async (level: number, name: string) => {
    const certificate = await issue(level, name);
    if (!certificate) return;
    await address.copy?.(certificate);
    raiseMade(certificate, 'url');
  };

  const produce = (format: CertificateFormat, level: number, name: string) =>
    format === 'pdf' ? makePdf(level, name) : shareUrl(level, name);

  const begin = (format: CertificateFormat, level: number) =>
    attempt(format, level, async () => {
      const { name, isAsked } = await (await loadActions()).findCertificateName(services, level);
      if (!isAsked) return produce(format, level, name);
      await loadNameDialog();
      setQuestion({ format, level, suggestion: name });
    });

  const confirm = (name: string) => {
    if (!question) return;
    const { format, level } = question;
    setQuestion(null);
    void attempt(format, level, () => produce(format, level, name));
  };

  return {
    busyLevel,
    preload: pdf.preload,
    download: (level) => begin('pdf', level),
    copyUrl: address.copy && ((level) => begin('url', level)),
    dialog: (
      <>
        <Loaded
          load={loadNameDialog}
          props={
            question && {
              level: question.level,
              suggestion: question.suggestion,
              messages,
              onCancel: () => setQuestion(null),
              onConfirm: confirm,
            }
          }
        />
        {address.dialog}
      </>
    ),
  };
}

const FAILURE: Readonly<Record<CertificateFormat, NoticeCode>> = {
  pdf: 'certificate-failed',
  url: 'certificate-not-created',
};

const goTo = (href: string) => location.assign(href);

function isSignedOut(error: unknown): boolean {
  return isCourseStorageError(error) && error.code === 'unauthenticated';
}
