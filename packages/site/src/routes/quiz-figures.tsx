import '@course-kit/flow/styles.css';
import { flowFigures } from '@course-kit/flow';
import { CourseFigures } from '@course-kit/react/feature';
import type { ReactNode } from 'react';

const FIGURES = [flowFigures];

/** Draws what a test asks about flows; tests of words alone do not load it. */
export function QuizFigures({ children }: { readonly children: ReactNode }) {
  return <CourseFigures figures={FIGURES}>{children}</CourseFigures>;
}
