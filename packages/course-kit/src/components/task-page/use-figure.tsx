import { useMemo } from 'react';
import type { Task } from '../../model/course.js';
import { ofKind } from '../../model/figure.js';
import type { FigureKind } from '../../state/figure-kind.js';

/** Where a page draws no figures. */
export const NO_KINDS: readonly FigureKind[] = [];

/** The lesson with its figures as they are drawn, and the picture of what it leads to. */
export function useFigure(given: Task, kinds: readonly FigureKind[]) {
  return useMemo(() => {
    const known = ofKind(kinds, given.figure ?? given.plan);
    const task = known?.make?.(given) ?? given;
    const Picture = ofKind(kinds, task.figure)?.Picture;
    return {
      task,
      figure: Picture && task.figure && <Picture figure={task.figure} className="ck-task-figure" />,
    };
  }, [given, kinds]);
}
