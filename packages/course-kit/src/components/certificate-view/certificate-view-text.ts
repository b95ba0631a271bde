import type { MessageValues } from '../../messages/message.js';
import type { CertificateViewMessages } from './certificate-view.messages.js';

/** A filled text of the certificate page. */
export type CertificateViewText = (key: keyof CertificateViewMessages, values?: MessageValues) => string;
