import { CourseText } from '@course-kit/react/feature';
import type { PlayedStep } from './model/played-steps.js';

/** A step as a card, where there is nothing of a flow to draw: which one of all it is, and what to do. */
export function StepCard({
  title,
  steps,
  step,
}: {
  readonly title: string;
  readonly steps: readonly PlayedStep[];
  readonly step: number;
}) {
  return (
    <div className="ck-player-card" aria-hidden="true">
      <ol className="ck-player-nodes">
        {steps.map((one, index) => (
          <li key={one.title} className="ck-node" data-played={index < step || undefined}>
            {index + 1}
          </li>
        ))}
      </ol>
      <p key={step} className="ck-player-card-title">
        <CourseText>{steps[step - 1]?.title ?? title}</CourseText>
      </p>
    </div>
  );
}
