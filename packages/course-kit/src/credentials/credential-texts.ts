import { textContext } from '../feature/use-text.js';
import { credentialMessages } from './credential.messages.js';

/** The texts of a view about signed certificates, for its parts. */
export const CredentialTexts = textContext(credentialMessages);
