import { textContext } from '../../feature/use-text.js';
import { saveStatusMessages } from './save-status.messages.js';

/** The texts of the line that says how far work is saved, for its parts. */
export const SaveStatusTexts = textContext(saveStatusMessages);
