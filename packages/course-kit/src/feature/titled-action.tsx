import type { ReactNode } from 'react';
import { CourseText, SentenceWith } from './course-text.js';

/** What stands for the two parts of the sentence. */
export const TITLED_ACTION = { action: '{action}', title: '{title}' };

/** What a button does, and for screen readers the title that tells it from its neighbours. */
export function TitledAction({
  sentence,
  action,
  title,
}: {
  /** Such as `{action}: {title}`. */
  readonly sentence: string;
  readonly action: ReactNode;
  readonly title: string;
}) {
  const hidden = (words: string | undefined) =>
    words && (
      <span className="ck-visually-hidden">
        <SentenceWith sentence={words} parts={{ title: <CourseText>{title}</CourseText> }} />
      </span>
    );
  const [before, after] = sentence.split(TITLED_ACTION.action);
  return (
    <>
      {hidden(before)}
      {action}
      {hidden(after)}
    </>
  );
}
