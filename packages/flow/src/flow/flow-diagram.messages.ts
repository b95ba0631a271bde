import type { TextsLike } from '@course-kit/react/messages';

/** Texts of a drawn flow. */
export const flowDiagramMessages = {
  asText: 'This flow as text',
  connection: '{output} goes to {target}, {input}',
  noConnection: 'The flow ends here',
  highlighted: 'new in this step',
  legend: 'Colors of the connections',
  picture: 'Picture of the flow',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  afterStep: 'The flow after step {step}',
} as const;

/** The texts of a drawn flow. */
export type FlowDiagramMessages = TextsLike<typeof flowDiagramMessages>;
