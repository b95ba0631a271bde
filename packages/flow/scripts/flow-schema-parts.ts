import { planRegionSchema, planSchema } from '../src/interface-map/model/interface-plan.js';
import { authoredFlowSchema, authoredNodeSchema, madeFlowSchema } from '../src/model/flow-schema.js';
import { anything, matching, object, text } from '@course-kit/react/schema';
import { schemaText, type FigureParts } from '../../course-kit/scripts/schema-document.js';
import { typeDocs } from '../../course-kit/scripts/type-docs.js';

/** What the schema of courses says of flows and maps. */
export const flowParts: FigureParts = {
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
    plan: [planSchema, 'InterfacePlan'],
    planRegion: [planRegionSchema, 'PlanRegion'],
    flow: [authoredFlowSchema, 'AuthoredFlow'],
    component: [authoredNodeSchema, 'AuthoredFlowNode'],
    madeFlow: [madeFlowSchema, 'TaskFlow', 'Flow'],
  },
  docs: {
    ...typeDocs(new URL('../src/model/flow.ts', import.meta.url)),
    ...typeDocs(new URL('../src/interface-map/model/interface-plan.ts', import.meta.url)),
  },
};

/** What course.schema.json should hold. */
export const flowSchemaText = () => schemaText(flowParts);
