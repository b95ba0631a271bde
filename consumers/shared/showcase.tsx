import { FlowDiagram } from '@course-kit/flow';
import { CourseProvider, LevelCard, ProgressGrid, QuizRunner } from '@course-kit/react';
import { course, flow } from './course';

/** What every application shows: a card, a flow, a quiz, and a grid whose certificate opens a dialog. */
export function Showcase() {
  return (
    <CourseProvider course={course}>
      <LevelCard level={1} />
      <FlowDiagram flow={flow} />
      <QuizRunner level={1} />
      <ProgressGrid />
    </CourseProvider>
  );
}
