import type { TextsLike } from '@course-kit/react/messages';
import { flowCheckReportMessages } from './flow-check/flow-check-report.messages.js';
import { flowCheckMessages } from './flow-check/flow-check.messages.js';
import { flowExerciseBoardMessages } from './flow-exercise/flow-exercise-board.messages.js';
import { flowExerciseMessages } from './flow-exercise/flow-exercise.messages.js';
import { flowMendingMessages } from './flow-exercise/flow-mending.messages.js';
import { flowPlayerMessages } from './flow-player/flow-player.messages.js';
import { flowDiagramMessages } from './flow/flow-diagram.messages.js';
import { interfaceMapMessages } from './interface-map/interface-map.messages.js';

/** The texts of this package in English: what is shown where a host gives no other. */
export const en = {
  flowCheck: flowCheckMessages,
  flowCheckReport: flowCheckReportMessages,
  flowDiagram: flowDiagramMessages,
  flowExercise: flowExerciseMessages,
  flowExerciseBoard: flowExerciseBoardMessages,
  flowMending: flowMendingMessages,
  flowPlayer: flowPlayerMessages,
  interfaceMap: interfaceMapMessages,
} as const;

/** The English texts, to the letter. */
type FlowTexts = typeof en;

/** The texts of this package in a language, for the `messages` of a `CourseProvider` beside those of the components. */
export type FlowCatalogue = { readonly [Feature in keyof FlowTexts]: TextsLike<FlowTexts[Feature]> };

declare module '@course-kit/react/feature' {
  interface FeatureTexts extends FlowTexts {}
}
