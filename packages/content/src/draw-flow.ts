import { defineFlow, type AuthoredFlow, type TaskFlow } from '@course-kit/flow/model';
import { tool } from './tool.js';

/** A flow of the tool, in the tool's own colors. */
export function drawFlow(authored: AuthoredFlow): TaskFlow {
  return defineFlow({ portColors: tool.portColors, ...authored });
}
