import { authoredFlowSchema, authoredNodeSchema, madeFlowSchema } from '../src/model/flow-schema.js';
import type { AuthoredFlow, AuthoredFlowNode, TaskFlow } from '../src/model/flow.js';
import {
  planRegionSchema,
  planSchema,
  type InterfacePlan,
  type PlanRegion,
} from '../src/interface-map/model/interface-plan.js';
import { anything, matching, object, text } from '@course-kit/react/schema';
import { schemaText, type FigureParts, type Words } from '../../course-kit/scripts/schema-document.js';

const words = {
  plan: {
    kind: '"map".',
    title: 'What is drawn.',
    regions: 'Its parts, in the order in which they are read.',
  } satisfies Words<InterfacePlan>,
  planRegion: {
    label: 'What stands there, as the interface spells it.',
    at: 'From the left, from the top, width, height; without the last two only the label is drawn.',
    step: 'The number of the step that is about it.',
  } satisfies Words<PlanRegion>,
  flow: {
    kind: '"flow" in the figure of a lesson.',
    title: 'What the flow does.',
    nodes: 'The components, by a short id that connections and `adds` use.',
    connections: 'Each as "node.Output -> node.Input", by id of the node and name of the port.',
    portColors: 'A color for each type of port that has one of its own.',
  } satisfies Words<AuthoredFlow>,
  component: {
    title: 'The component’s name.',
    detail: 'A setting or a role, in a few words.',
    inputs: 'Where data enters, each as "Name: Type".',
    outputs: 'Where data leaves, each as "Name: Type".',
  } satisfies Words<AuthoredFlowNode>,
  madeFlow: {
    kind: '"flow" in the figure of a lesson.',
    title: 'What the flow does.',
    nodes: 'The components, as `defineFlow` makes them; `at` is the place of one in the picture.',
    connections: 'The connections, as `defineFlow` makes them; `via` is where a line turns.',
    portColors: 'A color for each type of port that has one of its own.',
  } satisfies Words<TaskFlow>,
};

/** What the schema of courses says of flows and maps. */
export const flowParts: FigureParts = {
  words,
  figures: [
    authoredFlowSchema,
    madeFlowSchema,
    planSchema,
    {
      ...object({ kind: matching('another kind', /^(?!(?:flow|map)$).*\S/), title: text }),
      additionalProperties: anything,
    },
  ],
  parts: {
    plan: planSchema,
    planRegion: planRegionSchema,
    flow: authoredFlowSchema,
    component: authoredNodeSchema,
    madeFlow: madeFlowSchema,
  },
  summaries: {
    plan: 'Where the parts of an interface are.',
    planRegion: 'A part of an interface.',
    flow: 'A flow: components with ports, and connections between them.',
    component: 'A component of a flow.',
    madeFlow: 'A flow as `defineFlow` makes it; write the other form by hand.',
  },
};

/** What course.schema.json should hold. */
export const flowSchemaText = () => schemaText(flowParts);
