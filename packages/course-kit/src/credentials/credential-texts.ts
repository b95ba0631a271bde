import { textContext } from '../components/view/use-text.js';
import { credentialMessages } from './credential.messages.js';

/** The texts of a view about signed certificates, for its parts. */
export const CredentialTexts = textContext(credentialMessages);
