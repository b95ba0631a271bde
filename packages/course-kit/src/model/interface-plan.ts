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
  /** What is drawn. */
  readonly title: string;
  /** In the order in which they are read, what stands within others after these. */
  readonly regions: readonly PlanRegion[];
}
