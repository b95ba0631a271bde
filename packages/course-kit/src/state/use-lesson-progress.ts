'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  checkStep,
  NEW_LESSON,
  parseLessonDraft,
  stepToContinue,
  type LessonDraft,
} from '../model/lesson-draft.js';
import { withParts } from '../model/task-draft.js';
import { useCourseContext } from './course-context.js';

/** A learner's progress within a lesson, and the functions that change it. */
export interface LessonProgress extends LessonDraft {
  /**
   * The step at which the learner left off last time, until they check one. Undefined in a lesson that was not begun,
   * before the draft is read, and on a server.
   */
  readonly leftOffAt?: number | undefined;
  /** Checks or unchecks a step. */
  readonly check: (step: number, isSeen: boolean) => void;
  /** Remembers that the learner reads a step. */
  readonly visit: (step: number) => void;
}

/** A learner's progress within a lesson; survives a reload. */
export function useLessonProgress(level: number, task: number, stepCount: number): LessonProgress {
  const { drafts } = useCourseContext().store.services.storage;
  const [known, setKnown] = useState<LessonDraft & { readonly leftOffAt?: number | undefined }>(NEW_LESSON);

  useEffect(() => {
    const draft = parseLessonDraft(stepCount, drafts.read(level, task));
    setKnown({ ...draft, leftOffAt: stepToContinue(stepCount, draft) });
  }, [drafts, level, stepCount, task]);

  const change = useCallback(
    (next: (draft: LessonDraft) => LessonDraft): LessonDraft => {
      // Read again, because another tab or another part of the page may have written since.
      const stored = drafts.read(level, task);
      const draft = next(parseLessonDraft(stepCount, stored));
      drafts.write(level, withParts(stored, draft), task);
      return draft;
    },
    [drafts, level, stepCount, task],
  );
  const check = useCallback(
    (step: number, isSeen: boolean) => setKnown(change((draft) => checkStep(draft, step, isSeen))),
    [change],
  );
  const visit = useCallback(
    (step: number) => {
      const { lastStep } = change((draft) => ({ ...draft, lastStep: step }));
      setKnown((before) => ({ ...before, lastStep }));
    },
    [change],
  );
  return { ...known, check, visit };
}
