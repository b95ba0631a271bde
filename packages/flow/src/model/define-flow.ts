import type { Figure, FigureMaker } from '@course-kit/react/model';
import { checkValue, ContentChecker } from '@course-kit/react/schema';
import { withDetours } from './flow-detours.js';
import { hasPlace, shownWith } from './flow-places.js';
import { authoredFlowSchema, flowSchema, isMade, nodeIdsOf, toFlow } from './flow-schema.js';
import type { AuthoredFlow, Flow, TaskFlow } from './flow.js';

/** Makes the flows of a course, for `defineCourse`, and gives them places where no build has. */
export const flowMaker: FigureMaker = {
  kind: 'flow',
  schema: flowSchema,
  partsOf: (figure) => nodeIdsOf(asFlow(figure)),
  hasPlace: (figure, place) => {
    const check = new ContentChecker();
    checkValue(check, '', flowSchema, figure);
    return check.issues.length === 0 && hasPlace(made(figure), place);
  },
  forQuestion: (figure, shown): TaskFlow => ({ ...shownWith(made(figure), shown), kind: 'flow' }),
  make: (figure) => placed(made(figure)),
};

/** A figure of this kind, in either form. */
const asFlow = (figure: Figure) => figure as Flow | AuthoredFlow;

const made = (figure: Figure): Flow => {
  const flow = asFlow(figure);
  return isMade(flow) ? flow : toFlow(new ContentChecker(), '', flow);
};

/** Drawn as it is: with a place for everything in it. */
const placed = (flow: Flow): TaskFlow => ({ ...withDetours(flow), kind: 'flow' });

/**
 * Makes a flow from what its author wrote, to be drawn and as the figure of a task.
 *
 * @throws CourseContentError naming every issue by its path, such as `connections[1]`.
 */
export function defineFlow(authored: AuthoredFlow): TaskFlow {
  const check = new ContentChecker('flow');
  checkValue(check, '', authoredFlowSchema, authored);
  check.done();
  return placed(toFlow(check, '', authored));
}
