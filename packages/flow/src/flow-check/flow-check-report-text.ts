import { textContext } from '@course-kit/react/feature';
import { checkPanelMessages } from './check-panel.messages.js';

/** The texts of a check, for its parts. */
export const ReportTexts = textContext(checkPanelMessages);
