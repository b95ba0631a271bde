import { textContext } from '../components/view/use-text.js';
import { flowCheckReportMessages } from './flow-check-report.messages.js';

/** The texts of a check, for its parts. */
export const ReportTexts = textContext(flowCheckReportMessages);
