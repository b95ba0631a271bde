import { checkValue } from '../check-value.js';
import { ContentChecker } from '../content-checker.js';
import { authoredFlowSchema, isMade, toFlow } from './flow-schema.js';
import type { AuthoredFlow, Flow } from './flow.js';

/** The flow itself, whichever form it is written in; it must be sound. */
export function madeFlow(flow: Flow | AuthoredFlow): Flow {
  return isMade(flow) ? flow : toFlow(new ContentChecker(), '', flow);
}

/**
 * Makes a flow from what its author wrote.
 *
 * @throws CourseContentError naming every issue by its path, such as `connections[1]`.
 */
export function defineFlow(authored: AuthoredFlow): Flow {
  const check = new ContentChecker('flow');
  checkValue(check, '', authoredFlowSchema, authored);
  check.done();
  return toFlow(check, '', authored);
}
