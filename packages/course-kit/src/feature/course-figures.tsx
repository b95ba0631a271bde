import { useMemo, type ReactNode } from 'react';
import { CourseContext, useCourseContext } from '../state/course-context.js';
import type { FigureKind } from '../state/figure-kind.js';

/** Gives a part of a page the kinds of figures that it draws, where the provider around all pages has none of them. */
export function CourseFigures({
  figures,
  children,
}: {
  /** Such as `flowFigures`. Make the list once, outside of components. */
  readonly figures: readonly FigureKind[];
  readonly children: ReactNode;
}) {
  const provided = useCourseContext();
  const value = useMemo(() => ({ ...provided, figures }), [provided, figures]);
  return <CourseContext.Provider value={value}>{children}</CourseContext.Provider>;
}
