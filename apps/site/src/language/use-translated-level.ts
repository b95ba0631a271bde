import type { LevelOutline, QuizLevel, TaskLevel } from '@course-kit/react/model';
import { useEffect, useMemo, useReducer } from 'react';
import type { LevelContent } from './course-words.js';
import { useLanguage } from './language-context.js';

/** A level in the language of the page, where the course has it; until its words are there, as it is written. */
function useLevel<Part extends keyof LevelContent, Level extends LevelOutline>(
  part: Part,
  written: Level & { readonly [Name in Part]: LevelContent[Part] },
): Level {
  const { words } = useLanguage().shown;
  const [, show] = useReducer((count: number) => count + 1, 0);
  const { level } = written;
  const known = words?.get(part, level);
  const shown = words?.outline?.levels[level - 1];
  useEffect(() => {
    // Mostly it was fetched with the language, or with the page.
    if (words && !known) words.fetch(part, level).then(show, () => {});
  }, [words, known, part, level]);
  return useMemo(
    () => (shown ? { ...written, ...shown, [part]: known ?? written[part] } : written),
    [written, shown, part, known],
  );
}

/** A level with its lessons in the language of the page, where it has them. */
export const useTaskLevel = (written: TaskLevel): TaskLevel => useLevel('tasks', written);

/** A level with its questions in the language of the page, where it has them. */
export const useQuizLevel = (written: QuizLevel): QuizLevel => useLevel('questions', written);
