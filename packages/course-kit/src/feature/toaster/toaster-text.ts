import { textContext } from '../use-text.js';
import { toasterMessages } from './toaster.messages.js';

/** The texts of the toasts, for their parts. */
export const ToasterTexts = textContext(toasterMessages);
