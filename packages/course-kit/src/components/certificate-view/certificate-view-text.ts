import { textContext } from '../../feature/use-text.js';
import { certificateViewMessages } from './certificate-view.messages.js';

/** The texts of the certificate page, for its parts. */
export const CertificateTexts = textContext(certificateViewMessages);
