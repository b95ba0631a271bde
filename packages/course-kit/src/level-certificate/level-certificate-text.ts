import { textContext } from '../feature/use-text.js';
import { levelCertificateMessages } from './level-certificate.messages.js';

/** The texts around making a certificate, for the parts of the views. */
export const LevelCertificateTexts = textContext(levelCertificateMessages);
