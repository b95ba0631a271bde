/** A level as a node of its course. */
export interface CourseFlowNode<Level> {
  /** What `courseFlow` was given for it. */
  readonly level: Level;
  /** Whether the learner has come as far as this: it is the first, or the one before is passed. */
  readonly isReached: boolean;
}

/** What leads from a level to the next, by their indexes. */
export interface CourseFlowEdge {
  /** Index of the level that it leaves. */
  readonly from: number;
  /** Index of the level after it. */
  readonly to: number;
  /** Whether the level that it leads from is passed. */
  readonly isLit: boolean;
}

/** A course as nodes and edges, for whatever draws it. */
export interface CourseFlow<Level> {
  /** One for each level, in the course's order. */
  readonly nodes: readonly CourseFlowNode<Level>[];
  /** One from each level but the last. */
  readonly edges: readonly CourseFlowEdge[];
}

/**
 * The course drawn as a flow: a node for each level, in their order, and an edge from each to the next, lit as far as the
 * learner has come. `isPassed` is asked by level and index.
 */
export function courseFlow<Level>(
  levels: readonly Level[],
  isPassed: (level: Level, index: number) => boolean,
): CourseFlow<Level> {
  const passed = levels.map(isPassed);
  return {
    nodes: levels.map((level, index) => ({ level, isReached: index === 0 || passed[index - 1] === true })),
    edges: passed.slice(0, -1).map((isLit, from) => ({ from, to: from + 1, isLit })),
  };
}
