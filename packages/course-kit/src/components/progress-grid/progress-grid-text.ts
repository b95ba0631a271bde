import { textContext } from '../../feature/use-text.js';
import { progressGridMessages } from './progress-grid.messages.js';

/** The texts of the progress page's cards, for its parts. */
export const ProgressGridTexts = textContext(progressGridMessages);
