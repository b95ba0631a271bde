import { useCallback, useEffect, useState } from 'react';
import { checkStep, NEW_LESSON, parseLessonDraft, type LessonDraft } from '../model/lesson-draft.js';
import { useCourseContext } from './course-context.js';

/** How far the learner is within a lesson, and what changes that. */
export interface LessonProgress extends LessonDraft {
  /** What the browser remembers is known; before that, and on a server, the lesson looks as if nobody had begun it. */
  readonly isRead: boolean;
  /** The learner has seen the result of a step, or takes that back. */
  readonly check: (step: number, isSeen: boolean) => void;
  /** The learner reads a step. */
  readonly visit: (step: number) => void;
}

/** How far a learner is within a lesson of so many steps; survives a reload. */
export function useLessonDraft(level: number, task: number, stepCount: number): LessonProgress {
  const { storage } = useCourseContext().store.services;
  const [progress, setProgress] = useState({ ...NEW_LESSON, isRead: false });

  useEffect(() => {
    const draft = parseLessonDraft(stepCount, storage.drafts.read(level, task));
    setProgress({ ...draft, isRead: true });
  }, [level, stepCount, storage, task]);

  const change = useCallback(
    (next: (draft: LessonDraft) => LessonDraft) => {
      // Read anew: another tab, or another part of the page, may have written since.
      const stored = storage.drafts.read(level, task);
      const draft = next(parseLessonDraft(stepCount, stored));
      storage.drafts.write(level, { ...(stored as object | null), ...draft }, task);
      setProgress({ ...draft, isRead: true });
    },
    [level, stepCount, storage, task],
  );
  const check = useCallback(
    (step: number, isSeen: boolean) => change((draft) => checkStep(draft, step, isSeen)),
    [change],
  );
  const visit = useCallback((step: number) => change((draft) => ({ ...draft, lastStep: step })), [change]);
  return { ...progress, check, visit };
}
