import { optionIdsOf } from './question-ids.js';
import type { AskedQuestion } from './question.js';
import type { QuestionWords } from './translation.js';

/**
 * Questions in other words. Their ids, their order and their right answers stay. A question without words, or with words for other options,
 * stays as it is.
 *
 * @param words - by the ids of the questions.
 * @param language - theirs, as a BCP 47 tag.
 */
export function translateQuestions<Any extends AskedQuestion>(
  questions: readonly Any[],
  words: Readonly<Record<string, QuestionWords>>,
  language: string,
): readonly Any[] {
  return questions.map((question) => {
    const own = words[question.id];
    // What is filled in is written by nobody but the learner.
    const ids = question.kind === 'fill-in' ? [] : optionIdsOf(question);
    const options = ids.map((id) => own?.options[id]);
    if (!own || options.includes(undefined) || options.length !== Object.keys(own.options).length)
      return question;
    const { explanation = question.explanation } = own;
    return {
      ...question,
      question: own.question,
      options: ids.length === 0 ? question.options : options,
      ...(explanation !== undefined && { explanation }),
      language,
    };
  });
}

/** What the quizzes of a course are in other languages, by their BCP 47 tags: for each level the words of its questions, by their ids. */
export type QuizWords = ReadonlyMap<
  string,
  readonly ({ readonly questions: Readonly<Record<string, QuestionWords>> } | null)[]
>;

/**
 * Why the right answer to a question is right in other languages, by their tags: in those in which the question is asked.
 *
 * @param level - from 1.
 */
export function explanationsOf(
  level: number,
  question: AskedQuestion,
  words: QuizWords,
): Readonly<Record<string, string>> {
  const told = [...words].flatMap(([language, levels]) => {
    const own = levels[level - 1]?.questions ?? {};
    const [asked] = translateQuestions([question], own, language);
    const explanation = own[question.id]?.explanation;
    return asked?.language === language && explanation ? [[language, explanation] as const] : [];
  });
  return Object.fromEntries(told);
}
