import { CourseText } from '@course-kit/react/feature';
import type { PlayedStep } from './model/played-steps.js';

/**
 * What is said of the step that is shown. All captions take part in the size, so that nothing below moves from step to
 * step.
 */
export function PlayerCaptions({
  title,
  about,
  steps,
  step,
  isAnnounced,
}: {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly PlayedStep[];
  readonly step: number;
  /** A step that the learner goes to is announced; one that comes by itself is not. */
  readonly isAnnounced: boolean;
}) {
  return (
    <div className="ck-player-captions" aria-live={isAnnounced ? 'polite' : 'off'}>
      {[{ title, sentence: '' }, ...steps].map((caption, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a caption is its place.
        <div key={index} className="ck-player-caption" hidden={index !== step}>
          <p className="ck-player-title">
            <CourseText>{caption.title}</CourseText>
          </p>
          <p className="ck-player-sentence">
            {index === 0 ? about : <CourseText>{caption.sentence}</CourseText>}
          </p>
        </div>
      ))}
    </div>
  );
}
