import { textContext } from '@course-kit/react/feature';
import { flowDiagramMessages } from './flow-diagram.messages.js';

/** The texts of a drawn flow, for its parts. */
export const FlowTexts = textContext(flowDiagramMessages);
