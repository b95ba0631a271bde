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
