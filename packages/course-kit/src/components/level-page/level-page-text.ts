import { textContext } from '../../feature/use-text.js';
import { levelPageMessages } from './level-page.messages.js';

/** The texts of the level page, for its parts. */
export const LevelPageTexts = textContext(levelPageMessages);
