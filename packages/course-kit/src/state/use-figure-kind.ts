import { useContext } from 'react';
import type { QuestionDrawing } from '../model/figure.js';
import { CourseContext } from './course-context.js';
import type { FigureKind } from './figure-kind.js';

/** How the provider has the figure of a question drawn; undefined where it has no such kind, or there is no provider. */
export function useFigureKind(drawing: QuestionDrawing | undefined): FigureKind | undefined {
  return useContext(CourseContext)?.figures?.find(({ kind }) => kind === drawing?.figure?.kind);
}
