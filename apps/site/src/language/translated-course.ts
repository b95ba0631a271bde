import type { CourseOutline, LevelOutline, QuizLevel, Task, TaskLevel } from '@course-kit/react/model';
import { useEffect, useMemo, useReducer } from 'react';
import { loadQuestions, loadTasks, outline } from '../course.js';
import { useLanguage } from './language-context.js';
import type { LanguageTag } from './languages.js';

/** What is loaded of a level in a language, besides the outline, which comes with the site's own texts. */
const LOADERS = { tasks: loadTasks, questions: loadQuestions } as const;
type Part = keyof typeof LOADERS;
type Content<Name extends Part> = Awaited<ReturnType<(typeof LOADERS)[Name]>>;

const fetched = new Map<string, unknown>();

/** Fetches a part of a level in a language, once in a visit. The pages are written in English. */
export async function fetchWords(part: Part, level: number, language: LanguageTag): Promise<void> {
  const key = `${part} ${level} ${language}`;
  if (language !== 'en' && !fetched.has(key)) fetched.set(key, await LOADERS[part](level, language));
}

/** A part of a level in the language of the page, where the course has it; until it is there, as it is written. */
function usePart<Name extends Part>(part: Name, level: number, written: Content<Name>): Content<Name> {
  const { tag } = useLanguage().shown;
  const [, show] = useReducer((count: number) => count + 1, 0);
  const known = fetched.get(`${part} ${level} ${tag}`) as Content<Name> | undefined;
  const isMissing = tag !== 'en' && !known;
  useEffect(() => {
    // Mostly it was fetched with the language, or with the page. English stays where it cannot be.
    if (isMissing) fetchWords(part, level, tag).then(show, () => {});
  }, [isMissing, part, level, tag]);
  return known ?? written;
}

/** The course in the language of the page, where it has one. */
export function useOutline(): CourseOutline {
  return useLanguage().shown.outline ?? outline;
}

function useLevelOutline(level: LevelOutline): LevelOutline {
  return useOutline().levels.find((other) => other.level === level.level) ?? level;
}

/** A level with its lessons in the language of the page, where it has them. */
export function useTaskLevel(written: TaskLevel): TaskLevel {
  const level = useLevelOutline(written);
  const tasks: readonly Task[] = usePart('tasks', written.level, written.tasks);
  return useMemo(() => ({ ...level, tasks }), [level, tasks]);
}

/** A level with its questions in the language of the page, where it has them. */
export function useQuizLevel(written: QuizLevel): QuizLevel {
  const level = useLevelOutline(written);
  const questions = usePart('questions', written.level, written.questions);
  return useMemo(() => ({ ...level, questions }), [level, questions]);
}
