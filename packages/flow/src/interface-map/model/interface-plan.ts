import type { Figure, FigureMaker } from '@course-kit/react/model';
import { integer, list, matching, object, text } from '@course-kit/react/schema';

/** A place of an interface, as a plan draws it. */
export interface PlanRegion {
  /** What stands there, as the interface spells it. */
  readonly label: string;
  /**
   * Where it is, in whole units of a plan that is 48 wide: from the left, from the top, and its width and height. Without
   * these two only the label is drawn.
   */
  readonly at: readonly number[];
  /** The number of the step that is about it, from 1. @default none */
  readonly step?: number;
}

/** A plan of a program's interface: where its parts are, and which step is about which. */
export interface InterfacePlan {
  /** Tells it from figures of other kinds. */
  readonly kind: 'map';
  /** What is drawn. */
  readonly title: string;
  /** In the order in which they are read, what stands within others after these. */
  readonly regions: readonly PlanRegion[];
}

export const planRegionSchema = object(
  {
    label: text,
    at: list(integer('a whole number', 0), { minItems: 2 }),
  },
  { step: integer('a whole number', 1) },
);

export const planSchema = object({
  kind: matching('"map"', /^map$/),
  title: text,
  regions: list(planRegionSchema),
});

/** Knows the plans of a course, for `defineCourse`. */
export const mapMaker: FigureMaker = {
  kind: 'map',
  schema: planSchema,
};

/** The plan of a task, where it is one of an interface. */
export function mapOf({ plan }: { readonly plan?: Figure }): InterfacePlan | undefined {
  return plan?.kind === 'map' ? (plan as InterfacePlan) : undefined;
}
