import { textContext } from '@course-kit/react/feature';
import { credentialMessages } from './credential.messages.js';

/** The texts of a view about signed certificates, for its parts. */
export const CredentialTexts = textContext(credentialMessages);
