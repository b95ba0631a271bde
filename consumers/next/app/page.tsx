import { FlowDiagram } from '@course-kit/flow';
import { LevelCard, ProgressGrid, QuizRunner } from '@course-kit/react';
import { course, flow } from './shared/course';

/** A server component: what it hands to the kit's components goes over the wire. */
export default function ServerPage() {
  return (
    <>
      <LevelCard course={course} level={1} />
      <FlowDiagram flow={flow} />
      <QuizRunner course={course} level={1} />
      <ProgressGrid course={course} />
    </>
  );
}
