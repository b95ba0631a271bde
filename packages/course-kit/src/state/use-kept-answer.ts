import { useContext, useState } from 'react';
import type { Question } from '../model/course.js';
import { kindOf } from '../model/question-kinds/kind-of.js';
import { questionKinds } from '../model/question-kinds/other-kinds.js';
import type { QuizAnswer } from '../model/scoring.js';
import { keptAnswers, withParts } from '../model/task-draft.js';
import { CourseContext } from './course-context.js';

/**
 * What a learner had checked last of a question in a step, and the function that keeps another answer, or none. It survives a
 * reload; without a provider it does not.
 */
export function useKeptAnswer(level: number, task: number, question: Question) {
  const drafts = useContext(CourseContext)?.store.services.storage.drafts;
  const [kept, setKept] = useState<QuizAnswer | undefined>(() => {
    const { answer } = keptAnswers(drafts?.read(level, task))[question.id] ?? {};
    // Options may have gone since.
    return kindOf(question, questionKinds)?.isAnswer(question, answer) ? answer : undefined;
  });
  const keep = (answer: Exclude<QuizAnswer, number> | undefined) => {
    setKept(answer);
    // Read again, because another tab or another part of the page may have written since.
    const stored = drafts?.read(level, task);
    const { [question.id]: _before, ...others } = keptAnswers(stored);
    const questions = answer === undefined ? others : { ...others, [question.id]: { answer } };
    drafts?.write(level, withParts(stored, { questions }), task);
  };
  return [kept, keep] as const;
}
